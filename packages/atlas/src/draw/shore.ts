import type { MapData } from '../schema.ts';
import { between, distance } from './curves.ts';
import { PITCH, type XY } from './svg.ts';

/** The land as rings of points; what is inside an odd number of them is land. */
export class Land {
  readonly rings: readonly (readonly XY[])[];
  readonly #bands: ReadonlyMap<number, readonly (readonly [XY, XY])[]>;

  constructor(map: MapData) {
    this.rings = map.picture.land.map((flat) => {
      const ring: XY[] = [];
      for (let i = 0; i + 1 < flat.length; i += 2)
        ring.push({ x: flat[i] as number, y: flat[i + 1] as number });
      return ring;
    });
    this.#bands = bandsOf(this.rings);
  }

  has({ x, y }: XY): boolean {
    let inside = false;
    for (const [a, b] of this.#bands.get(Math.floor(y / BAND)) ?? []) {
      if (a.y > y === b.y > y) continue;
      if (x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
    }
    return inside;
  }

  /** A point on dry land, as near to `p` as may be but not further than `reach`; `p` itself if there is none. */
  ashore(p: XY, reach: number): XY {
    if (this.rings.length === 0 || this.#isDry(p)) return p;
    return around(p, reach).find((q) => this.#isDry(q)) ?? p;
  }

  // Room for a few houses on every side.
  #isDry(p: XY): boolean {
    const room = 0.1 * PITCH;
    return [
      [0, 0],
      [room, 0],
      [-room, 0],
      [0, room],
      [0, -room],
    ].every(([dx, dy]) => this.has({ x: p.x + (dx as number), y: p.y + (dy as number) }));
  }

  /** The nearest point off the land that is open water, if it is within reach: where a river ends. */
  openWater(p: XY, reach: number, isOpen: (q: XY) => boolean): XY | undefined {
    const edge = around(p, reach).find((q) => !this.has(q) && isOpen(q));
    return edge && between(p, edge, 1 + (0.18 * PITCH) / distance(p, edge)); // well into it
  }
}

const BAND = 0.25 * PITCH;

// The pieces of shore that cross each level band of the map.
function bandsOf(rings: readonly (readonly XY[])[]): Map<number, (readonly [XY, XY])[]> {
  const bands = new Map<number, (readonly [XY, XY])[]>();
  for (const ring of rings) {
    ring.forEach((a, i) => {
      const b = ring[(i + 1) % ring.length] as XY;
      const last = Math.floor(Math.max(a.y, b.y) / BAND);
      for (let n = Math.floor(Math.min(a.y, b.y) / BAND); n <= last; n++) {
        const list = bands.get(n);
        if (list) list.push([a, b]);
        else bands.set(n, [[a, b]]);
      }
    });
  }
  return bands;
}

// Points about a point, nearer ones first.
function around(p: XY, reach: number): XY[] {
  const points: XY[] = [];
  for (let r = 0.08 * PITCH; r <= reach; r += 0.06 * PITCH) {
    for (let k = 0; k < 20; k++) {
      points.push({ x: p.x + r * Math.cos((k * Math.PI) / 10), y: p.y + r * Math.sin((k * Math.PI) / 10) });
    }
  }
  return points;
}
