import type { HexId } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import { reachCosts } from '@bocage/wargame';
import { PLACE } from '../map.ts';
import type { G } from '../state.ts';
import { isReaching, isStackReaching } from './reach.ts';

const NO_COSTS: ReadonlyMap<number, string> = new Map();

/** Where a unit or a stack may end a move, and what that uses of its allowance: `1½/8`. */
export function costsOf(g: G, verb: string, [who]: readonly Value[]): ReadonlyMap<number, string> {
  if (typeof who !== 'number' || who < 0) return NO_COSTS;
  if (verb === 'move' && isReaching(g, who)) return reachCosts(g.reach);
  if (verb === 'march' && who <= PLACE.max && isStackReaching(g, who as HexId)) return reachCosts(g.reach);
  return NO_COSTS;
}
