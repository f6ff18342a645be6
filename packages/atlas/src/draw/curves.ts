import type { XY } from './svg.ts';

/** The point a part `t` of the way from a to b. */
export function between(a: XY, b: XY, t: number): XY {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

export function distance(a: XY, b: XY): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

/** Unit vector from a to b; nothing in particular where they coincide. */
export function towards(a: XY, b: XY): XY {
  const d = distance(a, b) || 1;
  return { x: (b.x - a.x) / d, y: (b.y - a.y) / d };
}

/** `p` moved by `along` in the direction u and by `aside` to its right. */
export function offset(p: XY, u: XY, along: number, aside = 0): XY {
  return { x: p.x + u.x * along - u.y * aside, y: p.y + u.y * along + u.x * aside };
}

/** A curve that touches the middles of a polyline's segments and keeps its ends; corners become bends. */
export function rounded(corners: readonly XY[], steps = 5): XY[] {
  if (corners.length < 3) return [...corners];
  const out: XY[] = [corners[0] as XY];
  for (let i = 1; i < corners.length - 1; i++) {
    const from = i === 1 ? (corners[0] as XY) : between(corners[i - 1] as XY, corners[i] as XY, 0.5);
    const last = i === corners.length - 2;
    const to = last ? (corners[i + 1] as XY) : between(corners[i] as XY, corners[i + 1] as XY, 0.5);
    for (let s = 1; s <= steps; s++) out.push(bend(from, corners[i] as XY, to, s / steps));
  }
  return out;
}

// A point of the quadratic curve from a to c under the pull of b.
function bend(a: XY, b: XY, c: XY, t: number): XY {
  return between(between(a, b, t), between(b, c, t), t);
}

/** A curve through all points of a polyline. */
export function through(points: readonly XY[], steps = 6): XY[] {
  if (points.length < 3) return [...points];
  const at = (i: number) => points[Math.max(0, Math.min(points.length - 1, i))] as XY;
  const out: XY[] = [at(0)];
  for (let i = 0; i < points.length - 1; i++) {
    for (let s = 1; s <= steps; s++) out.push(catmull(at(i - 1), at(i), at(i + 1), at(i + 2), s / steps));
  }
  return out;
}

function catmull(a: XY, b: XY, c: XY, d: XY, t: number): XY {
  const f = (p: number, q: number, r: number, s: number) =>
    q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
  return { x: f(a.x, b.x, c.x, d.x), y: f(a.y, b.y, c.y, d.y) };
}

/** The outline of a line as wide at each of its points as `widths` says. */
export function ribbon(line: readonly XY[], widths: readonly number[]): XY[] {
  const left: XY[] = [];
  const right: XY[] = [];
  line.forEach((p, i) => {
    const u = towards(line[Math.max(0, i - 1)] as XY, line[Math.min(line.length - 1, i + 1)] as XY);
    const half = (widths[i] as number) / 2;
    left.push(offset(p, u, 0, -half));
    right.push(offset(p, u, 0, half));
  });
  return [...left, ...right.reverse()];
}

/** The points every `step` along a line, each with its direction, the first half a step in. */
export function paces(line: readonly XY[], step: number): { at: XY; u: XY }[] {
  const out: { at: XY; u: XY }[] = [];
  let wait = step / 2;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1] as XY;
    const u = towards(a, line[i] as XY);
    const length = distance(a, line[i] as XY);
    let gone = wait;
    for (; gone < length; gone += step) out.push({ at: offset(a, u, gone), u });
    wait = gone - length;
  }
  return out;
}

/** Length of a polyline. */
export function lengthOf(line: readonly XY[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1] as XY, line[i] as XY);
  return sum;
}

/** Fewer points, none of them further than `tolerance` from the line (Douglas and Peucker). */
export function simplified(line: readonly XY[], tolerance: number): XY[] {
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const far = farthest(line, from, to);
    if (far.off <= tolerance) continue;
    keep[far.at] = 1;
    open.push([from, far.at], [far.at, to]);
  }
  return line.filter((_, i) => keep[i] === 1);
}

function farthest(line: readonly XY[], from: number, to: number): { at: number; off: number } {
  const a = line[from] as XY;
  const b = line[to] as XY;
  const u = towards(a, b);
  const closed = a.x === b.x && a.y === b.y;
  let at = from;
  let off = 0;
  for (let i = from + 1; i < to; i++) {
    const p = line[i] as XY;
    const d = closed ? distance(a, p) : Math.abs((p.x - a.x) * u.y - (p.y - a.y) * u.x);
    if (d > off) {
      off = d;
      at = i;
    }
  }
  return { at, off };
}
