import type { HexId } from '@bocage/hex';
import type { Memory } from '@bocage/kernel';
import { type BoardPart, sideCount } from './board.ts';

/** No unit: the end of a stack. */
export const NOBODY: number = -1;
const EMPTY: readonly never[] = [];

/**
 * Which units stand where, each stack in ascending order of unit ids whatever the order of arrival. Lists are made when
 * they are asked for and kept while nobody comes or goes, so that walking a stack allocates nothing.
 */
export class Stacks<U extends number = number> implements BoardPart<U> {
  readonly #first: Int16Array;
  readonly #next: Int16Array;
  readonly #sides: ArrayLike<number>;
  readonly #counts: readonly Uint8Array[];
  /** By the first unit of a stack. */
  readonly #lists: (readonly U[] | undefined)[];

  /** `sides` tells the side of each unit, from 0. */
  constructor(locationCount: number, sides: ArrayLike<number>) {
    this.#sides = sides;
    this.#first = new Int16Array(locationCount).fill(NOBODY);
    this.#next = new Int16Array(sides.length).fill(NOBODY);
    this.#counts = Array.from({ length: sideCount(sides) }, () => new Uint8Array(locationCount));
    this.#lists = new Array<undefined>(sides.length).fill(undefined);
  }

  /** The unit of the lowest id in a location, or NOBODY. */
  first(h: HexId): U {
    return this.#first[h] as U;
  }

  /** The unit after this one in its stack, or NOBODY. */
  next(unit: U): U {
    return this.#next[unit] as U;
  }

  /** Whether anybody of a side stands there. */
  has(side: number, h: HexId): boolean {
    return this.#counts[side]![h]! > 0;
  }

  /** By location: how many units of a side stand there. */
  counts(side: number): Readonly<Uint8Array> {
    return this.#counts[side]!;
  }

  /** The side of a unit. */
  sideOf(unit: U): number {
    return this.#sides[unit]!;
  }

  /** Whether nobody of either side stands there. */
  isEmpty(h: HexId): boolean {
    return this.#first[h] === NOBODY;
  }

  /** Those in a location in order, as they stand now: the list stays as it is when somebody comes or goes. */
  at(h: HexId): readonly U[] {
    const first = this.#first[h]!;
    return first === NOBODY ? EMPTY : (this.#lists[first] ?? this.#list(first));
  }

  /** Takes all units off the map. */
  clear(): void {
    this.#first.fill(NOBODY);
    this.#next.fill(NOBODY);
    for (const counts of this.#counts) counts.fill(0);
    this.#lists.fill(undefined);
  }

  /** All stacks, each unit with its location. */
  digest(): string {
    return Array.from(this.#first, (_, h) => this.at(h as HexId).map((unit) => `${h}:${unit}`))
      .flat()
      .join();
  }

  /** A unit that was nowhere stands there now. */
  enter(unit: U, h: HexId): void {
    const before = this.#before(unit, h);
    const after = before === NOBODY ? this.#first[h]! : this.#next[before]!;
    if (after === unit) throw new Error(`unit ${unit} stands in location ${h} already`);
    this.#next[unit] = after;
    this.#forget(h);
    this.#link(before, h, unit);
    this.#forget(h);
    this.#counts[this.#sides[unit]!]![h]!++;
  }

  /** A unit that stood there stands nowhere now. */
  leave(unit: U, h: HexId): void {
    const before = this.#before(unit, h);
    const there = before === NOBODY ? this.#first[h]! : this.#next[before]!;
    if (there !== unit) throw new Error(`unit ${unit} does not stand in location ${h}`);
    this.#forget(h);
    this.#link(before, h, this.#next[unit]!);
    this.#forget(h);
    this.#next[unit] = NOBODY;
    this.#counts[this.#sides[unit]!]![h]!--;
  }

  get memory(): readonly Memory[] {
    return [this.#first, this.#next, ...this.#counts];
  }

  restored(): void {
    this.#lists.fill(undefined);
  }

  #list(first: number): readonly U[] {
    const units: U[] = [];
    for (let u = first; u >= 0; u = this.#next[u]!) units.push(u as U);
    this.#lists[first] = units;
    return units;
  }

  /** The list of a stack is as old as its first unit is the first. */
  #forget(h: HexId): void {
    const first = this.#first[h]!;
    if (first !== NOBODY) this.#lists[first] = undefined;
  }

  /** The last unit of the stack with a lower id, or NOBODY. */
  #before(unit: U, h: HexId): number {
    let before = NOBODY;
    for (let u = this.#first[h]!; u !== NOBODY && u < unit; u = this.#next[u]!) before = u;
    return before;
  }

  #link(before: number, h: HexId, unit: number): void {
    if (before === NOBODY) this.#first[h] = unit;
    else this.#next[before] = unit;
  }
}
