import type { Presentation } from '@bocage/wargame';
import { grid } from '../map.ts';
import type { G } from '../state.ts';
import { about } from './about.ts';
import { BULKS } from './bulks.ts';
import { HARMS, tell } from './changes.ts';
import { costsOf } from './costs.ts';
import { countersOf } from './counters.ts';
import { draw } from './drawings.ts';
import { FORCES } from './forces.ts';
import { HEADINGS } from './headings.ts';
import { marksOf } from './marks.ts';
import { nameOf, placeOf, SIDES } from './names.ts';
import { here, OVERLAYS } from './overlays.ts';
import { sheetOf } from './sheets/index.ts';
import { captionOf, tracksOf } from './tracks.ts';
import { PREVIEWS, VERBS } from './verbs.ts';
import { WARNINGS } from './warnings.ts';

/** How the game is shown. */
export const presentation: Presentation<G> = {
  grid,
  sides: SIDES,
  boxes: [],
  overlays: OVERLAYS,
  verbs: VERBS,
  previews: PREVIEWS,
  scenarios: {
    'first-waves': 'Both divisions on the whole beach, from the first boats to ten o’clock: 16 turns.',
    'easy-fox':
      'The 1st Division alone, at Easy Red and Fox Green: 16 turns and half the map, good for a first game.',
    'd-day':
      'The whole day, 32 turns: a check at ten o’clock, then half an hour a turn, engineers, command posts, and Germans who move. German armor is left out.',
    'beyond-the-beach':
      'From half past ten to six in the evening, turns 17 to 32: the beach is won, and the villages are not. German armor is left out.',
  },
  options: {
    sacrifice: 'A hero may fall in the place of the last step of his unit, which stays inspired.',
    together: 'Two units of a hex that do the same take one regular action, not two.',
    earlyActions:
      'Germans reinforce, advance, patrol and shell by the letters of the cards from turn 12, not 17.',
    bombardment:
      'Bombs and shells fall where they should: strongpoints are disrupted or destroyed, and you land on turn 4. Ten points off.',
    safeTanks: 'The tanks of turn 1 are brought ashore like those of turn 2. Five points off.',
    noRangers: 'All Rangers but C/2R go to Pointe du Hoc. Five points more.',
    reaction:
      'In the long games Kampfgruppe Meyer is on its way at once, and German reserves come with depth. Five points more.',
  },
  headings: HEADINGS,
  caption: captionOf,
  counters: countersOf,
  marks: marksOf,
  tracks: tracksOf,
  nameOf,
  placeOf,
  draw,
  here,
  about,
  tell,
  bulks: BULKS,
  warnings: WARNINGS,
  harms: HARMS,
  forces: FORCES,
  costs: costsOf,
  sheet: sheetOf,
};
