import type { Ground } from './ground.ts';
import type { GroundSign } from './kinds.ts';
import { hash, noise } from './noise.ts';
import { HEDGE } from './palette.ts';
import { Path, PITCH, pathTag, type Rect, type XY } from './svg.ts';

/** How country is parted into fields. */
interface FieldStyle {
  readonly signs: readonly GroundSign[];
  /** Breadth of a field, in hexes. */
  readonly size: number;
  /** How many of the borders are there. */
  readonly keep: number;
  readonly hedge: number;
  readonly tints: readonly string[];
  readonly tinted: number;
}

const MEADOWS = ['#c3cf8c', '#e6e3ad', '#b5c987', '#dcd79a'];
const CORN = ['#eeda9f', '#e6deae', '#f8f0d8', '#e9d9b0'];

const STYLES: readonly FieldStyle[] = [
  {
    signs: ['clear', 'high', 'hill', 'draw', 'shelf'],
    size: 0.42,
    keep: 0,
    hedge: 0,
    tints: CORN,
    tinted: 0.5,
  },
  { signs: ['mixed'], size: 0.36, keep: 0.42, hedge: 1.1, tints: [...CORN, ...MEADOWS], tinted: 0.5 },
  // Where a game has both, bocage is the thicker of the two.
  { signs: ['hedgerow'], size: 0.34, keep: 0.6, hedge: 1.3, tints: MEADOWS, tinted: 0.5 },
  { signs: ['bocage'], size: 0.27, keep: 0.76, hedge: 1.6, tints: MEADOWS, tinted: 0.58 },
];

/** Fields of open country, and the hedges of the bocage around them. */
export function drawFields(ground: Ground, area: Rect): string {
  return STYLES.map((style, i) => {
    if (!ground.cover.some((sign) => style.signs.includes(sign))) return '';
    const lattice = new Lattice(ground, area, style, 10 * (i + 1));
    return patches(lattice, style) + hedges(lattice, style);
  }).join('');
}

// Crossings of field borders: a square lattice, swirled so that no line runs straight across the map.
class Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly points: readonly XY[];
  readonly inside: Uint8Array;
  readonly seed: number;

  constructor(ground: Ground, area: Rect, style: FieldStyle, seed: number) {
    const size = style.size * PITCH;
    const margin = 1.2 * PITCH;
    this.seed = seed;
    this.columns = Math.ceil((area.width + 2 * margin) / size);
    this.rows = Math.ceil((area.height + 2 * margin) / size);
    const points: XY[] = [];
    for (let r = 0; r < this.rows; r++) {
      for (let c = 0; c < this.columns; c++) {
        points.push(crossing(area.x - margin + c * size, area.y - margin + r * size, c, r, size, seed));
      }
    }
    this.points = points;
    this.inside = Uint8Array.from(points, (p) => {
      const sign = ground.coverAt(p);
      return sign && style.signs.includes(sign) ? 1 : 0;
    });
  }
}

function crossing(x: number, y: number, c: number, r: number, size: number, seed: number): XY {
  const swirl = 1.5 * PITCH;
  const jitter = 0.5 * size;
  return {
    x: x + swirl * (noise(x / 260, y / 260, seed) - 0.5) + jitter * (hash(c, r, seed + 1) - 0.5),
    y: y + swirl * (noise(x / 260, y / 260, seed + 2) - 0.5) + jitter * (hash(c, r, seed + 3) - 0.5),
  };
}

function patches(lattice: Lattice, style: FieldStyle): string {
  const paths = style.tints.map(() => new Path());
  const { columns, rows, points, inside, seed } = lattice;
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < columns; c++) {
      const i = r * columns + c;
      const pick = hash(c, r, seed + 4) / style.tinted;
      if (pick >= 1 || !(inside[i] && inside[i + 1] && inside[i + columns] && inside[i + columns + 1]))
        continue;
      const corners = [i, i + 1, i + columns + 1, i + columns].map((k) => points[k] as XY);
      paths[Math.floor(pick * paths.length)]?.polygon(corners);
    }
  }
  return paths.map((path, i) => pathTag(path, { fill: style.tints[i], 'fill-opacity': 0.62 })).join('');
}

function hedges(lattice: Lattice, style: FieldStyle): string {
  if (style.hedge === 0) return '';
  const path = new Path();
  runs(lattice, style.keep, path, false);
  runs(lattice, style.keep, path, true);
  const line = { fill: 'none', stroke: HEDGE, 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  return (
    pathTag(path, { ...line, 'stroke-width': style.hedge, 'stroke-opacity': 0.75 }) +
    pathTag(path, { ...line, 'stroke-width': style.hedge * 2, 'stroke-dasharray': '0 7.3 0 4.1' })
  );
}

function runs(lattice: Lattice, keep: number, path: Path, down: boolean): void {
  const { columns, rows, points, inside, seed } = lattice;
  const [outer, inner] = down ? [columns, rows] : [rows, columns];
  for (let o = 0; o < outer; o++) {
    let drawing = false;
    for (let n = 0; n + 1 < inner; n++) {
      const i = down ? n * columns + o : o * columns + n;
      const j = i + (down ? columns : 1);
      const isThere = inside[i] && inside[j] ? true : (inside[i] || inside[j]) && hash(i, seed, 7) < 0.5;
      if (!isThere || hash(i, seed, down ? 5 : 6) > keep) {
        drawing = false;
        continue;
      }
      const [a, b] = [points[i] as XY, points[j] as XY];
      if (!drawing) path.move(a.x, a.y);
      path.line(b.x, b.y);
      drawing = true;
    }
  }
}
