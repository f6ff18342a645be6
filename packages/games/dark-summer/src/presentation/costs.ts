import { NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import { reachCosts } from '@bocage/wargame';
import { UNIT } from '../data.ts';
import { PLACE } from '../map.ts';
import { reachOf, reachOfStack } from '../rules/movement.ts';
import { COMBINED, type G } from '../state.ts';

const NO_COSTS: ReadonlyMap<number, string> = new Map();

/** Where a unit or a stack may end a move, and what that uses of its allowance: `3½/5`. */
export function costsOf(g: G, verb: string, [who]: readonly Value[]): ReadonlyMap<number, string> {
  // A Combined Action counts hexes, not points.
  if (typeof who !== 'number' || who < 0 || g.round === COMBINED) return NO_COSTS;
  if (verb === 'move' && who <= UNIT.max && g.unit.at.get(who) !== NOWHERE) reachOf(g, who);
  else if (verb === 'march' && who <= PLACE.max) reachOfStack(g, who as never);
  else return NO_COSTS;
  return reachCosts(g.reach);
}
