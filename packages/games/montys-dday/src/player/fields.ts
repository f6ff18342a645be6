import { DIRECTIONS, type HexId, NOWHERE, opposite } from '@bocage/hex';
import { type G, grid, MOVEMENT } from '../queries.ts';
import type { Mind } from './style.ts';

/** Farther than anything. */
export const FAR = 400;
const GAITS = 5;
const MODES = 2;

/** A goal, and how far beyond it one would rather be. */
export interface Goal {
  readonly hex: HexId;
  readonly offset: number;
}

/** How one goes: of which side, in which mode, at which gait, and what it costs to go through enemies. */
interface Going {
  readonly side: number;
  readonly mode: number;
  readonly gait: number;
  readonly detour: number;
}

/** Ways to what each of some roles goes for, by gait, looked for when somebody wants them. */
export class Fields {
  private readonly g: G;
  private readonly going: Omit<Going, 'gait'>;
  private readonly goalsFor: (role: number) => readonly Goal[];
  private readonly goals: (readonly Goal[])[] = [];
  private readonly found: Int16Array[] = [];

  constructor(mind: Mind, g: G, goalsFor: (role: number) => readonly Goal[]) {
    this.g = g;
    this.going = { side: mind.side, mode: MOVEMENT, detour: mind.style.detour };
    this.goalsFor = goalsFor;
  }

  of(role: number, gait: number): Int16Array {
    const key = role * GAITS + gait;
    const known = this.found[key];
    if (known !== undefined) return known;
    this.goals[role] ??= this.goalsFor(role);
    const field = fieldTo(this.g, { ...this.going, gait }, this.goals[role]);
    this.found[key] = field;
    return field;
  }
}

/**
 * By hex: what the way to the nearest goal costs in half points, as the ground is now; who stands in the way costs so
 * much more, and hexes that are closed are far.
 */
function fieldTo(g: G, { side, mode, gait, detour }: Going, goals: readonly Goal[]): Int16Array {
  const { prices } = g.gaits[(side * MODES + mode) * GAITS + gait] as (typeof g.gaits)[number];
  const enemies = g.board.stacks.counts(1 - side);
  const field = new Int16Array(grid.size).fill(FAR);
  const buckets: number[][] = [];
  const put = (cost: number, hex: HexId): void => {
    field[hex] = cost;
    const ring = buckets[cost];
    if (ring === undefined) buckets[cost] = [hex];
    else ring.push(hex);
  };
  for (const { hex, offset } of goals) {
    const start = Math.max(0, Math.round(offset));
    if (start < (field[hex] as number)) put(start, hex);
  }
  const through = Math.round(detour);
  for (let cost = 0; cost < buckets.length; cost++) {
    const ring = buckets[cost];
    if (ring === undefined) continue;
    for (let i = 0; i < ring.length; i++) {
      const hex = ring[i] as HexId;
      if (field[hex] !== cost) continue;
      const before = cost + ((enemies[hex] as number) > 0 ? through : 0);
      for (const direction of DIRECTIONS) {
        const from = grid.neighbour(hex, direction);
        if (from === NOWHERE || before >= (field[from] as number)) continue;
        const price = prices.price(from, opposite(direction));
        if (price < 0) continue;
        const total = before + price;
        if (total < (field[from] as number)) put(total, from);
      }
    }
  }
  return field;
}
