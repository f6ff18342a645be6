import type { HexId, Way } from '@bocage/hex';
import type { Random } from '@bocage/kernel';
import { hasMinimumMove, type MoveRules, type Mover, stepCost, stopsMove } from './movement.ts';

/**
 * A legal way at random, found step by step without looking everywhere first; any way that comes to no place twice
 * may come up. Empty where the first try led nowhere, which does not mean that there is no way.
 */
export function wander(rules: MoveRules, mover: Mover, random: Random): HexId[] {
  const { start, allowance } = mover;
  const path: HexId[] = [];
  if (allowance <= 0) return path;
  const enough = 1 + random.below(allowance);
  let at = start;
  let spent = 0;
  while (spent < enough) {
    const to = someStep(rules, mover, path, at, spent, random);
    if (to < 0) break;
    spent += lastPrice;
    path.push(to);
    at = to;
    if (stopsMove(rules, to)) break;
  }
  while (path.length > 0 && rules.end !== undefined && rules.end(path.at(-1) as HexId) !== null) path.pop();
  return path;
}

const NO_STEP = -1 as HexId;
/** What the step that was found last costs. */
let lastPrice = 0;

/** One of the steps that may be made from a place, any of them; NO_STEP where there is none. */
function someStep(
  rules: MoveRules,
  mover: Mover,
  path: readonly HexId[],
  at: HexId,
  spent: number,
  random: Random,
): HexId {
  const { start, to: ends, way } = rules.prices.grid.ways;
  const first = start[at] as number;
  const many = (start[at + 1] as number) - first;
  const lot = many === 0 ? 0 : random.below(many);
  for (let i = 0; i < many; i++) {
    const next = first + ((lot + i) % many);
    const to = ends[next] as HexId;
    if (to === mover.start || path.includes(to)) continue;
    const price = stepCost(rules, at, to, way[next] as Way);
    if (price < 0) continue;
    const isMinimum = path.length === 0 && hasMinimumMove(mover);
    if (spent + price > mover.allowance && !isMinimum) continue;
    lastPrice = Math.min(price, mover.allowance - spent);
    return to;
  }
  return NO_STEP;
}
