import type { Value } from '@bocage/kernel';
import { reachCosts } from '@bocage/wargame';
import type { G } from '../state.ts';
import { UNIT, type UnitId } from '../units.ts';
import { reachFor } from './reach.ts';

const NO_COSTS: ReadonlyMap<number, string> = new Map();

/** Where a unit may end a move, and what that uses of its allowance: `1½/4`. */
export function costsOf(g: G, verb: string, [named]: readonly Value[]): ReadonlyMap<number, string> {
  if (verb !== 'move' || typeof named !== 'number' || named < 0 || named > UNIT.max) return NO_COSTS;
  const reach = reachFor(g, named as UnitId);
  return reach === null ? NO_COSTS : reachCosts(reach);
}
