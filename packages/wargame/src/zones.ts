import {
  DIRECTIONS,
  type Direction,
  type Grid,
  type HexId,
  type HexsideId,
  NOWHERE,
  turn,
} from '@bocage/hex';

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
  /** Counts as they would be without barred hexes. */
  readonly #cast: Uint8Array;
  readonly #barred: Uint8Array;

  constructor(grid: Grid, policy: ZonePolicy = {}) {
    this.#grid = grid;
    this.counts = new Uint8Array(grid.size);
    this.#cast = new Uint8Array(grid.size);
    this.#barred = new Uint8Array(grid.size);
    this.#open = Uint8Array.from({ length: grid.size }, (_, h) => openDirections(grid, policy, h as HexId));
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
    this.#barred[h] = barred ? 1 : 0;
    this.counts[h] = barred ? 0 : this.#cast[h]!;
  }

  /** Removes all units; barred hexes stay barred. */
  clear(): void {
    this.counts.fill(0);
    this.#cast.fill(0);
  }

  #change(h: HexId, shape: ZoneShape, by: 1 | -1): void {
    const reached = shape & (this.#open[h]! | OWN_HEX);
    const { neighbours } = this.#grid;
    for (let d = 0; d < 6; d++) if (reached & (1 << d)) this.#count(neighbours[6 * h + d]!, by);
    if (reached & OWN_HEX) this.#count(h, by);
  }

  #count(h: number, by: 1 | -1): void {
    this.#cast[h]! += by;
    if (this.#barred[h] === 0) this.counts[h]! += by;
  }
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
