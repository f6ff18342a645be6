import { chain, given, type Law, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { dismounted, reserved } from '../../events/movement.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { isArmour, isInfantry, isMotorized, isPanzergrenadier, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { isDismounted } from './allowance.ts';
import { atRest, type Moves, type Moving, whyNotAct } from './movers.ts';

const hasVehicles = (unit: UnitId): boolean => isMotorized(unit) && isInfantry(unit);
const isArmoured = (unit: UnitId): boolean => isArmour(unit) || isPanzergrenadier(unit);

/** 2.2-d, R-113: who may go on foot for the phase. */
export const whyNotDismount: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  chain(
    (say, g: G, _c: Moves, unit: UnitId) =>
      (hasVehicles(unit) ? null : say(no('notMotorizedInfantry'))) ??
      (isDismounted(g, unit) ? say(no('onFootAlready')) : null) ??
      (g.unit.hexes.get(unit) === 0 && g.unit.spent.get(unit) === 0 ? null : say(no('underWay'))),
  ),
);
export function dismount(g: G, unit: UnitId): void {
  g.unit.onFoot.set(unit, 1);
  g.emit(dismounted, { unit, at: g.unit.at.get(unit) });
}

/** 4.1.1-g, 4.1.1-h: who may be put in Reserve. */
export const whyNotReserve: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  chain(
    (say, g: G, c: Moves, unit: UnitId) =>
      (c.only.length === 0 ? null : say(no('noReserveNow'))) ??
      (isArmoured(unit) ? null : say(no('notForReserve'))) ??
      (g.unit.hexes.get(unit) <= CHARTS.movement.reserve ? null : say(no('tooFarForReserve'))),
  ),
);
/** the marker ends the move of the unit; those it has come with may still have theirs. */
export function putInReserve(g: G, c: Moving, unit: UnitId): void {
  const at = c.movers.indexOf(unit);
  if (at >= 0) c.movers.removeAt(at);
  g.unit.reserve.set(unit, 1);
  g.unit.moved.set(unit, 1);
  g.emit(reserved, { unit, at: g.unit.at.get(unit) });
}

/** Those of a side by a law, among the sort of units to which it can ever apply. */
function those(why: Law<[G, Moves, UnitId]>, isApt: (unit: UnitId) => boolean): RowsWhere<G, UnitId> {
  const apt = UNITS_OF.map((units) => units.filter(isApt));
  return rowsWhere(
    'unit',
    (side) => apt[side] ?? [],
    (g: G, unit) => why(g, atRest(SIDE_OF[unit] as number), unit) === null,
  );
}
/** Those of a side who may go on foot, and who may be put in Reserve, unless they alone move who do not. */
export const riding = those(whyNotDismount, hasVehicles);
export const reservable = those(whyNotReserve, isArmoured);
