import type { Direction, HexId, Top } from './ids.ts';
import { DU, DV, type Lattice } from './lattice.ts';

/** A point of the map in units of the hex pitch (the distance of neighbouring centres): x east, y south. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const HALF_ROOT3 = Math.sqrt(3) / 2;
const RADIUS = 1 / Math.sqrt(3);

// One step in direction 0 and one in direction 2, on the ground.
const AXES = {
  flat: { u: { x: 0, y: -1 }, v: { x: HALF_ROOT3, y: 0.5 } },
  pointy: { u: { x: 0.5, y: -HALF_ROOT3 }, v: { x: 0.5, y: HALF_ROOT3 } },
} as const;

/** The map laid out on paper, its north-west corner at (0, 0). */
export class Plane {
  readonly width: number;
  readonly height: number;
  readonly centres: readonly Point[];
  readonly #lattice: Lattice;
  readonly #axes: (typeof AXES)[Top];
  readonly #origin: Point;

  constructor(top: Top, lattice: Lattice) {
    this.#lattice = lattice;
    this.#axes = AXES[top];
    const raw = Array.from(lattice.u, (u, h) => this.#project(u, lattice.v[h] as number));
    const halfWidth = top === 'flat' ? RADIUS : 0.5;
    const halfHeight = top === 'flat' ? 0.5 : RADIUS;
    const least = (of: (p: Point) => number) => raw.reduce((m, p) => Math.min(m, of(p)), Infinity);
    this.#origin = { x: halfWidth - least((p) => p.x), y: halfHeight - least((p) => p.y) };
    this.width = this.#origin.x - least((p) => -p.x) + halfWidth;
    this.height = this.#origin.y - least((p) => -p.y) + halfHeight;
    this.centres = raw.map((p) => ({ x: p.x + this.#origin.x, y: p.y + this.#origin.y }));
  }

  /** The corner where side d begins, going clockwise; the side ends at the corner of d + 1. */
  corner(h: HexId, d: Direction): Point {
    const before = (d + 5) % 6;
    const out = this.#project(
      ((DU[before] as number) + (DU[d] as number)) / 3,
      ((DV[before] as number) + (DV[d] as number)) / 3,
    );
    const centre = this.centres[h] as Point;
    return { x: centre.x + out.x, y: centre.y + out.y };
  }

  /** The hex under a point, or NOWHERE. */
  hexAt(x: number, y: number): HexId {
    const { u: a, v: b } = this.#axes;
    const px = x - this.#origin.x;
    const py = y - this.#origin.y;
    const area = a.x * b.y - a.y * b.x;
    const u = (px * b.y - py * b.x) / area;
    const v = (a.x * py - a.y * px) / area;
    return this.#nearest(u, v);
  }

  // Of the three whole numbers u, v and w = v - u the one that was rounded most gives way.
  #nearest(u: number, v: number): HexId {
    let ru = Math.round(u);
    let rv = Math.round(v);
    const rw = Math.round(v - u);
    const offU = Math.abs(ru - u);
    const offV = Math.abs(rv - v);
    const offW = Math.abs(rw - (v - u));
    if (offU > offV && offU > offW) ru = rv - rw;
    else if (offV > offW) rv = ru + rw;
    return this.#lattice.at(ru, rv);
  }

  #project(u: number, v: number): Point {
    const { u: a, v: b } = this.#axes;
    return { x: u * a.x + v * b.x, y: u * a.y + v * b.y };
  }
}
