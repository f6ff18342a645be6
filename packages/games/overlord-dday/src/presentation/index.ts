import type { Presentation } from '@bocage/wargame';
import { SETUP } from '../data.ts';
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
import { nameOf } from './names.ts';
import { OVERLAYS } from './overlays.ts';
import { sheetOf } from './sheets/index.ts';
import { captionOf, tracksOf } from './tracks.ts';
import { PREVIEWS, VERBS } from './verbs.ts';
import { WARNINGS } from './warnings.ts';

/** The alternatives of an option stand under `option.alternative`. */
const options: Readonly<Record<string, string>> = {
  setup: 'Where the Germans stand in the night: as in history, or as one of three plans would have had it.',
  'setup.historical': 'As on 6 June 1944; a die tells where Kampfgruppe Meyer has been sent.',
  ...Object.fromEntries(SETUP.alternativeSetups.map(({ id, text }) => [`setup.${id}`, text])),
};

/** How the game is shown. */
export const presentation: Presentation<G> = {
  grid,
  sides: ['Allies', 'Germans'],
  boxes: BOXES,
  overlays: OVERLAYS,
  verbs: VERBS,
  previews: PREVIEWS,
  scenarios: {
    dday: 'The whole day on all five beaches, from the drops before dawn to the evening.',
    'omaha-example': 'Omaha alone: the counters of the rulebook’s own example, to learn by.',
  },
  options,
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
