import { type HexId, NOWHERE } from '@bocage/hex';

/** No unit: the end of a stack. */
export const NOBODY = -1;

/**
 * Which units stand where, each stack in ascending order of unit ids whatever the order of arrival. Walk one with
 * `for (let u = stacks.first(h); u !== NOBODY; u = stacks.next(u))`: nothing is allocated.
 */
export class Stacks {
  readonly #first: Int16Array;
  readonly #next: Int16Array;
  readonly #sides: ArrayLike<number>;
  readonly #counts: readonly Uint16Array[];

  /** `sides` tells the side of each unit, from 0. */
  constructor(locationCount: number, sides: ArrayLike<number>) {
    this.#sides = sides;
    this.#first = new Int16Array(locationCount).fill(NOBODY);
    this.#next = new Int16Array(sides.length).fill(NOBODY);
    const sideCount = Array.from(sides).reduce((most, side) => Math.max(most, side + 1), 0);
    this.#counts = Array.from({ length: sideCount }, () => new Uint16Array(locationCount));
  }

  /** Takes note that a unit has gone from one location to another; NOWHERE is off the map. */
  moved(unit: number, from: HexId, to: HexId): void {
    if (from !== NOWHERE) this.#take(unit, from);
    if (to !== NOWHERE) this.#put(unit, to);
  }

  /** The unit of the lowest id in a location, or NOBODY. */
  first(h: HexId): number {
    return this.#first[h]!;
  }

  /** The unit after this one in its stack, or NOBODY. */
  next(unit: number): number {
    return this.#next[unit]!;
  }

  /** By location: how many units of a side stand there. */
  counts(side: number): Readonly<Uint16Array> {
    return this.#counts[side]!;
  }

  /** The side of a unit. */
  sideOf(unit: number): number {
    return this.#sides[unit]!;
  }

  /** Whether nobody of either side stands there. */
  isEmpty(h: HexId): boolean {
    return this.#first[h] === NOBODY;
  }

  /** Takes all units off the map. */
  clear(): void {
    this.#first.fill(NOBODY);
    this.#next.fill(NOBODY);
    for (const counts of this.#counts) counts.fill(0);
  }

  #put(unit: number, h: HexId): void {
    const before = this.#before(unit, h);
    const after = before === NOBODY ? this.#first[h]! : this.#next[before]!;
    if (after === unit) throw new Error(`unit ${unit} stands in location ${h} already`);
    this.#next[unit] = after;
    this.#link(before, h, unit);
    this.#counts[this.#sides[unit]!]![h]!++;
  }

  #take(unit: number, h: HexId): void {
    const before = this.#before(unit, h);
    const there = before === NOBODY ? this.#first[h]! : this.#next[before]!;
    if (there !== unit) throw new Error(`unit ${unit} does not stand in location ${h}`);
    this.#link(before, h, this.#next[unit]!);
    this.#next[unit] = NOBODY;
    this.#counts[this.#sides[unit]!]![h]!--;
  }

  /** The last unit of the stack with a lower id, or NOBODY. */
  #before(unit: number, h: HexId): number {
    let before = NOBODY;
    for (let u = this.#first[h]!; u !== NOBODY && u < unit; u = this.#next[u]!) before = u;
    return before;
  }

  #link(before: number, h: HexId, unit: number): void {
    if (before === NOBODY) this.#first[h] = unit;
    else this.#next[before] = unit;
  }
}
