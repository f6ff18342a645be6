import type { HexId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { grid, groundOf, isAllSea, isHex, isSea, wayOf } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { CAMP_OF, isArmour, isHeadquarters, SIDE_OF, STACKING_OF, type UnitId } from '../../units.ts';
import { unitsIn } from '../units.ts';

const { points: MOST_POINTS, headquarters: MOST_STAFFS } = CHARTS.stacking;

/** 2.1, 6.11-b: why these of one side have no room beside those who are there; on 6 June units without points are not counted. */
export function whyNoRoom(g: G, hex: HexId, units: readonly UnitId[]): Reason | null {
  const [first] = units;
  if (first === undefined) return null;
  const friends = unitsIn(g, hex).filter((unit) => CAMP_OF[unit] === CAMP_OF[first]);
  if (friends.some((unit) => SIDE_OF[unit] !== SIDE_OF[first])) return no('allyAshore');
  const all = [...friends.filter((unit) => !units.includes(unit)), ...units];
  const points = all.reduce((sum, unit) => sum + (STACKING_OF[unit] as number), 0);
  const staffs = all.filter(isHeadquarters).length;
  return points > MOST_POINTS || staffs > MOST_STAFFS ? no('shoreFull') : null;
}

/** 4.1.1-e: why a unit cannot take the one step from a hex into the next. */
export function whyNoStep(unit: UnitId, from: HexId, to: HexId): Reason | null {
  const side = isHex(from) && isHex(to) ? grid.sideBetween(from, to) : -1;
  if (side === -1) return no('notNext');
  if (isSea(to) || isAllSea(side)) return no('seaAhead');
  return isArmour(unit) && groundOf(to) === 'marsh' && wayOf(side) === 0 ? no('marshAhead') : null;
}
