import { type HexId, NOWHERE } from '@bocage/hex';
import type { BaseState, Column, Derived, Memory } from '@bocage/kernel';

/** Something that is reckoned by who stands where, kept in step as units come and go. */
export interface BoardPart<U extends number = number> {
  /** A unit comes to a location. */
  enter(unit: U, at: HexId): void;
  /** A unit goes from the location it came to. */
  leave(unit: U, at: HexId): void;
  /** All units are taken off. */
  clear(): void;
  /** Equal for equal contents. */
  digest(): string;
  /** The arrays it is made of. */
  readonly memory: readonly Memory[];
  /** Told that they are now those of another state. */
  restored?(): void;
}

/** A state whose units stand somewhere. */
export type Peopled = BaseState & { readonly unit: { readonly at: Column<HexId> } };

/**
 * What follows from where units stand: a game extends it and keeps its parts (stacks, zones, tallies) by `keep`. The
 * parts follow `unit.at` forwards and backwards.
 */
export class UnitBoard<U extends number = number> implements Derived {
  readonly #parts: BoardPart<U>[] = [];
  readonly #at: Column<HexId>;

  constructor(g: Peopled) {
    this.#at = g.unit.at;
    g.watch('unit.at', (unit, old, now) => this.moved(unit as U, old as HexId, now as HexId));
  }

  rebuild(): void {
    for (const part of this.#parts) part.clear();
    for (let unit = 0; unit < this.#at.rows; unit++) this.#come(unit as U, this.#at.get(unit));
  }

  digest(): string {
    return this.#parts.map((part) => part.digest()).join(' ');
  }

  get memory(): readonly Memory[] {
    return this.#parts.flatMap((part) => part.memory);
  }

  restored(): void {
    for (const part of this.#parts) part.restored?.();
  }

  /** Makes a part follow the units. */
  protected keep<P extends BoardPart<U>>(part: P): P {
    this.#parts.push(part);
    return part;
  }

  /** Reckons parts anew for a unit of which they depend on more than its place; for watchers of that. */
  protected changed(unit: U, ...parts: readonly BoardPart<U>[]): void {
    const at = this.#at.get(unit);
    if (at === NOWHERE) return;
    for (const part of parts) {
      part.leave(unit, at);
      part.enter(unit, at);
    }
  }

  /** A unit goes from one location to another; NOWHERE is off the map. */
  protected moved(unit: U, from: HexId, to: HexId): void {
    if (from !== NOWHERE) for (const part of this.#parts) part.leave(unit, from);
    this.#come(unit, to);
  }

  #come(unit: U, to: HexId): void {
    if (to !== NOWHERE) for (const part of this.#parts) part.enter(unit, to);
  }
}

/** A board that counts what bears on the ways of each side over the map, so that those may be remembered until then. */
export class WayBoard<U extends number = number> extends UnitBoard<U> {
  /** By side: how often anybody of another side has come or gone, or changed so that ways may be others. */
  readonly diversions: Int32Array;
  readonly #sides: ArrayLike<number>;

  constructor(g: Peopled, sides: ArrayLike<number>) {
    super(g);
    this.#sides = sides;
    this.diversions = new Int32Array(sideCount(sides));
  }

  protected override moved(unit: U, from: HexId, to: HexId): void {
    this.divert(unit);
    super.moved(unit, from, to);
  }

  /** The ways of all others may have changed with a unit; for watchers of more than its place. */
  protected divert(unit: U): void {
    const own = this.#sides[unit];
    for (let side = 0; side < this.diversions.length; side++) if (side !== own) this.diversions[side]!++;
  }
}

/** By side and location: how many units there are that count. */
export class Tally<U extends number = number> implements BoardPart<U> {
  readonly #sides: ArrayLike<number>;
  readonly #counts: readonly Uint8Array[];
  readonly #isCounted: (unit: U, at: HexId) => boolean;

  /** Whether a unit counts in a location must not change while it stands there. */
  constructor(
    locationCount: number,
    sides: ArrayLike<number>,
    isCounted: (unit: U, at: HexId) => boolean = () => true,
  ) {
    this.#sides = sides;
    this.#counts = Array.from({ length: sideCount(sides) }, () => new Uint8Array(locationCount));
    this.#isCounted = isCounted;
  }

  /** Whether anybody of a side counts there. */
  has(side: number, h: HexId): boolean {
    return this.#counts[side]![h]! > 0;
  }

  /** By location, of one side. */
  counts(side: number): Readonly<Uint8Array> {
    return this.#counts[side]!;
  }

  enter(unit: U, at: HexId): void {
    if (this.#isCounted(unit, at)) this.#counts[this.#sides[unit]!]![at]!++;
  }

  leave(unit: U, at: HexId): void {
    if (this.#isCounted(unit, at)) this.#counts[this.#sides[unit]!]![at]!--;
  }

  clear(): void {
    for (const counts of this.#counts) counts.fill(0);
  }

  digest(): string {
    return this.#counts.map((counts) => counts.join('')).join(' ');
  }

  get memory(): readonly Memory[] {
    return this.#counts;
  }
}

/** How many sides a list of sides by unit names. */
export function sideCount(sides: ArrayLike<number>): number {
  return Array.from(sides).reduce((most, side) => Math.max(most, side + 1), 0);
}
