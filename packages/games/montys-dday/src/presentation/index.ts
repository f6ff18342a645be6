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
import { nameOf, placeOf, SIDES } from './names.ts';
import { here, OVERLAYS } from './overlays.ts';
import { sheetOf } from './sheets/index.ts';
import { STAGES } from './stages.ts';
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
  openers: ['turnBegan'],
  scenarios: {
    'd-day': 'Sword, Juno and Gold from the drops at one in the morning to 1300 on 7 June: 14 turns.',
    'rommels-fantasy': 'The 12th SS stands about Caen and may move at once; 16 turns to 1700 on 7 June.',
    'optimal-defence': 'Two Panzer divisions behind the beaches before the first boat comes; 21 turns.',
    'morning-at-sword': 'One beach and its German battalion from 0700 on, to learn by.',
  },
  options: {
    bombardment: 'Shells strike at each unit of a hex by itself, not at all of them together.',
    tide: 'The Allies may land at Average or High tide, one turn later or two, with heavier casualties.',
  },
  stages: STAGES,
  headings: HEADINGS,
  caption: captionOf,
  counters: countersOf,
  marks: marksOf,
  tracks: tracksOf,
  nameOf,
  placeOf,
  here,
  about,
  draw,
  tell,
  bulks: BULKS,
  warnings: WARNINGS,
  harms: HARMS,
  forces: FORCES,
  costs: costsOf,
  sheet: sheetOf,
};
