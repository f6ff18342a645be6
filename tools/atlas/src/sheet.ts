import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import type { XY } from './lines.ts';
import { type LonLat, project, unproject } from './projection.ts';

/** How a grid lies on the ground, as fitted to the hex numbers that its rulebook ties to places. */
export interface Fit {
  /** Column and row to the plane of the fit: u = su * (column or shifted column), v likewise, up to north. */
  readonly spec: { readonly sx: 1 | -1; readonly sy: 1 | -1; readonly par: 0 | 1; readonly sh: number };
  /** X = m[0] * u + m[1] * v + m[2] kilometres east, Y likewise north. */
  readonly m: readonly [readonly [number, number, number], readonly [number, number, number]];
  /** Bumps [u, v, kilometres east, north] of a rubber sheet that brings the named places into their hexes. */
  readonly warp?: {
    readonly sigma: number;
    readonly points: readonly (readonly [number, number, number, number])[];
  };
}

const HALF_ROOT3 = Math.sqrt(3) / 2;

/** A game's grid laid on the ground: from the map's plane (x east, y south, pitch 1) to the globe and back. */
export class Sheet {
  readonly grid: Grid;
  readonly fit: Fit;
  readonly #offset: XY;

  constructor(grid: Grid, fit: Fit) {
    this.grid = grid;
    this.fit = fit;
    const [u, v] = printedToUV(grid, 0 as HexId, fit);
    const { x, y } = grid.centre(0 as HexId);
    this.#offset = [x - u, y + v];
  }

  /** Where a point of the map lies on the globe. */
  toGround([x, y]: XY): LonLat {
    return unproject(this.#bend(x - this.#offset[0], this.#offset[1] - y));
  }

  /** Where a place on the globe lies on the map. */
  toPlane(at: LonLat): XY {
    const target = project(at);
    let [u, v] = this.#straight(target[0], target[1]);
    // Newton's method on the bent sheet.
    for (let i = 0; i < 30 && this.fit.warp; i++) {
      const { x, y, xu, xv, yu, yv } = this.#slope(u, v);
      const [dx, dy] = [target[0] - x, target[1] - y];
      const area = xu * yv - xv * yu;
      const [su, sv] = [(yv * dx - xv * dy) / area, (xu * dy - yu * dx) / area];
      [u, v] = [u + su, v + sv];
      if (Math.abs(su) + Math.abs(sv) < 1e-7) break;
    }
    return [u + this.#offset[0], this.#offset[1] - v];
  }

  /** The hex of a place on the globe, or NOWHERE. */
  hexOf(at: LonLat): HexId {
    const [x, y] = this.toPlane(at);
    return this.grid.hexAt(x, y);
  }

  /** The printed number of the hex of a place given as latitude, longitude; throws off the map. */
  nameOf(lat: number, lon: number): string {
    const hex = this.hexOf([lon, lat]);
    if (hex === NOWHERE) throw new RangeError(`${lat} ${lon} is off the map`);
    return this.grid.name(hex);
  }

  /** Hexes between a place and the centre of a hex. */
  offCentre(at: LonLat, hex: HexId): number {
    const [x, y] = this.toPlane(at);
    const centre = this.grid.centre(hex);
    return Math.hypot(x - centre.x, y - centre.y);
  }

  /** The place at the centre of a hex. */
  centre(hex: HexId): LonLat {
    const { x, y } = this.grid.centre(hex);
    return this.toGround([x, y]);
  }

  /** West, south, east and north of everything on the map, with a margin of two hexes. */
  bounds(): readonly [number, number, number, number] {
    const { width, height } = this.grid;
    let [west, south, east, north] = [180, 90, -180, -90];
    for (let i = 0; i <= 20; i++) {
      for (let k = 0; k <= 20; k++) {
        const [lon, lat] = this.toGround([-2 + ((width + 4) * i) / 20, -2 + ((height + 4) * k) / 20]);
        [west, south] = [Math.min(west, lon), Math.min(south, lat)];
        [east, north] = [Math.max(east, lon), Math.max(north, lat)];
      }
    }
    return [west, south, east, north];
  }

  /** Kilometres between neighbouring centres. */
  get pitch(): number {
    const [[a, b], [c, d]] = this.fit.m;
    return Math.sqrt(Math.abs(a * d - b * c));
  }

  /** Where true north points in the middle of the map, degrees clockwise from up. */
  get north(): number {
    const { width, height } = this.grid;
    const [lon, lat] = this.toGround([width / 2, height / 2]);
    const [x, y] = this.toPlane([lon, lat]);
    const [nx, ny] = this.toPlane([lon, lat + 0.02]);
    return (Math.atan2(nx - x, y - ny) * 180) / Math.PI;
  }

  #bend(u: number, v: number): XY {
    const { x, y } = this.#slope(u, v);
    return [x, y];
  }

  // Where a point of the fit's plane lies in kilometres, and how that changes with u and v.
  #slope(u: number, v: number) {
    const [[a, b, e], [c, d, f]] = this.fit.m;
    let [x, y, xu, xv, yu, yv] = [a * u + b * v + e, c * u + d * v + f, a, b, c, d];
    if (!this.fit.warp) return { x, y, xu, xv, yu, yv };
    const { sigma, points } = this.fit.warp;
    const variance = sigma * sigma;
    for (const [u0, v0, ax, ay] of points) {
      const [du, dv] = [u - u0, v - v0];
      const w = Math.exp(-(du * du + dv * dv) / (2 * variance));
      x += ax * w;
      y += ay * w;
      xu -= (ax * w * du) / variance;
      xv -= (ax * w * dv) / variance;
      yu -= (ay * w * du) / variance;
      yv -= (ay * w * dv) / variance;
    }
    return { x, y, xu, xv, yu, yv };
  }

  #straight(x: number, y: number): XY {
    const [[a, b, e], [c, d, f]] = this.fit.m;
    const area = a * d - b * c;
    return [(d * (x - e) - b * (y - f)) / area, (a * (y - f) - c * (x - e)) / area];
  }
}

function printedToUV(grid: Grid, hex: HexId, { spec }: Fit): XY {
  const [column, row] = [grid.column(hex), grid.row(hex)];
  const aside = (n: number): number => (n % 2 === spec.par ? spec.sh : 0);
  return grid.spec.top === 'flat'
    ? [spec.sx * column * HALF_ROOT3, spec.sy * (row + aside(column))]
    : [spec.sx * (column + aside(row)), spec.sy * row * HALF_ROOT3];
}
