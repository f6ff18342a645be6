import { Flood, GO_ON, type Grid, type HexId, NOWHERE, STAY, type Way } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { checkPath, hasMinimumMove, type MoveRules, type Mover, stepCost, stopsMove } from './movement.ts';

/**
 * Where a mover can go. One reach serves any number of movers, one after the other, and allocates nothing
 * once made: its answers stand until it is aimed again.
 */
export class Reach {
  readonly #flood: Flood;
  readonly #grid: Grid;
  readonly #ends: Int16Array;
  readonly #path: Int16Array;
  /** How often it was aimed, so that who has aimed it can tell whether another has since. */
  aims = 0;
  #rules: MoveRules | null = null;
  #count = 0;
  #flooded = false;
  #mover: Mover = { start: NOWHERE, allowance: 0, minimumMove: false };

  /** For steps of at most `dearest` points, zones included. */
  constructor(grid: Grid, dearest = 63) {
    this.#grid = grid;
    this.#flood = new Flood(grid, dearest);
    this.#ends = new Int16Array(grid.size);
    this.#path = new Int16Array(grid.size + 1);
  }

  /** Where the mover of the last run stands. */
  get start(): HexId {
    return this.#mover.start;
  }

  /** Takes a mover; where it can go is worked out when somebody asks. */
  aim(rules: MoveRules, mover: Mover): void {
    this.#rules = rules;
    this.#mover = mover;
    this.#flooded = false;
    this.aims++;
  }

  /** Floods from the mover; returns in how many hexes the move may end. */
  run(rules: MoveRules, mover: Mover): number {
    this.aim(rules, mover);
    return this.count;
  }

  /** In how many hexes the move may end. */
  get count(): number {
    if (!this.#flooded) this.#run();
    return this.#count;
  }

  /** Whether the mover can go to so many places; mostly a look at its neighbours tells. */
  has(many: number): boolean {
    const { start, to, way } = this.#grid.ways;
    const from = this.#mover.start;
    const end = start[from + 1] as number;
    let left = many;
    for (let i = start[from] as number; i < end && !this.#flooded; i++) {
      const cost = this.#step(from, to[i] as HexId, way[i] as Way, this.#mover.allowance);
      if (cost < 0 || cost > this.#mover.allowance || !this.#mayEnd(to[i] as HexId)) continue;
      if (--left === 0) return true;
    }
    return this.count >= many;
  }

  #mayEnd(h: HexId): boolean {
    const { end } = this.#rules!;
    return end === undefined || end(h) === null;
  }

  #run(): void {
    this.#flood.run(this.#mover.start, this.#mover.allowance, this.#step, this.#visit);
    this.#flooded = true;
    this.#count = 0;
    for (let i = 1; i < this.#flood.count; i++) {
      const h = this.#flood.reached[i] as HexId;
      if (this.#mayEnd(h)) this.#ends[this.#count++] = h;
    }
  }

  /** How much the mover may spend. */
  get allowance(): number {
    return this.#mover.allowance;
  }

  /** Cheapest cost of coming to h, if only in passing; -1 if out of reach. A minimum move costs the whole allowance. */
  cost(h: HexId): number {
    if (!this.#flooded) this.#run();
    return this.#flood.cost(h);
  }

  /** Writes the cheapest path from the mover to h, both included; returns its length, 0 if out of reach. */
  path(h: HexId, out: Int16Array): number {
    if (!this.#flooded) this.#run();
    return this.#flood.path(h, out);
  }

  /** The i-th hex in which the move may end, cheapest first. */
  at(i: number): HexId {
    if (!this.#flooded) this.#run();
    return this.#ends[i] as HexId;
  }

  /** The places that the cheapest way to h enters, one after another. */
  wayTo(h: HexId): HexId[] {
    if (!this.#flooded) this.#run();
    return this.#flood.way(h);
  }

  /** The cheapest way to each place in which the move may end. */
  ways(): (readonly HexId[])[] {
    const ways = new Array<readonly HexId[]>(this.count);
    for (let i = 0; i < ways.length; i++) ways[i] = this.#flood.way(this.#ends[i] as HexId);
    return ways;
  }

  /** The rule against ending in a place that is reached, or against the last step to one that is not. */
  whyNotTo(h: HexId): Reason | null {
    const path = this.#path;
    const length = this.path(h, path);
    if (length > 0) return this.why(path.subarray(0, length));
    for (let d = 0; d < 6 && h < this.#grid.hexCount; d++) {
      const before = this.#grid.neighbours[6 * h + d] as HexId;
      const steps = before === NOWHERE ? 0 : this.path(before, path);
      if (steps === 0) continue;
      path[steps] = h;
      const reason = this.why(path.subarray(0, steps + 1));
      if (reason !== null) return reason;
    }
    return null;
  }

  /** The rule against a path of the mover; null if there is none. */
  why(path: ArrayLike<number>): Reason | null {
    return checkPath(this.#rules!, this.#mover, path).reason;
  }

  readonly #step = (from: HexId, to: HexId, way: Way, most: number): number => {
    const mover = this.#mover;
    // After the first step the whole allowance is never left, so that only the first can be had for it.
    if (from !== mover.start || !hasMinimumMove(mover)) return stepCost(this.#rules!, from, to, way, most);
    return Math.min(stepCost(this.#rules!, from, to, way), mover.allowance);
  };

  readonly #visit = (h: HexId, cost: number): typeof GO_ON | typeof STAY =>
    cost >= this.#mover.allowance || stopsMove(this.#rules!, h) ? STAY : GO_ON;
}
