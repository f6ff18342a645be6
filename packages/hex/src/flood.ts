import type { Grid } from './grid.ts';
import { type HexId, NOWHERE, type Way } from './ids.ts';

/**
 * The price of a step in whole points: negative, or more than `most`, means that it is not made. A step that costs more
 * is of no use, so that nobody need say how much more.
 */
export type StepCost = (from: HexId, to: HexId, way: Way, most: number) => number;

/** What to do with a location when the flood comes to it, cheapest first; starts are visited too. */
export type Visit = (h: HexId, cost: number) => typeof GO_ON | typeof STAY | typeof DONE;

/** Enter the hex and leave it again. */
export const GO_ON = 0;
/** Enter the hex, but do not leave it; a start may be left all the same. */
export const STAY = 1;
/** Enter the hex and end the flood. */
export const DONE = 2;

/** A budget no flood exhausts. */
export const UNLIMITED = 0x3fffffff;

const UNREACHED = -1;

/**
 * Cheapest ways from some starts to all locations within a budget. Waiting locations stand in one queue for
 * each cost (Dial's algorithm), so whole-numbered costs need no sorting. One flood serves any number of runs
 * and allocates nothing after it is made; its answers stand until the next run.
 */
export class Flood {
  readonly grid: Grid;
  /** The dearest single step; a budget may be any number of these. */
  readonly maxCost: number;
  /** The first `count` entries: locations reached, cheapest first. */
  readonly reached: Int16Array;
  count = 0;

  readonly #costs: Int32Array;
  readonly #from: Int16Array;
  // Queues are circular lists through the locations, each with a sentinel at index size + slot. A cost waits in
  // slot cost & mask, which is unambiguous because waiting costs differ by maxCost at most.
  readonly #mask: number;
  readonly #next: Int16Array;
  readonly #previous: Int16Array;
  #waiting = 0;

  /** For steps that cost `maxCost` at most, unless they are beyond the budget anyway. */
  constructor(grid: Grid, maxCost: number) {
    this.grid = grid;
    this.maxCost = maxCost;
    this.reached = new Int16Array(grid.size);
    this.#costs = new Int32Array(grid.size).fill(UNREACHED);
    this.#from = new Int16Array(grid.size).fill(NOWHERE);
    this.#mask = 2 ** Math.ceil(Math.log2(maxCost + 1)) - 1;
    this.#next = new Int16Array(grid.size + this.#mask + 1);
    this.#previous = new Int16Array(grid.size + this.#mask + 1);
    this.#emptyQueues();
  }

