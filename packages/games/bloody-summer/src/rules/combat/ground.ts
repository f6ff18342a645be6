import type { HexId, HexsideId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { FORBIDDEN, NO_RATE } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { grid, isAllSea, isHex, isSea, settlementOf, terrainOf, wayOf } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { groundKind, movementChart } from '../../tables/going.ts';
import { GAITS, type Gait } from '../../terms.ts';
import { CAMP_OF, EVERY_UNIT, isArmour, isBattery, isCyclist, isHeadquarters, isMotorized, SIDE_OF, STACKING_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { unitsIn } from '../units.ts';

function gaitOf(unit: UnitId): Gait {
  if (isArmour(unit)) return 'armour';
  if (isCyclist(unit)) return 'cyclist';
  return isMotorized(unit) ? 'motor' : 'foot';
}
const GAIT = EVERY_UNIT.map((unit) => GAITS.indexOf(gaitOf(unit)));
const GOING = GAITS.map(movementChart);

/** whether a unit could move from a hex into the next, as far as the ground goes. */
export function isPassable(unit: UnitId, from: HexId, to: HexId): boolean {
  const side = grid.sideBetween(from, to);
  if (side === -1 || isSea(to) || isAllSea(side)) return false;
  const going = GOING[GAIT[unit] as number] as (typeof GOING)[number];
  const kind = groundKind(terrainOf(to), settlementOf(to));
  return going.terrain[kind] !== FORBIDDEN || hasWay(going.roads, side);
}
const hasWay = (rates: ArrayLike<number>, side: HexsideId): boolean =>
  wayOf(side) > 0 && rates[wayOf(side)] !== NO_RATE;

/** whether those in one hex can attack the next. */
export function isWithinAttack(from: HexId, to: HexId): boolean {
  const side = isHex(from) && isHex(to) ? grid.sideBetween(from, to) : -1;
  return side !== -1 && !isAllSea(side);
}

const { points: MOST_POINTS, withoutPoints: MOST_WITHOUT, headquarters: MOST_STAFFS } = CHARTS.stacking;
/** 2.1-a: what a stack weighs; batteries take no room. */
interface Bulk {
  points: number;
  without: number;
  staffs: number;
}
function weigh(bulk: Bulk, unit: UnitId): void {
  if (isHeadquarters(unit)) bulk.staffs++;
  else if (STACKING_OF[unit] !== 0) bulk.points += STACKING_OF[unit] as number;
  else if (!isBattery(unit)) bulk.without++;
}

/** 2.1-a, 2.1-d, 6.6-c: why these of one side have no room in a hex beside those who are there. */
export function whyNoRoom(g: G, units: readonly UnitId[], hex: HexId): Reason | null {
  const [first] = units;
  if (first === undefined) return null;
  const bulk: Bulk = { points: 0, without: 0, staffs: 0 };
  for (const unit of unitsIn(g, hex)) {
    if (CAMP_OF[unit] !== CAMP_OF[first] || units.includes(unit)) continue;
    if (SIDE_OF[unit] !== SIDE_OF[first]) return no('allyThere');
    weigh(bulk, unit);
  }
  for (const unit of units) weigh(bulk, unit);
  return bulk.points > MOST_POINTS || bulk.without > MOST_WITHOUT || bulk.staffs > MOST_STAFFS
    ? no('hexFull')
    : null;
}
