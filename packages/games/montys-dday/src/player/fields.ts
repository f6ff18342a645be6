import { DIRECTIONS, type HexId, NOWHERE, opposite } from '@bocage/hex';
import { type G, grid } from '../queries.ts';

/** Farther than anything. */
export const FAR = 400;
const GAITS = 5;
const MODES = 2;

/** A goal, and how far beyond it one would rather be. */
export interface Goal {
  readonly hex: HexId;
  readonly offset: number;
}

const buckets: number[][] = Array.from({ length: FAR + 1 }, () => []);

/**
 * By hex: what the way to the nearest goal costs in half points, for a side, mode and gait, as the ground is now; who
 * stands in the way costs so much more, and hexes that are closed are far.
 */
export function fieldTo(
  g: G,
  going: { side: number; mode: number; gait: number },
  goals: readonly Goal[],
  detour: number,
): Int16Array {
  const { prices } = g.gaits[
    (going.side * MODES + going.mode) * GAITS + going.gait
  ] as (typeof g.gaits)[number];
  const enemies = g.board.stacks.counts(1 - going.side);
  const field = new Int16Array(grid.size).fill(FAR);
  for (const { hex, offset } of goals) {
    const start = Math.max(0, offset);
    if (start >= (field[hex] as number)) continue;
    field[hex] = start;
    buckets[start]?.push(hex);
  }
  for (let cost = 0; cost < FAR; cost++) {
    const ring = buckets[cost] as number[];
    for (let i = 0; i < ring.length; i++) {
      const hex = ring[i] as HexId;
      if (field[hex] !== cost) continue;
      const through = (enemies[hex] as number) > 0 ? detour : 0;
      for (const direction of DIRECTIONS) {
        const from = grid.neighbour(hex, direction);
        if (from === NOWHERE) continue;
        const price = prices.price(from, opposite(direction));
        if (price < 0) continue;
        const total = cost + price + through;
        if (total >= (field[from] as number) || total >= FAR) continue;
        field[from] = total;
        buckets[total]?.push(from);
      }
    }
    ring.length = 0;
  }
  return field;
}
