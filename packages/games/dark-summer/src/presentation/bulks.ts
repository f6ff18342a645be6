import type { HexId } from '@bocage/hex';
import { allOf, allToUsual, allWithOne, type Bulk, type Usual } from '@bocage/wargame';
import type { UnitId } from '../data.ts';
import { whyStack } from '../rules/stacking.ts';
import type { G } from '../state.ts';

/** The first place, as the rules list them, that has room beside those who are sent there before. */
const firstWithRoom: Usual<G> = (g, unit, places, sent) =>
  places.find((place) => whyStack(g, place as HexId, [...sent(place), unit] as UnitId[]) === null);

/** Commands that stand for several decisions. */
export const BULKS: readonly Bulk<G>[] = [
  {
    id: 'firstWave',
    label: 'Land all, one after another',
    step: 'firstWave.choose',
    plan: allOf('land'),
  },
  {
    id: 'thirdWave',
    label: 'Land all in their places',
    step: 'thirdWave.choose',
    plan: allToUsual('land', firstWithRoom),
  },
  {
    id: 'leftOver',
    label: 'Land all on the first open beach',
    step: 'arrivals.land',
    plan: allToUsual('put', firstWithRoom),
  },
  {
    id: 'enter',
    label: 'Place all where they enter first',
    step: 'arrivals.put',
    plan: allToUsual('put', firstWithRoom),
  },
  {
    id: 'retreat',
    label: 'All who have one way back take it',
    step: 'retreat.choose',
    plan: allWithOne('retreat'),
  },
];
