import type { Presentation } from '@bocage/wargame';
import { grid } from '../map.ts';
import type { G } from '../state.ts';
import { about } from './about.ts';
import { BOXES } from './boxes.ts';
import { BULKS } from './bulks.ts';
import { HARMS, tell } from './changes.ts';
import { costsOf } from './costs.ts';
import { countersOf } from './counters.ts';
import { draw } from './drawings.ts';
import { FORCES } from './forces.ts';
import { HEADINGS } from './headings.ts';
import { marksOf } from './marks.ts';
import { nameOf, SIDES } from './names.ts';
import { OVERLAYS } from './overlays.ts';
import { sheetOf } from './sheets/index.ts';
import { captionOf, tracksOf } from './tracks.ts';
import { PREVIEWS, VERBS } from './verbs.ts';
import { WARNINGS } from './warnings.ts';

/** How the game is shown. */
export const presentation: Presentation<G> = {
  grid,
  sides: SIDES,
  boxes: BOXES,
  overlays: OVERLAYS,
  verbs: VERBS,
  previews: PREVIEWS,
  openers: ['played', 'scored'],
  scenarios: { campaign: 'Ten turns from the landings to the pocket at Falaise, on the whole map.' },
  options: {
    historicalWeather:
      'The storm comes early and the sun late, as in that summer; which turn exactly stays open.',
    reactionWithdrawal: 'Germans who are hemmed in may slip away in a Reaction too: a little help for them.',
    assaultGuns: 'An assault gun marker helps a German defense once or twice a turn: a little help for them.',
  },
  headings: HEADINGS,
  caption: captionOf,
  counters: countersOf,
  marks: marksOf,
  tracks: tracksOf,
  nameOf,
  draw,
  about,
  tell,
  bulks: BULKS,
  warnings: WARNINGS,
  harms: HARMS,
  forces: FORCES,
  costs: costsOf,
  sheet: sheetOf,
};