  /** Floods from one start or several at once; returns how many locations were reached. */
  run(starts: HexId | ArrayLike<number>, budget: number, cost: StepCost, visit?: Visit): number {
    this.#reset();
    if (typeof starts === 'number') this.#begin(starts);
    else for (let i = 0; i < starts.length; i++) this.#begin(starts[i] as HexId);
    const limit = Math.min(budget, UNLIMITED);
    let level = 0;
    while (this.#waiting > 0) {
      const h = this.#first(level);
      level = this.#costs[h] as number;
      this.#settle(h);
      const answer = visit ? visit(h, level) : GO_ON;
      if (answer === DONE) this.#forgetWaiting();
      else if (answer === GO_ON || this.#from[h] === NOWHERE) this.#spread(h, limit, cost);
    }
    return this.count;
  }

  /** Cheapest cost of coming to h, -1 if it was not reached. */
  cost(h: HexId): number {
    return this.#costs[h] as number;
  }

  /** The location before h on the cheapest way, NOWHERE for starts and for what was not reached. */
  from(h: HexId): HexId {
    return this.cost(h) === UNREACHED ? NOWHERE : (this.#from[h] as HexId);
  }

  /** Writes the cheapest way from its start to `to`, both included; returns its length, 0 if not reached. */
  path(to: HexId, out: Int16Array): number {
    if (this.cost(to) === UNREACHED) return 0;
    let length = 0;
    for (let h = to; h !== NOWHERE; h = this.#from[h] as HexId) length++;
    let i = length;
    for (let h = to; h !== NOWHERE; h = this.#from[h] as HexId) out[--i] = h;
    return length;
  }

  /** The locations that the cheapest way to `to` enters, one after another; none if it was not reached. */
  way(to: HexId): HexId[] {
    if (this.cost(to) === UNREACHED) return [];
    const from = this.#from;
    let steps = -1;
    for (let h = to; h !== NOWHERE; h = from[h] as HexId) steps++;
    const way = new Array<HexId>(steps); // as long as it has to be, since long lists are made of these
    for (let h = to; steps > 0; h = from[h] as HexId) way[--steps] = h;
    return way;
  }

  #reset(): void {
    // Something waits still only where the last run was broken off.
    if (this.#waiting > 0) {
      this.#costs.fill(UNREACHED);
      this.#emptyQueues();
    } else for (let i = 0; i < this.count; i++) this.#costs[this.reached[i] as HexId] = UNREACHED;
    this.count = 0;
  }

  #begin(h: HexId): void {
    if (!(h >= 0 && h < this.grid.size)) throw new RangeError(`a flood cannot start at ${h}`);
    if (this.#costs[h] !== UNREACHED) return;
    this.#costs[h] = 0;
    this.#from[h] = NOWHERE;
    append(this.#next, this.#previous, h, this.grid.size);
    this.#waiting++;
  }

  // The cheapest waiting location, none of which costs less than `level`; there must be one.
  #first(level: number): HexId {
    const { size } = this.grid;
    let cost = level;
    while ((this.#next[size + (cost & this.#mask)] as number) >= size) cost++;
    return this.#next[size + (cost & this.#mask)] as HexId;
  }

  #settle(h: HexId): void {
    remove(this.#next, this.#previous, h);
    this.#waiting--;
    this.reached[this.count++] = h;
  }

  #spread(h: HexId, limit: number, cost: StepCost): void {
    const { start, to: ends, way } = this.grid.ways;
    const costs = this.#costs;
    const next = this.#next;
    const previous = this.#previous;
    const level = costs[h] as number;
    const end = start[h + 1] as number;
    for (let i = start[h] as number; i < end; i++) {
      const to = ends[i] as HexId;
      const known = costs[to] as number;
      if (known !== UNREACHED && known <= level) continue;
      const most = (known === UNREACHED ? limit : known - 1) - level;
      const price = cost(h, to, way[i] as Way, most);
      if (price < 0 || price > most) continue;
      if (price > this.maxCost || (price | 0) !== price) this.#refuse(price);
      if (known !== UNREACHED) remove(next, previous, to);
      else this.#waiting++;
      const total = level + price;
      costs[to] = total;
      this.#from[to] = h;
      append(next, previous, to, this.grid.size + (total & this.#mask));
    }
  }

  #refuse(price: number): never {
    throw new RangeError(`a step costs ${price}, not a whole number up to ${this.maxCost}`);
  }

  #forgetWaiting(): void {
    const { size } = this.grid;
    for (let sentinel = size; sentinel < this.#next.length; sentinel++) {
      for (let h = this.#next[sentinel] as number; h < size; h = this.#next[h] as number) {
        this.#costs[h] = UNREACHED;
      }
    }
    this.#emptyQueues();
  }

  #emptyQueues(): void {
    this.#waiting = 0;
    for (let sentinel = this.grid.size; sentinel < this.#next.length; sentinel++) {
      this.#next[sentinel] = sentinel;
      this.#previous[sentinel] = sentinel;
    }
  }
}

function append(next: Int16Array, previous: Int16Array, h: number, sentinel: number): void {
  const last = previous[sentinel] as number;
  next[last] = h;
  previous[h] = last;
  next[h] = sentinel;
  previous[sentinel] = h;
}

function remove(next: Int16Array, previous: Int16Array, h: number): void {
  const after = next[h] as number;
  const before = previous[h] as number;
  next[before] = after;
  previous[after] = before;
}
