import { type HexId, NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import { reachCosts } from '@bocage/wargame';
import { EVERY_UNIT } from '../data.ts';
import { PLACE } from '../map.ts';
import { reachOf, reachOfStack } from '../rules/movement.ts';
import { COMBINED, type G } from '../state.ts';

const NO_COSTS: ReadonlyMap<number, string> = new Map();

/** Where a unit or a stack may end a move, and what that uses of its allowance: `3½/5`. */
export function costsOf(g: G, verb: string, [who]: readonly Value[]): ReadonlyMap<number, string> {
  // A Combined Action counts hexes, not points.
  if (typeof who !== 'number' || who < 0 || g.round === COMBINED) return NO_COSTS;
  const unit = EVERY_UNIT[who];
  if (verb === 'move' && unit !== undefined && g.unit.at.get(unit) !== NOWHERE) reachOf(g, unit);
  else if (verb === 'march' && who <= PLACE.max) reachOfStack(g, who as HexId);
  else return NO_COSTS;
  return reachCosts(g.reach);
}
