import {
  DIRECTIONS,
  type Direction,
  type Grid,
  type HexId,
  type HexsideId,
  NOWHERE,
  turn,
} from '@bocage/hex';
import type { Memory } from '@bocage/kernel';
import { type BoardPart, sideCount } from './board.ts';

/** Into which of its six neighbours, and its own hex, a unit projects its zone: one bit each. */
export type ZoneShape = number;

/** The six neighbours. */
export const ALL_ROUND: ZoneShape = 0b0111111;

/** The hex the unit stands in. */
export const OWN_HEX: ZoneShape = 0b1000000;

/** No zone at all. */
export const NO_ZONE: ZoneShape = 0;

/** The three neighbours before a unit that faces a hexside. */
export function front(facing: Direction): ZoneShape {
  return (1 << turn(facing, -1)) | (1 << facing) | (1 << turn(facing, 1));
}

/** Where the zones of a side do not reach; what is left out is no obstacle. */
export interface ZonePolicy {
  /** No zone across such a hexside. */
  readonly notAcross?: (side: HexsideId) => boolean;
  /** No zone into such a hex. */
  readonly notInto?: (h: HexId) => boolean;
  /** No zone on such a step: up a height, say. */
  readonly notFrom?: (from: HexId, to: HexId) => boolean;
}

/**
 * The zones of control of one side: for each location how many of its units reach it. Adding and removing
 * one unit touches seven numbers at most.
 */
export class Zones {
  /** By location: zones felt there by the enemy. */
  readonly counts: Uint8Array;
  readonly #grid: Grid;
  /** By location: the directions in which the map lets a zone go. */
  readonly #open: Uint8Array;
  /** Counts as they would be without barred hexes, once some are. */
  #cast: Uint8Array | undefined;
  #barred: Uint8Array | undefined;

  constructor(grid: Grid, policy: ZonePolicy = NO_OBSTACLE) {
    this.#grid = grid;
    this.counts = new Uint8Array(grid.size);
    this.#open = openness(grid, policy);
  }

  /** A unit begins to project its zone. */
  add(h: HexId, shape: ZoneShape): void {
    this.#change(h, shape, 1);
  }

  /** A unit ceases to project its zone: the same hex and shape as when it was added. */
  remove(h: HexId, shape: ZoneShape): void {
    this.#change(h, shape, -1);
  }

  /** Lets no zone of this side be felt in a hex from now on, whoever reaches it, or lets it be felt again. */
  bar(h: HexId, barred: boolean): void {
    this.#cast ??= this.counts.slice();
    this.#barred ??= new Uint8Array(this.#grid.size);
    this.#barred[h] = barred ? 1 : 0;
    this.counts[h] = barred ? 0 : this.#cast[h]!;
  }

  /** The arrays it is made of. */
  get memory(): readonly Memory[] {
    const { counts } = this;
    return this.#cast === undefined || this.#barred === undefined
      ? [counts]
      : [counts, this.#cast, this.#barred];
  }

  /** Removes all units; barred hexes stay barred. */
  clear(): void {
    this.counts.fill(0);
    this.#cast?.fill(0);
  }

  #change(h: HexId, shape: ZoneShape, by: 1 | -1): void {
    const reached = shape & (this.#open[h]! | OWN_HEX);
    if (reached === NO_ZONE) return;
    const { neighbours } = this.#grid;
    for (let d = 0; d < 6; d++) if (reached & (1 << d)) this.#count(neighbours[6 * h + d]!, by);
    if (reached & OWN_HEX) this.#count(h, by);
  }

  #count(h: number, by: 1 | -1): void {
    if (this.#cast !== undefined) this.#cast[h]! += by;
    if (this.#barred === undefined || this.#barred[h] === 0) this.counts[h]! += by;
  }
}

/** Whose zones, and of which shape. */
export interface ZoneRules<U extends number = number> {
  /** The side of each unit, from 0. */
  readonly sides: ArrayLike<number>;
  /** The zone of a unit that stands there, asked as it comes; all round unless told. */
  readonly shape?: (unit: U, at: HexId) => ZoneShape;
  /** Where zones do not reach: best one for all states, so that what the map lets through is worked out once. */
  readonly policy?: ZonePolicy;
}

/** The zones of control of all sides, kept as their units come and go. */
export class ZonesBySide<U extends number = number> implements BoardPart<U> {
  readonly #rules: ZoneRules<U>;
  readonly #zones: readonly Zones[];
  /** By unit: the shape with which it was counted. */
  readonly #shapes: Uint8Array;

  constructor(grid: Grid, rules: ZoneRules<U>) {
    this.#rules = rules;
    this.#zones = Array.from({ length: sideCount(rules.sides) }, () => new Zones(grid, rules.policy));
    this.#shapes = new Uint8Array(rules.sides.length);
  }

  /** Whether a zone of this side is felt in a location. */
  isFelt(side: number, h: HexId): boolean {
    return this.#zones[side]!.counts[h]! > 0;
  }

  /** By location: zones of this side felt there by the enemy. */
  counts(side: number): Readonly<Uint8Array> {
    return this.#zones[side]!.counts;
  }

  /** Lets no zone of a side be felt in a hex from now on, whoever reaches it, or lets it be felt again. */
  bar(side: number, h: HexId, barred: boolean): void {
    this.#zones[side]!.bar(h, barred);
  }

  enter(unit: U, at: HexId): void {
    const shape = this.#rules.shape === undefined ? ALL_ROUND : this.#rules.shape(unit, at);
    this.#shapes[unit] = shape;
    this.#zones[this.#rules.sides[unit]!]!.add(at, shape);
  }

  leave(unit: U, at: HexId): void {
    this.#zones[this.#rules.sides[unit]!]!.remove(at, this.#shapes[unit]!);
  }

  /** Removes all units; barred hexes stay barred. */
  clear(): void {
    for (const zones of this.#zones) zones.clear();
  }

  digest(): string {
    return this.#zones.map(({ counts }) => counts.join('')).join(' ');
  }

  get memory(): readonly Memory[] {
    return [this.#shapes, ...this.#zones.flatMap(({ memory }) => memory)];
  }
}

const NO_OBSTACLE: ZonePolicy = {};
const OPEN = new WeakMap<ZonePolicy, { readonly grid: Grid; readonly open: Uint8Array }>();

/** By location: the directions in which the map lets a zone go. */
function openness(grid: Grid, policy: ZonePolicy): Uint8Array {
  const last = OPEN.get(policy);
  if (last?.grid === grid) return last.open;
  const open = Uint8Array.from({ length: grid.size }, (_, h) => openDirections(grid, policy, h as HexId));
  OPEN.set(policy, { grid, open });
  return open;
}

function openDirections(grid: Grid, policy: ZonePolicy, from: HexId): ZoneShape {
  let open = NO_ZONE;
  for (const d of DIRECTIONS) {
    const to = grid.neighbour(from, d);
    if (to === NOWHERE) continue;
    const denied =
      policy.notInto?.(to) || policy.notAcross?.(grid.side(from, d)) || policy.notFrom?.(from, to);
    if (!denied) open |= 1 << d;
  }
  return open;
}
