import { type Law, law } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { repatriated, rested, roused } from '../../events/administration.ts';
import { grid, RESERVE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { campOf, enemyOf } from '../../terms.ts';
import { isBattery, isCombatUnit, isGarrison, isRebuildable, isRepatriable, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { clean, hasEnemy, inEnemyZone, onMap, score, unitsOf } from '../units.ts';
import { isWhole } from './replacements.ts';

/** those whom a resting unit takes notice of. */
const isDisturbing = (unit: UnitId): boolean => isCombatUnit(unit) && !isGarrison(unit) && !isBattery(unit);
/** 1.1.1.3-l: whether somebody next to a unit would end its rest. */
const isDisturbed = (g: G, side: number, unit: UnitId): boolean =>
  grid.around(g.unit.at.get(unit)).some((hex) => unitsOf(g, enemyOf(campOf(side)), hex).some(isDisturbing));
const isPressed = (g: G, side: number, unit: UnitId): boolean => {
  const at = g.unit.at.get(unit);
  return inEnemyZone(g, campOf(side), at) || hasEnemy(g, campOf(side), at);
};

/** 1.1.1.3-i, R-105: why a unit may not be put to Rest. */
export const whyNotRest: Law<[G, number, UnitId]> = law<[G, number, UnitId]>(
  (_g, side, unit) => (SIDE_OF[unit] === side ? null : no('notOfYourSide')),
  (_g, _side, unit) => (isRebuildable(unit) ? null : no('cannotRest')),
  (g, _side, unit) => (onMap(g, unit) ? null : no('notOnMap')),
  (g, _side, unit) => (isWhole(g, unit) ? no('hasAllSteps') : null),
  (g, _side, unit) => (g.unit.resting.get(unit) === 1 ? no('atRestAlready') : null),
  (g, side, unit) => (onMap(g, unit) && isPressed(g, side, unit) ? no('enemyZone') : null),
  (g, side, unit) => (onMap(g, unit) && isDisturbed(g, side, unit) ? no('enemyBeside') : null),
);
export const weary = (g: G, side: number): readonly UnitId[] =>
  (UNITS_OF[side] ?? []).filter((unit) => !isWhole(g, unit) && whyNotRest(g, side, unit) === null);
export function rest(g: G, unit: UnitId): void {
  g.unit.resting.set(unit, 1);
  g.emit(rested, { unit, at: g.unit.at.get(unit) });
}

/** why a unit cannot be called from its Rest. */
export const whyNotRouse: Law<[G, number, UnitId]> = law<[G, number, UnitId]>(
  (_g, side, unit) => (SIDE_OF[unit] === side ? null : no('notOfYourSide')),
  (g, _side, unit) => (g.unit.resting.get(unit) === 1 ? null : no('notAtRest')),
);
export const asleep = (g: G, side: number): readonly UnitId[] =>
  (g.unit.resting.marked() as UnitId[]).filter((unit) => SIDE_OF[unit] === side);
export function rouse(g: G, unit: UnitId): void {
  g.unit.resting.set(unit, 0);
  g.emit(roused, { unit, at: g.unit.at.get(unit) });
}

/** 1.1.1.3-m, R-108: why a unit may not go back to the reserve. */
export const whyNotRecall: Law<[G, number, UnitId]> = law<[G, number, UnitId]>(
  (_g, side, unit) => (SIDE_OF[unit] === side ? null : no('notOfYourSide')),
  (_g, _side, unit) => (isRepatriable(unit) ? null : no('notSpecialTroops')),
  (g, side, unit) => (onMap(g, unit) && !isPressed(g, side, unit) ? null : no('cannotLeave')),
);
const SPECIAL_TROOPS: readonly (readonly UnitId[])[] = UNITS_OF.map((units) => units.filter(isRepatriable));
export const recallable = (g: G, side: number): readonly UnitId[] =>
  (SPECIAL_TROOPS[side] ?? []).filter((unit) => whyNotRecall(g, side, unit) === null);
export function recall(g: G, unit: UnitId): void {
  const at = g.unit.at.get(unit);
  clean(g, unit);
  g.unit.at.set(unit, RESERVE);
  g.unit.home.set(unit, 1);
  g.emit(repatriated, { unit, at });
  score(g, 'repatriated', CHARTS.victory.repatriated, at, '1.1.1.3-n');
}
