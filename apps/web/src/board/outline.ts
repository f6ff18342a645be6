import { PITCH, type Rect, type XY } from '@bocage/atlas';
import type { Grid, HexId } from '@bocage/hex';

const MARGIN = 40;

/** The sheet that a map lies on, with a margin about the hexes. */
export const worldOf = (grid: Grid): Rect => ({
  x: -MARGIN,
  y: -MARGIN,
  width: grid.width * PITCH + 2 * MARGIN,
  height: grid.height * PITCH + 2 * MARGIN,
});

// Long paths are drawn anew for every tile of the screen: in blocks, only those that are seen are.
const BLOCK = 8 * PITCH;

/** Hexes as paths, in units of the map. */
export class Outlines {
  readonly #grid: Grid;
  readonly #corners: readonly XY[];

  constructor(grid: Grid) {
    this.#grid = grid;
    const first = grid.hexes[0];
    if (first === undefined) throw new Error('a map without hexes');
    const { x, y } = grid.centre(first);
    this.#corners = grid.corners(first).map((c) => ({ x: (c.x - x) * PITCH, y: (c.y - y) * PITCH }));
  }

  isHex(h: HexId): boolean {
    return h >= 0 && h < this.#grid.hexCount;
  }

  centre(h: HexId): XY {
    const { x, y } = this.#grid.centre(h);
    return { x: x * PITCH, y: y * PITCH };
  }

  /** Hexes that lie together; what is no hex is left out. */
  blocks(hexes: Iterable<HexId>): HexId[][] {
    const blocks = new Map<string, HexId[]>();
    for (const h of hexes) {
      if (!this.isHex(h)) continue;
      const { x, y } = this.centre(h);
      const key = `${Math.floor(x / BLOCK)} ${Math.floor(y / BLOCK)}`;
      const block = blocks.get(key);
      if (block) block.push(h);
      else blocks.set(key, [h]);
    }
    return [...blocks.values()];
  }

  /** Some hexes in one path. Inset 0.1 is a tenth nearer to the middle. */
  path(hexes: Iterable<HexId>, inset = 0): string {
    let d = '';
    for (const h of hexes) if (this.isHex(h)) d += closed(this.#points(h, 1 - inset));
    return d;
  }

  /** The line around hexes that lie together, without those between them. */
  rim(hexes: Iterable<HexId>): string {
    const all = new Set(hexes);
    let path = '';
    for (const h of all)
      for (let d = 0; d < 6; d++)
        if (!all.has(this.#grid.neighbours[6 * h + d] as HexId))
          path += `M${this.side(h, d).map(pair).join(' ')}`;
    return path;
  }

  /** The same hatched: lines at an angle in degrees, so many units apart, that go on from hex to hex. */
  hatching(hexes: Iterable<HexId>, angle: number, apart: number): string {
    let d = '';
    for (const h of hexes) if (this.isHex(h)) d += hatched(this.#points(h, 1), angle, apart);
    return d;
  }

  /** The ends of the side of a hex in a direction. */
  side(h: HexId, d: number): readonly [XY, XY] {
    const points = this.#points(h, 1);
    return [points[d % 6] as XY, points[(d + 1) % 6] as XY];
  }

  #points(h: HexId, size: number): XY[] {
    const { x, y } = this.centre(h);
    return this.#corners.map((c) => ({ x: x + c.x * size, y: y + c.y * size }));
  }
}

const pair = ({ x, y }: XY): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

function closed(points: readonly XY[]): string {
  return `M${points.map(pair).join(' ')}z`;
}

function hatched(points: readonly XY[], angle: number, apart: number): string {
  const turn = (angle * Math.PI) / 180;
  const across = (p: XY) => p.y * Math.cos(turn) - p.x * Math.sin(turn);
  const heights = points.map(across);
  const last = Math.max(...heights);
  let d = '';
  for (let at = Math.ceil(Math.min(...heights) / apart) * apart; at <= last; at += apart) {
    const ends = crossings(points, heights, at);
    if (ends.length === 2) d += `M${ends.map(pair).join(' ')}`;
  }
  return d;
}

function crossings(points: readonly XY[], heights: readonly number[], at: number): XY[] {
  const found: XY[] = [];
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length] as XY;
    const [from, to] = [heights[i] as number, heights[(i + 1) % points.length] as number];
    if (from < at === to < at) return;
    const share = (at - from) / (to - from);
    found.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
  });
  return found;
}
