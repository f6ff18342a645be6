import { given, type Law, type List } from '@bocage/kernel';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { campOf, enemyOf, SIDES_OF } from '../../terms.ts';
import { isPartisans, SIDE_OF, type UnitId } from '../../units.ts';
import { fightersOf, unitsOf } from '../units.ts';
import type { Frame } from './fight.ts';
import { ATTACK, CONFUSION, mannerOf } from './manner.ts';

/** 6.1-h, R-93: whom the attack is about; those attacked before stay out of it. */
export function defendersIn(
  g: G,
  { side, at, manner }: Pick<Frame, 'side' | 'at' | 'manner'>,
): readonly UnitId[] {
  const all = fightersOf(g, enemyOf(campOf(side)), at);
  return mannerOf(manner).usesDefence ? all.filter((unit) => g.unit.defended.get(unit) === 0) : all;
}
/** Who decides for the defence: of those there the first who is a soldier. */
export function ownerOf(g: G, { side, at, defenders }: Frame): number {
  const units = defenders.length > 0 ? defenders.toArray() : unitsOf(g, enemyOf(campOf(side)), at);
  const first = units.find((unit) => !isPartisans(unit)) ?? units[0];
  return (first === undefined ? SIDES_OF[enemyOf(campOf(side))]?.[0] : SIDE_OF[first]) as number;
}

/** 6.1-b, 6.1-c, R-132: who has attacked and who has been attacked in this phase. */
export function mark(g: G, { manner, attackers, defenders }: Frame): void {
  const { usesAttack, usesDefence } = mannerOf(manner);
  for (const unit of attackers.toArray()) {
    if (usesAttack) g.unit.attacked.set(unit, 1);
    if (manner === ATTACK || manner === CONFUSION) g.unit.reserve.set(unit, 0);
  }
  if (usesDefence) for (const unit of defenders.toArray()) g.unit.defended.set(unit, 1);
}

/** Those who are gone are out of the fight. */
export function keepLiving(g: G, units: List<UnitId>): void {
  const living = units.toArray().filter((unit) => g.unit.steps.get(unit) > 0);
  if (living.length < units.length) units.fill(living);
}

/** 6.3-e: why an attacker is not held back. */
export const whyNotWithhold: Law<[G, Frame, UnitId]> = given<[G, Frame, UnitId]>((_g, { attackers }, unit) =>
  attackers.has(unit) ? null : no('notAttacking'),
);

/** 6.5-h, 6.5-i, R-90: why a defender is not kept out of the fight. */
export const whyNotSpare: Law<[G, Frame, UnitId]> = given<[G, Frame, UnitId]>(
  (_g, { defenders }, unit) => (defenders.has(unit) ? null : no('notDefending')),
  (g, _c, unit) => (g.unit.disorganised.get(unit) > 0 ? null : no('notDisorganized')),
  (_g, { defenders }) => (defenders.length > 1 ? null : no('lastDefender')),
);
