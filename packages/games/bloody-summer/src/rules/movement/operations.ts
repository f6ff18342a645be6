import type { HexId } from '@bocage/hex';
import { given, type Law, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { infiltrated, infiltrationDie, infiltrationFailed } from '../../events/movement.ts';
import { isInPlay } from '../../gaits.ts';
import { grid, isAllSea, isHex, isSea } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { infiltrationOf, OUTNUMBERED } from '../../tables/landing.ts';
import { enemyOf } from '../../terms.ts';
import { CAMP_OF, isCommando, isRanger, isSpecial, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { disorganise, hasEnemy, unitsOf } from '../units.ts';
import { pay } from './marching.ts';
import { atRest, isAmongEnemies, type Moves, whyNotAct } from './movers.ts';

/** 4.4-a, 4.4-h: who may undertake a special operation, instead of any other move. */
export const whyNotOperate: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  (_g, _c, unit) => (isSpecial(unit) ? null : no('notSpecial')),
  (g, _c, unit) => (g.unit.disorganised.get(unit) === 0 ? null : no('disorganisedForIt')),
  (g, _c, unit) => (g.unit.hexes.get(unit) === 0 ? null : no('startedAlready')),
);
const SPECIAL = UNITS_OF.map((units) => units.filter(isSpecial));
/** Those of a side who may. */
export const special: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => SPECIAL[side] ?? [],
  (g: G, unit) => whyNotOperate(g, atRest(SIDE_OF[unit] as number), unit) === null,
);

/** 4.4-b to 4.4-d: whether there is something that only a special operation can do. */
function isWorthIt(g: G, unit: UnitId, to: HexId): boolean {
  const from = g.unit.at.get(unit);
  const side = grid.sideBetween(from, to);
  return (
    isAmongEnemies(g, unit) || hasEnemy(g, CAMP_OF[unit] as number, to) || (side !== -1 && isAllSea(side))
  );
}
/** 4.4: where to: over an arm of the sea, out of a confusion, or into enemies. */
export const whyNotThere: Law<[G, UnitId, HexId]> = given(
  (g: G, unit: UnitId, to: HexId) =>
    isHex(to) && grid.adjacent(g.unit.at.get(unit), to) ? null : no('oneHexOperation'),
  given<[G, UnitId, HexId]>(
    (_g, _unit, to) => (isSea(to) ? no('isSea') : null),
    (g, _unit, to) => (isInPlay(g, to) ? null : no('notInPlay')),
    (g, unit, to) => (isWorthIt(g, unit, to) ? null : no('noOperation')),
  ),
);
export const around = (g: G, unit: UnitId): readonly HexId[] => grid.around(g.unit.at.get(unit));

const stepsOf = (g: G, camp: number, at: HexId): number =>
  unitsOf(g, camp, at).reduce((sum, unit) => sum + g.unit.steps.get(unit), 0);
/** 4.4-e: what is added to the die. */
export function operationModifier(g: G, unit: UnitId): number {
  if (!isAmongEnemies(g, unit)) return 0;
  const [camp, at] = [CAMP_OF[unit] as number, g.unit.at.get(unit)];
  return stepsOf(g, enemyOf(camp), at) > stepsOf(g, camp, at) ? OUTNUMBERED : 0;
}

/** 4.4-f: on 6 June rangers and commandos need no die. */
export const needsNoDie = (g: G, unit: UnitId): boolean =>
  g.turn === 0 && (isRanger(unit) || isCommando(unit));

/** The unit goes there, and fights in the combat phase. */
export function slipThrough(g: G, unit: UnitId, to: HexId): void {
  const from = g.unit.at.get(unit);
  enter(g, unit, to);
  pay(g, unit, 0, 1);
  g.unit.moved.set(unit, 1);
  g.emit(infiltrated, { unit, hex: to, from });
}

/** 4.4-e, R-123: what the die means; a unit that fails stays and has done. */
export function resolveOperation(g: G, unit: UnitId, to: HexId, die: number): void {
  const from = g.unit.at.get(unit);
  const modifier = operationModifier(g, unit);
  g.emit(infiltrationDie, { die, modifier, total: die + modifier, at: from });
  const { succeeds, levels } = infiltrationOf(die + modifier);
  if (succeeds) slipThrough(g, unit, to);
  else g.emit(infiltrationFailed, { unit, hex: to, from });
  g.unit.moved.set(unit, 1);
  disorganise(g, unit, levels, '4.4-e');
}
