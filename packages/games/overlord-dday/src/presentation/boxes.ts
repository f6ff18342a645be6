import type { HexId } from '@bocage/hex';
import type { BoxGroup } from '@bocage/wargame';
import { BEACH, PHASES } from '../data.ts';
import { boxOf, PLACE, spaceOf } from '../map.ts';
import { capital, countedPhase } from './words.ts';

type Box = BoxGroup['boxes'][number];
const box = (at: HexId, title: string): Box => ({ at, title });
const named = (word: string, title: string): Box => box(PLACE.of(word), title);

/** A beach as a player lays it out: the five waves, and behind them the boxes of the days to come. */
const beaches: readonly BoxGroup[] = BEACH.words.map((name, beach) => ({
  id: name.toLowerCase(),
  title: name,
  boxes: [
    ...Array.from({ length: PHASES }, (_, i) => box(spaceOf(beach, i + 1), capital(countedPhase(i + 1)))),
    box(boxOf(beach, 1), 'Landing Box 1'),
    box(boxOf(beach, 2), 'Landing Box 2'),
  ],
}));

/** The places beside the map. */
export const BOXES: readonly BoxGroup[] = [
  ...beaches,
  {
    id: 'special',
    title: 'By cliff and by air',
    boxes: [named('Rangers', 'Rangers below Pointe du Hoc'), named('Gliders', 'Glider units')],
  },
  {
    id: 'us-afloat',
    title: 'U.S. reserves afloat',
    boxes: [
      named('Reserve-us', 'Floating Reserve'),
      named('Mulberry-us-1', 'Mulberry A, Box 1'),
      named('Mulberry-us-2', 'Mulberry A, Box 2 (shut)'),
    ],
  },
  {
    id: 'cw-afloat',
    title: 'Commonwealth reserves afloat',
    boxes: [
      named('Reserve-cw', 'Floating Reserve'),
      named('Mulberry-cw-1', 'Mulberry B, Box 1'),
      named('Mulberry-cw-2', 'Mulberry B, Box 2 (shut)'),
    ],
  },
  {
    id: 'german-reserves',
    title: 'German reserves off the map',
    boxes: [
      named('OMM-13', 'East of the map (13)'),
      named('OMM-1-2', 'Farther off (1–2)'),
      named('Rail', 'On the railway'),
    ],
  },
];
