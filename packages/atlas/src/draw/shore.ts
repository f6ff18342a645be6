import type { MapData } from '../schema.ts';
import { distance, towards } from './curves.ts';
import { PITCH, type XY } from './svg.ts';

/** The land as rings of points; what is inside an odd number of them is land. */
export class Land {
  readonly rings: readonly (readonly XY[])[];

  constructor(map: MapData) {
    this.rings = map.picture.land.map((flat) => {
      const ring: XY[] = [];
      for (let i = 0; i + 1 < flat.length; i += 2)
        ring.push({ x: flat[i] as number, y: flat[i + 1] as number });
      return ring;
    });
  }

  has({ x, y }: XY): boolean {
    let inside = false;
    for (const ring of this.rings) {
      for (let i = 0; i < ring.length; i++) {
        const a = ring[i] as XY;
        const b = ring[(i + 1) % ring.length] as XY;
        if (a.y > y === b.y > y) continue;
        if (x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
      }
    }
    return inside;
  }

  /** The point of the shore nearest to a point. */
  nearestShore(p: XY): XY | undefined {
    let best: XY | undefined;
    for (const ring of this.rings) {
      for (let i = 0; i < ring.length; i++) {
        const q = nearestOn(ring[i] as XY, ring[(i + 1) % ring.length] as XY, p);
        if (!best || distance(q, p) < distance(best, p)) best = q;
      }
    }
    return best;
  }

  /** A point on dry land, as near to `p` as may be but not further than `reach`; `p` itself if there is none. */
  ashore(p: XY, reach: number): XY {
    if (this.rings.length === 0 || this.#isDry(p)) return p;
    for (let r = 0.08 * PITCH; r <= reach; r += 0.06 * PITCH) {
      for (let k = 0; k < 16; k++) {
        const q = { x: p.x + r * Math.cos((k * Math.PI) / 8), y: p.y + r * Math.sin((k * Math.PI) / 8) };
        if (this.#isDry(q)) return q;
      }
    }
    return p;
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

  /** A point just off the shore that a river which ends at `p` should flow on to, if that is near enough. */
  mouth(p: XY, reach: number): XY | undefined {
    const shore = this.has(p) ? this.nearestShore(p) : undefined;
    if (!shore || distance(shore, p) > reach) return undefined;
    const u = towards(p, shore);
    return { x: shore.x + u.x * 0.12 * PITCH, y: shore.y + u.y * 0.12 * PITCH };
  }
}

function nearestOn(a: XY, b: XY, p: XY): XY {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = ((p.x - a.x) * dx + (p.y - a.y) * dy) / (dx * dx + dy * dy || 1);
  const t = Math.max(0, Math.min(1, along));
  return { x: a.x + dx * t, y: a.y + dy * t };
}
