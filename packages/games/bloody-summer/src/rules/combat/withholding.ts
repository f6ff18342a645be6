import { given, type Law, type List } from '@bocage/kernel';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import type { UnitId } from '../../units.ts';

interface Ranks {
  readonly attackers: List<UnitId>;
  readonly defenders: List<UnitId>;
}

/** 6.3-e: why an attacker is not held back. */
export const whyNotWithhold: Law<[G, Ranks, UnitId]> = given<[G, Ranks, UnitId]>((_g, { attackers }, unit) =>
  attackers.has(unit) ? null : no('notAttacking'),
);

/** 6.5-h, 6.5-i, R-90: why a defender is not kept out of the fight. */
export const whyNotSpare: Law<[G, Ranks, UnitId]> = given<[G, Ranks, UnitId]>(
  (_g, { defenders }, unit) => (defenders.has(unit) ? null : no('notDefending')),
  (g, _ranks, unit) => (g.unit.disorganised.get(unit) > 0 ? null : no('notDisorganized')),
  (_g, { defenders }) => (defenders.length > 1 ? null : no('lastDefender')),
);
