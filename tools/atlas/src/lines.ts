/** A point of the map's plane: hex pitches east and south of its north-west corner. */
export type XY = readonly [number, number];

/** A rectangle: west, north, east, south. */
export type Box = readonly [number, number, number, number];

/** Douglas-Peucker: fewer points, none of the lost ones farther than `tolerance` from the line. */
export function simplify<P extends XY>(line: readonly P[], tolerance: number): P[] {
  if (line.length < 3) return [...line];
  const keep = new Uint8Array(line.length);
  keep[0] = keep[line.length - 1] = 1;
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [worst, at] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const d = distanceToSegment(line[i]!, line[from]!, line[to]!);
      if (d > worst) [worst, at] = [d, i];
    }
    if (at < 0) continue;
    keep[at] = 1;
    open.push([from, at], [at, to]);
  }
  return line.filter((_, i) => keep[i]);
}

/** The ring made simpler; its first point and the one farthest from it stay, so that it cannot collapse. */
export function simplifyRing<P extends XY>(ring: readonly P[], tolerance: number): P[] {
  const first = ring[0];
  if (!first || ring.length < 5) return [...ring];
  let [farthest, at] = [0, 0];
  ring.forEach((p, i) => {
    const d = distance(p, first);
    if (d > farthest) [farthest, at] = [d, i];
  });
  const half = simplify(ring.slice(0, at + 1), tolerance);
  return [...half.slice(0, -1), ...simplify(ring.slice(at), tolerance)];
}

/** Distance of two points. */
export function distance(a: XY, b: XY): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

/** Distance of a point from a segment. */
export function distanceToSegment(p: XY, a: XY, b: XY): number {
  return distance(p, pointAt(a, b, shareAlong(p, a, b)));
}

// Where the foot of a point lies on a segment: 0 at a, 1 at b.
function shareAlong(p: XY, a: XY, b: XY): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const square = dx * dx + dy * dy;
  if (square === 0) return 0;
  return Math.min(1, Math.max(0, ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / square));
}

/** The point at a share of the way from a to b. */
export function pointAt(a: XY, b: XY, share: number): XY {
  return [a[0] + share * (b[0] - a[0]), a[1] + share * (b[1] - a[1])];
}

/** The same line with a point at least every `step`. */
export function resample(line: readonly XY[], step: number): XY[] {
  const out: XY[] = line.slice(0, 1);
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const pieces = Math.max(1, Math.ceil(distance(a, b) / step));
    for (let k = 1; k <= pieces; k++) out.push(pointAt(a, b, k / pieces));
  }
  return out;
}

/** Length of a line. */
export function lengthOf(line: readonly XY[]): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** How far along a line the point nearest to p lies, and how far off p is. */
export function locate(p: XY, line: readonly XY[]): { along: number; off: number } {
  let [along, off, before] = [0, Infinity, 0];
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1]!, line[i]!];
    const share = shareAlong(p, a, b);
    const d = distance(p, pointAt(a, b, share));
    const length = distance(a, b);
    if (d < off) [along, off] = [before + share * length, d];
    before += length;
  }
  return { along, off };
}

/** The runs of a line inside a box, each of two points at least, cut where it crosses the edge. */
export function clipLine(line: readonly XY[], box: Box): XY[][] {
  const runs: XY[][] = [];
  let run: XY[] = [];
  for (let i = 1; i < line.length; i++) {
    const piece = clipSegment(line[i - 1]!, line[i]!, box);
    if (!piece) continue;
    const last = run.at(-1);
    if (!last || distance(last, piece[0]) > 1e-9) {
      if (run.length > 1) runs.push(run);
      run = [piece[0]];
    }
    if (distance(piece[0], piece[1]) > 0) run.push(piece[1]);
  }
  if (run.length > 1) runs.push(run);
  return runs;
}

// Liang and Barsky.
function clipSegment(a: XY, b: XY, box: Box): [XY, XY] | undefined {
  let [from, to] = [0, 1];
  for (const axis of [0, 1] as const) {
    const d = b[axis] - a[axis];
    const [low, high] = [box[axis], box[axis + 2] as number];
    if (d === 0) {
      if (a[axis] < low || a[axis] > high) return undefined;
      continue;
    }
    const [s, t] = [(low - a[axis]) / d, (high - a[axis]) / d];
    from = Math.max(from, Math.min(s, t));
    to = Math.min(to, Math.max(s, t));
  }
  return from < to ? [pointAt(a, b, from), pointAt(a, b, to)] : undefined;
}

/** A ring cut to a box (Sutherland and Hodgman); what lies outside is folded onto the edge. */
export function clipRing(ring: readonly XY[], box: Box): XY[] {
  let out: readonly XY[] = ring;
  for (const [axis, bound, sign] of [
    [0, box[0], 1],
    [1, box[1], 1],
    [0, box[2], -1],
    [1, box[3], -1],
  ] as const) {
    const inside = (p: XY): boolean => sign * (p[axis] - bound) >= 0;
    const next: XY[] = [];
    out.forEach((p, i) => {
      const before = out.at(i - 1)!;
      if (inside(p) !== inside(before)) {
        next.push(pointAt(before, p, (bound - before[axis]) / (p[axis] - before[axis])));
      }
      if (inside(p)) next.push(p);
    });
    out = next;
  }
  return [...out];
}
