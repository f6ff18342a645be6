import type { BoxGroup } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { AIRCRAFT, cycleBox, LE_HAVRE, POOLS } from '../map.ts';
import { BEACHES } from '../terms.ts';
import { beachName } from './words.ts';

const { waves, cycles, capacity } = CHARTS.invasion;

/** 5.1: the Landing Pool of a beach, and a box for each Cycle of its Waves with the room it has. */
const displayOf = (beach: number): BoxGroup => ({
  id: BEACHES[beach] as string,
  title: beachName(beach),
  boxes: [
    { at: POOLS[beach] as (typeof POOLS)[number], title: 'Landing Pool' },
    ...Array.from({ length: waves * cycles }, (_, i) => {
      const [wave, cycle] = [Math.floor(i / cycles) + 1, (i % cycles) + 1];
      const room = capacity[BEACHES[beach] as (typeof BEACHES)[number]][wave - 1]?.[cycle - 1] ?? 0;
      return { at: cycleBox(beach, wave, cycle), title: `Wave ${wave}, Cycle ${cycle} (room for ${room})` };
    }),
  ],
});

/** The places beside the map. */
export const BOXES: readonly BoxGroup[] = [
  ...BEACHES.map((_, beach) => displayOf(beach)),
  { id: 'aircraft', title: 'Aircraft', boxes: [{ at: AIRCRAFT, title: '6th Airborne Division' }] },
  { id: 'le-havre', title: 'Le Havre', boxes: [{ at: LE_HAVRE, title: 'The batteries' }] },
];
