import { distance, type XY } from './lines.ts';

const REACH = 3;

/** The points of a line in a table of unit squares: how far a place is from the line, up to three hexes. */
export class Nearness {
  readonly #cells = new Map<number, XY[]>();

  constructor(points: Iterable<XY>) {
    for (const p of points) {
      const key = keyOf(Math.floor(p[0]), Math.floor(p[1]));
      const cell = this.#cells.get(key);
      if (cell) cell.push(p);
      else this.#cells.set(key, [p]);
    }
  }

  /** Distance of the nearest point, Infinity beyond reach. */
  to(p: XY): number {
    const [cx, cy] = [Math.floor(p[0]), Math.floor(p[1])];
    let nearest = Infinity;
    for (let ring = 0; ring <= REACH && ring - 1 < nearest; ring++) {
      for (let dx = -ring; dx <= ring; dx++) {
        for (let dy = -ring; dy <= ring; dy++) {
          if (Math.max(Math.abs(dx), Math.abs(dy)) !== ring) continue;
          for (const q of this.#cells.get(keyOf(cx + dx, cy + dy)) ?? [])
            nearest = Math.min(nearest, distance(p, q));
        }
      }
    }
    return nearest;
  }
}

function keyOf(x: number, y: number): number {
  return (x + 500) * 10_000 + y + 500;
}
