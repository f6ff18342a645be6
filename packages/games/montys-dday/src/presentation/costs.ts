import type { Value } from '@bocage/kernel';
import { reachCosts } from '@bocage/wargame';
import type { G } from '../state.ts';
import { isReaching } from './reach.ts';

const NO_COSTS: ReadonlyMap<number, string> = new Map();

/** Where a unit may end a move, and what that uses of its allowance: `1½/4`. */
export const costsOf = (g: G, verb: string, [unit]: readonly Value[]): ReadonlyMap<number, string> =>
  verb === 'move' && typeof unit === 'number' && isReaching(g, unit) ? reachCosts(g.reach) : NO_COSTS;
