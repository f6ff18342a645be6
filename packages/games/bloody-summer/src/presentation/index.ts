import type { Presentation } from '@bocage/wargame';
import { grid } from '../map.ts';
import type { G } from '../state.ts';
import { about } from './about.ts';
import { BOXES } from './boxes.ts';
import { BULKS } from './bulks.ts';
import { HARMS, tell } from './changes.ts';
import { costsOf } from './costs.ts';
import { countersOf } from './counters.ts';
import { draw } from './drawings/index.ts';
import { FORCES } from './forces.ts';
import { HEADINGS } from './headings.ts';
import { here } from './here.ts';
import { marksOf } from './marks.ts';
import { nameOf, placeOf, SIDES } from './names.ts';
import { OVERLAYS } from './overlays.ts';
import { PREVIEWS } from './previews.ts';
import { sheetOf } from './sheets/index.ts';
import { STAGES } from './stages.ts';
import { tracksOf } from './tracks/index.ts';
import { captionOf } from './tracks/time.ts';
import { VERBS } from './verbs.ts';
import { WARNINGS } from './warnings.ts';

/** How the game is shown. */
export const presentation: Presentation<G> = {
  grid,
  sides: SIDES,
  boxes: BOXES,
  overlays: OVERLAYS,
  verbs: VERBS,
  previews: PREVIEWS,
  openers: ['turnBegan', 'phaseBegan'],
  scenarios: {
    cherbourg: 'The Americans have four weeks from 6 June to take the port; the west of the map alone.',
    cobra: 'The breakout of 18 July: both armies as they stood, six turns to the end of August.',
    campaign: 'From the drops in the night of 6 June to 28 August: the landings, then twelve weeks.',
  },
  options: {},
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
