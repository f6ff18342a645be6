import { DIRECTIONS, type Grid, type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import type { XY } from './lines.ts';

/** The corners of a map's hexes as nodes, its hexsides as the edges between them. */
export class Vertices {
  readonly points: readonly XY[];
  /** The hexes about each corner, three inside the map, fewer on its edge. */
  readonly hexes: readonly (readonly HexId[])[];
  /** The hexsides between two hexes of the map that end in each corner. */
  readonly sides: readonly (readonly HexsideId[])[];
  readonly #ends: readonly (readonly [number, number])[];

  constructor(grid: Grid) {
    const ids = new Map<string, number>();
    const points: XY[] = [];
    const hexes: HexId[][] = [];
    const sides: HexsideId[][] = [];
    const ends: (readonly [number, number])[] = [];
    const idOf = (p: { x: number; y: number }): number => {
      const key = `${Math.round(p.x * 1000)} ${Math.round(p.y * 1000)}`;
      const known = ids.get(key);
      if (known !== undefined) return known;
      ids.set(key, points.length);
      hexes.push([]);
      sides.push([]);
      return points.push([p.x, p.y]) - 1;
    };
    for (const hex of grid.hexes) {
      const corners = grid.corners(hex).map(idOf);
      for (const corner of corners) hexes[corner]!.push(hex);
      for (const d of DIRECTIONS) {
        const side = grid.side(hex, d);
        if (ends[side]) continue;
        const [a, b] = [corners[d]!, corners[(d + 1) % 6]!];
        ends[side] = [a, b];
        if (grid.neighbour(hex, d) === NOWHERE) continue;
        sides[a]!.push(side);
        sides[b]!.push(side);
      }
    }
    this.points = points;
    this.hexes = hexes;
    this.sides = sides;
    this.#ends = ends;
  }

  /** The two corners of a hexside. */
  ends(side: HexsideId): readonly [number, number] {
    return this.#ends[side]!;
  }

  /** The corner at the other end of a hexside. */
  across(side: HexsideId, corner: number): number {
    const [a, b] = this.#ends[side]!;
    return a === corner ? b : a;
  }

  /** Whether a corner lies on the edge of the map. */
  onEdge(corner: number): boolean {
    return this.hexes[corner]!.length < 3;
  }
}
