import { type HexId, NOWHERE } from './ids.ts';

/** A place on the lattice: so many steps in direction 0 and so many in direction 2. */
export interface Place {
  readonly u: number;
  readonly v: number;
}

/** Steps along the two axes of one step in each direction. */
export const DU: readonly number[] = [1, 1, 0, -1, -1, 0];
export const DV: readonly number[] = [0, 1, 1, 0, -1, -1];

/**
 * The hexes on two slanted axes (direction 0 and direction 2, 120 degrees apart), on which flat-top and
 * pointy-top grids are the same and every formula is whole-numbered.
 */
export class Lattice {
  readonly u: Int16Array;
  readonly v: Int16Array;
  readonly #table: Int16Array;
  readonly #minU: number;
  readonly #minV: number;
  readonly #spanU: number;
  readonly #spanV: number;

  constructor(places: readonly Place[]) {
    this.u = Int16Array.from(places, (p) => p.u);
    this.v = Int16Array.from(places, (p) => p.v);
    this.#minU = this.u.reduce((a, b) => Math.min(a, b));
    this.#minV = this.v.reduce((a, b) => Math.min(a, b));
    this.#spanU = this.u.reduce((a, b) => Math.max(a, b)) - this.#minU + 1;
    this.#spanV = this.v.reduce((a, b) => Math.max(a, b)) - this.#minV + 1;
    this.#table = new Int16Array(this.#spanU * this.#spanV).fill(NOWHERE);
    places.forEach((p, h) => {
      this.#table[(p.u - this.#minU) * this.#spanV + p.v - this.#minV] = h;
    });
  }

  /** The hex at a place, or NOWHERE. */
  at(u: number, v: number): HexId {
    const i = u - this.#minU;
    const j = v - this.#minV;
    const inside = i >= 0 && i < this.#spanU && j >= 0 && j < this.#spanV;
    return inside ? (this.#table[i * this.#spanV + j] as HexId) : NOWHERE;
  }
}

/** Length of the shortest way over a difference of places: directions 1 and 4 go along both axes at once. */
export function lengthOf(du: number, dv: number): number {
  return Math.max(Math.abs(du), Math.abs(dv), Math.abs(du - dv));
}

// Clockwise from direction 0 in twelfths, by the signs of (u, v, u - v): even where the hex lies straight
// along a direction, odd between two.
const BEARINGS = new Int8Array(27).fill(-1);
for (let d = 0; d < 6; d++) {
  const u = DU[d] as number;
  const v = DV[d] as number;
  BEARINGS[signs(u, v)] = 2 * d;
  BEARINGS[signs(u + (DU[(d + 1) % 6] as number), v + (DV[(d + 1) % 6] as number))] = 2 * d + 1;
}

function signs(u: number, v: number): number {
  return Math.sign(u) * 9 + Math.sign(v) * 3 + Math.sign(u - v) + 13;
}

/** Twelfths of a turn clockwise from direction 0 (odd: anywhere between two directions), -1 for no difference. */
export function bearingOf(du: number, dv: number): number {
  return BEARINGS[signs(du, dv)] as number;
}
