import { simplified } from './curves.ts';
import { Path, type Rect, type XY } from './svg.ts';

/** Values on a square lattice: columns to the right, rows downward, `step` SVG units apart. */
export interface Field {
  readonly x: number;
  readonly y: number;
  readonly step: number;
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

/** A field of the value at each of its points. */
export function makeField(area: Rect, step: number, value: (x: number, y: number) => number): Field {
  const columns = Math.ceil(area.width / step) + 1;
  const rows = Math.ceil(area.height / step) + 1;
  const values = new Float32Array(columns * rows);
  for (let r = 0, i = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++, i++) values[i] = value(area.x + c * step, area.y + r * step);
  }
  return { x: area.x, y: area.y, step, columns, rows, values };
}

/** The area where a field is above a level, its border closed along the edge of the field. */
export function above(field: Field, level: number, tolerance: number): Path {
  const path = new Path();
  for (const loop of loopsAbove(field, level)) {
    const thin = simplified(loop, tolerance);
    if (thin.length > 3) path.ring(thin.slice(0, -1));
  }
  return path;
}

// Sides of a cell: 0 top, 1 right, 2 bottom, 3 left. For each of the sixteen cases the sides where the border
// enters and leaves, the area on its right; the two saddles are cut apart.
const CASES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 3]],
  [[1, 0]],
  [[1, 3]],
  [[2, 1]],
  [
    [0, 3],
    [2, 1],
  ],
  [[2, 0]],
  [[2, 3]],
  [[3, 2]],
  [[0, 2]],
  [
    [1, 0],
    [3, 2],
  ],
  [[1, 2]],
  [[3, 1]],
  [[0, 1]],
  [[3, 0]],
  [],
];

// Cells reach one beyond the field on every side, where all is below, so that every border closes.
function loopsAbove(field: Field, level: number): XY[][] {
  const { columns, rows } = field;
  const next = new Map<number, number>();
  const where = new Map<number, XY>();
  const width = columns + 2;
  const values = framed(field, level);
  for (let r = -1; r < rows; r++) {
    for (let c = -1; c < columns; c++) {
      const i = (r + 1) * width + c + 1;
      const a = values[i] as number;
      const b = values[i + 1] as number;
      const d = values[i + width + 1] as number;
      const e = values[i + width] as number;
      const index = (a > 0 ? 1 : 0) | (b > 0 ? 2 : 0) | (d > 0 ? 4 : 0) | (e > 0 ? 8 : 0);
      if (index === 0 || index === 15) continue;
      for (const [from, to] of CASES[index] as readonly (readonly [number, number])[]) {
        const k = edgeKey(c, r, from, width);
        const l = edgeKey(c, r, to, width);
        next.set(k, l);
        if (!where.has(k)) where.set(k, crossing(field, c, r, from, [a, b, d, e]));
        if (!where.has(l)) where.set(l, crossing(field, c, r, to, [a, b, d, e]));
      }
    }
  }
  return loops(next, where);
}

// How far above the level each point is, with a rim that is below everything.
function framed({ columns, rows, values }: Field, level: number): Float64Array {
  const width = columns + 2;
  const out = new Float64Array(width * (rows + 2)).fill(-Infinity);
  for (let r = 0, i = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++, i++) out[(r + 1) * width + c + 1] = (values[i] as number) - level;
  }
  return out;
}

// An edge belongs to the two cells it parts: even keys lie along the top of a cell, odd ones on its left.
function edgeKey(c: number, r: number, side: number, width: number): number {
  const cell = (r + 1) * width + c + 1;
  return side === 0
    ? 2 * cell
    : side === 3
      ? 2 * cell + 1
      : side === 1
        ? 2 * (cell + 1) + 1
        : 2 * (cell + width);
}

function crossing(field: Field, c: number, r: number, side: number, v: readonly number[]): XY {
  const [a, b, d, e] = v as [number, number, number, number];
  const p = (u: number, w: number): XY => ({
    x: field.x + field.step * Math.max(0, Math.min(field.columns - 1, c + u)),
    y: field.y + field.step * Math.max(0, Math.min(field.rows - 1, r + w)),
  });
  if (side === 0) return p(part(a, b), 0);
  if (side === 1) return p(1, part(b, d));
  if (side === 2) return p(part(e, d), 1);
  return p(0, part(a, e));
}

function part(a: number, b: number): number {
  if (a === -Infinity) return 1;
  if (b === -Infinity) return 0;
  return a / (a - b);
}

function loops(next: Map<number, number>, where: ReadonlyMap<number, XY>): XY[][] {
  const out: XY[][] = [];
  for (const start of next.keys()) {
    const loop: XY[] = [];
    let k: number | undefined = start;
    while (k !== undefined && next.has(k)) {
      loop.push(where.get(k) as XY);
      const to = next.get(k);
      next.delete(k);
      k = to;
    }
    if (loop.length < 3) continue;
    loop.push(loop[0] as XY);
    out.push(loop);
  }
  return out;
}
