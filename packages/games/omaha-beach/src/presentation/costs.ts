import { NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import { UNIT, type UnitId } from '../data.ts';
import { CLIMB, costToGo, goalsOf, INFILTRATE, MOVE, whyNotGo } from '../rules/movement/moves.ts';
import type { G } from '../state.ts';

const WAYS: Readonly<Record<string, number>> = { move: MOVE, infiltrate: INFILTRATE, climb: CLIMB };

/** What it takes of the division’s regular actions to go into a hex: `free`, `1`. */
export function costsOf(g: G, verb: string, [units]: readonly Value[]): ReadonlyMap<number, string> {
  const costs = new Map<number, string>();
  const how = Object.hasOwn(WAYS, verb) ? WAYS[verb] : undefined;
  if (how === undefined || typeof units !== 'object' || units.length === 0) return costs;
  if (units.some((unit) => !(unit >= 0 && unit <= UNIT.max))) return costs;
  const party = units as readonly UnitId[];
  if (g.unit.at.get(party[0] as UnitId) === NOWHERE) return costs;
  for (const to of goalsOf(g, how, party[0] as UnitId)) {
    if (whyNotGo(g, how, party, to) !== null) continue;
    const cost = costToGo(g, party, to);
    costs.set(to, cost === 0 ? 'free' : String(cost));
  }
  return costs;
}
