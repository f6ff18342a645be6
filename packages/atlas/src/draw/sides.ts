import { type Direction, type Grid, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import type { SideLayer } from '../schema.ts';
import { namesIn } from './ground.ts';
import { PITCH, type XY } from './svg.ts';

/** A hexside that something lies on or leads through. */
export interface MarkedSide {
  readonly layer: string;
  readonly kind: string;
  readonly side: HexsideId;
  /** The two hexes; the second is NOWHERE on the edge of the map. */
  readonly hexes: readonly [HexId, HexId];
}

/** All hexsides of a set of layers, in the order of the file. */
export function markedSides(layers: Readonly<Record<string, SideLayer>>, grid: Grid): MarkedSide[] {
  const out: MarkedSide[] = [];
  for (const [layer, { kinds }] of Object.entries(layers)) {
    for (const [kind, names] of Object.entries(kinds)) {
      for (const name of namesIn(names)) {
        const side = grid.findSide(name);
        if (side !== -1) out.push({ layer, kind, side, hexes: grid.sideHexes(side) });
      }
    }
  }
  return out;
}

/** Corners of the hexes, each known by one number. */
export class Corners {
  readonly at: readonly XY[];
  readonly #grid: Grid;
  readonly #ids: Int32Array;
  readonly #hexes: HexId[][] = [];

  constructor(grid: Grid) {
    this.#grid = grid;
    this.#ids = new Int32Array(6 * grid.hexCount);
    const at: XY[] = [];
    const known = new Map<string, number>();
    for (const h of grid.hexes) {
      grid.corners(h).forEach((p, d) => {
        const key = `${Math.round(p.x * 50)} ${Math.round(p.y * 50)}`;
        const id = known.get(key) ?? at.length;
        if (id === at.length) {
          known.set(key, id);
          at.push({ x: p.x * PITCH, y: p.y * PITCH });
          this.#hexes.push([]);
        }
        this.#ids[6 * h + d] = id;
        this.#hexes[id]?.push(h);
      });
    }
    this.at = at;
  }

  /** The two ends of a side, clockwise about its first hex. */
  ends(side: HexsideId): readonly [number, number] {
    const [h, n] = this.#grid.sideHexes(side);
    const d = n === NOWHERE ? this.#edgeDirection(h, side) : (this.#grid.directionTo(h, n) as Direction);
    return [this.#ids[6 * h + d] as number, this.#ids[6 * h + ((d + 1) % 6)] as number];
  }

  /** The line of a side, its first hex on the right. */
  line(side: HexsideId): readonly [XY, XY] {
    const [a, b] = this.ends(side);
    return [this.at[a] as XY, this.at[b] as XY];
  }

  /** The hexes about a corner: three, fewer on the edge of the map. */
  hexesAt(corner: number): readonly HexId[] {
    return this.#hexes[corner] as HexId[];
  }

  #edgeDirection(h: HexId, side: HexsideId): Direction {
    return (this.#grid.sides.indexOf(side, 6 * h) - 6 * h) as Direction;
  }
}
