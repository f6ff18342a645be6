import type { HexId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import type { StackingRules } from '@bocage/wargame';
import type { Board } from './board.ts';
import {
  ARMY_OF,
  BRITISH,
  CHARTS,
  DIVISION_OF,
  EVERY_UNIT,
  GERMANS,
  isUncounted,
  SIDE_OF,
  US,
} from './data.ts';
import { isLand } from './map.ts';
import { no } from './terms.ts';

const { limit, divisions } = CHARTS.stacking;
const ROOM: readonly number[] = EVERY_UNIT.map((unit) => (isUncounted(unit) ? 0 : 1));
/** Limits hold on land: neither in a box nor off shore (5.3 to 5.5, 9.4.3). */
const most =
  (number: number) =>
  (at: HexId): number =>
    isLand(at) ? number : Number.POSITIVE_INFINITY;

/** The other Allied army; the Germans have none. */
export const alliesOf = (army: number): number => (army === GERMANS ? GERMANS : army === US ? BRITISH : US);

/** 5.0, 5.1: who may stand together. */
export function stackingRules(board: Board): StackingRules {
  return {
    points: [{ points: ROOM, most: most(limit), reason: no('tooManyThere') }],
    groups: [{ groups: DIVISION_OF, most: most(divisions), reason: no('otherDivisionThere') }],
    other: (at, units, count) => (count === 0 ? null : whyNotTogether(board, at, units[0] as number)),
  };
}

/** 5.0: the two Allied armies never share a hex, nor do enemies. */
function whyNotTogether(board: Board, at: HexId, unit: number): Reason | null {
  if (!isLand(at)) return null;
  const army = ARMY_OF[unit] as number;
  if (army !== GERMANS && board.stacks.has(alliesOf(army), at)) return no('otherArmyThere');
  return board.held.has(1 - (SIDE_OF[unit] as number), at) ? no('enemiesThere') : null;
}
