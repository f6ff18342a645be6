import type { HexId } from '@bocage/hex';
import type { BoxGroup } from '@bocage/wargame';
import { DESTROYED, FORTRESSES, RESERVE, REST_BOX, STRATEGIC } from '../map.ts';
import { boxTitle } from './words.ts';

const called = (boxes: readonly HexId[]): BoxGroup['boxes'] =>
  boxes.map((at) => ({ at, title: boxTitle(at) }));

/** The places beside the map. */
export const BOXES: readonly BoxGroup[] = [
  { id: 'strategic', title: 'The strategic map', boxes: called(STRATEGIC) },
  { id: 'festungen', title: 'Festungen', boxes: called(FORTRESSES) },
  { id: 'reserve', title: 'The strategic reserve', boxes: [{ at: RESERVE, title: 'Waits to land' }] },
  {
    id: 'losses',
    title: 'Losses',
    boxes: [
      { at: DESTROYED, title: 'Destroyed' },
      { at: REST_BOX, title: 'At Rest' },
    ],
  },
];
