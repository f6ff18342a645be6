import { Flood, GO_ON, type Grid, type HexId, NOWHERE, STAY, type Way } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import {
  checkPath,
  hasMinimumMove,
  type MoveRules,
  type Mover,
  stepPrice,
  stepRefusal,
  stopsMove,
} from './movement.ts';

const BLOCKED = -1;

/**
 * Where a mover can go. One reach serves any number of movers, one after the other, and allocates nothing
 * once made: its answers stand until the next run.
 */
export class Reach {
  /** In how many hexes the move may end. */
  count = 0;
  readonly #flood: Flood;
  readonly #ends: Int16Array;
  #rules: MoveRules | null = null;
  #mover: Mover = { start: NOWHERE, allowance: 0, minimumMove: false };

  /** For steps of at most `dearest` points, zones included. */
  constructor(grid: Grid, dearest = 63) {
    this.#flood = new Flood(grid, dearest);
    this.#ends = new Int16Array(grid.size);
  }

  /** Where the mover of the last run stands. */
  get start(): HexId {
    return this.#mover.start;
  }

  /** Floods from the mover; returns in how many hexes the move may end. */
  run(rules: MoveRules, mover: Mover): number {
    this.#rules = rules;
    this.#mover = mover;
    this.#flood.run(mover.start, mover.allowance, this.#step, this.#visit);
    this.count = 0;
    for (let i = 1; i < this.#flood.count; i++) {
      const h = this.#flood.reached[i] as HexId;
      if (rules.end === undefined || rules.end(h) === null) this.#ends[this.count++] = h;
    }
    return this.count;
  }

  /** Cheapest cost of coming to h, if only in passing; -1 if out of reach. A minimum move costs the whole allowance. */
  cost(h: HexId): number {
    return this.#flood.cost(h);
  }

  /** Writes the cheapest path from the mover to h, both included; returns its length, 0 if out of reach. */
  path(h: HexId, out: Int16Array): number {
    return this.#flood.path(h, out);
  }

  /** The i-th hex in which the move may end, cheapest first. */
  at(i: number): HexId {
    return this.#ends[i] as HexId;
  }

  /** The rule against a path of the mover; null if there is none. */
  why(path: ArrayLike<number>): Reason | null {
    return checkPath(this.#rules!, this.#mover, path).reason;
  }

  readonly #step = (from: HexId, to: HexId, way: Way): number => {
    const rules = this.#rules!;
    if (stepRefusal(rules, from, to, way) !== null) return BLOCKED;
    const price = stepPrice(rules, from, to, way);
    return from === this.#mover.start && hasMinimumMove(this.#mover)
      ? Math.min(price, this.#mover.allowance)
      : price;
  };

  readonly #visit = (h: HexId, cost: number): typeof GO_ON | typeof STAY =>
    // Whoever has spent everything, or paid with a minimum move, stays.
    cost >= this.#mover.allowance || stopsMove(this.#rules!, h) ? STAY : GO_ON;
}
