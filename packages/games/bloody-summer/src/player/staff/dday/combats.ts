import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, domainOf, isOpen, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, ATTACK, AXIS, attackOf, CONFUSION, defenceOf, fightersOf, type G, isConfused, isElite, type UnitId } from '../../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor, unitsFor } from '../../ask.ts';
import { neededFor, prizeAt } from './fights.ts';

/** What an attack must promise: on 6 June nothing is lost by waiting for the next wave. */
const LEAST = 0.15;

interface Plan {
  readonly units: readonly UnitId[];
  readonly value: number;
}
/** 6.5: the best of all who can attack, and of those among them who are in good order. */
function planFor(g: G, at: HexId, units: readonly UnitId[]): Plan | undefined {
  const manner = isConfused(g, at) ? CONFUSION : ATTACK;
  const steady = units.filter((unit) => g.unit.disorganised.get(unit) + g.unit.affected.get(unit) === 0);
  const options = [units, steady].filter((some) => some.some((unit) => attackOf(g, unit) > 0));
  return best(
    options.map((some) => neededFor(g, at, manner, some)),
    ({ value }) => value,
  );
}

function attack(scene: Scene): Action | undefined {
  if (!isOpen(scene, 'attack')) return undefined;
  const g = gOf(scene);
  const found = best(
    hexesFor(scene, 'attack').flatMap((at) => {
      const units = (domainOf(scene, 'attack', at)?.members?.().from ?? []) as readonly UnitId[];
      const plan = planFor(g, at, units);
      return plan === undefined ? [] : [{ at, ...plan }];
    }),
    ({ value }) => value,
    LEAST,
  );
  return found === undefined ? undefined : act('attack', found.at, found.units);
}

/** 10.0.2-a: into a confusion goes who would turn it: where Germans hold a beach or guns and are the weaker. */
function join(scene: Scene): Action | undefined {
  if (!isOpen(scene, 'join')) return undefined;
  const g = gOf(scene);
  for (const unit of unitsFor(scene, 'join')) {
    const hex = hexesFor(scene, 'join', unit).find((at) => prizeAt(at) >= 1 && isWeak(g, at));
    if (hex !== undefined && !isElite(unit)) return act('join', unit, hex);
  }
  return undefined;
}
const isWeak = (g: G, at: HexId): boolean => {
  const theirs = fightersOf(g, ALLIES, at).reduce((sum, unit) => sum + attackOf(g, unit), 0);
  return fightersOf(g, AXIS, at).reduce((sum, unit) => sum + defenceOf(g, unit), 0) < theirs;
};

/** on 6 June every attack that pays, the best first. */
export const freeCombat: Script = (scene) => attack(scene) ?? join(scene) ?? act('end');
