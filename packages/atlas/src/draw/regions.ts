import { DIRECTIONS, type HexId, NOWHERE, turn } from '@bocage/hex';
import { between, through } from './curves.ts';
import { type Ground, warped } from './ground.ts';
import { Path, type XY } from './svg.ts';

/** What a hex is counted as when areas are drawn. */
export type ClassOf = (h: HexId) => string;

interface BorderSide {
  readonly from: XY;
  readonly to: XY;
  /** Whether more than two classes meet where the side begins. */
  readonly fixed: boolean;
}

/**
 * The area of all hexes of a class, its border gone wild: it runs through the middles of the hexsides, so the
 * zigzag of the grid is gone, and keeps to a corner only where three areas meet. Neighbours share it exactly.
 */
export function region(ground: Ground, classOf: ClassOf, wanted: string): Path {
  const path = new Path();
  for (const line of regionLines(ground, classOf, wanted)) path.polygon(line);
  return path;
}

/** The borders of that area, each closed, the area on the right. */
export function regionLines(ground: Ground, classOf: ClassOf, wanted: string): XY[][] {
  return borderLoops(ground, classOf, wanted).map(wildLine);
}

/** The outlines of a set of hexes as they are on the grid. */
export function hexOutline(ground: Ground, belongs: (h: HexId) => boolean): Path {
  const path = new Path();
  const classOf = (h: HexId) => (belongs(h) ? 'in' : 'out');
  for (const loop of borderLoops(ground, classOf, 'in')) path.polygon(loop.map((side) => side.from));
  return path;
}

function borderLoops(ground: Ground, classOf: ClassOf, wanted: string): BorderSide[][] {
  const sides = new Map<string, BorderSide[]>();
  const classAt = (h: HexId) => (h === NOWHERE ? '' : classOf(h));
  for (const h of ground.grid.hexes) {
    if (classOf(h) !== wanted) continue;
    const corners = ground.corners(h);
    for (const d of DIRECTIONS) {
      const across = classAt(ground.neighbour(h, d));
      if (across === wanted) continue;
      const before = classAt(ground.neighbour(h, turn(d, -1)));
      const from = corners[d] as XY;
      const to = corners[(d + 1) % 6] as XY;
      const list = sides.get(spot(from)) ?? [];
      list.push({ from, to, fixed: before !== across && before !== wanted });
      sides.set(spot(from), list);
    }
  }
  return traced(sides);
}

function traced(sides: Map<string, BorderSide[]>): BorderSide[][] {
  const loops: BorderSide[][] = [];
  for (const start of sides.values()) {
    for (let side = start.pop(); side; side = start.pop()) {
      const loop = [side];
      for (let step = sides.get(spot(side.to))?.pop(); step; step = sides.get(spot(step.to))?.pop()) {
        loop.push(step);
      }
      loops.push(loop);
    }
  }
  return loops;
}

// A loop is cut at its fixed corners; the runs between them curve freely, alike from either side.
function wildLine(loop: readonly BorderSide[]): XY[] {
  const first = loop.findIndex((side) => side.fixed);
  if (first < 0) return wild(closedCurve(eased(loop.map(middle), true)));
  const out: XY[] = [];
  let run: XY[] = [];
  for (let i = 0; i <= loop.length; i++) {
    const side = loop[(first + i) % loop.length] as BorderSide;
    if (side.fixed) {
      if (run.length > 0) out.push(...wild(through(eased([...run, side.from], false), 4)).slice(0, -1));
      run = [side.from];
    }
    run.push(middle(side));
  }
  return out;
}

function closedCurve(points: readonly XY[]): XY[] {
  const n = points.length;
  const at = (i: number) => points[(i + n) % n] as XY;
  const around = [at(-2), at(-1), ...points, at(0), at(1), at(2)];
  return through(around, 4).slice(8, -12);
}

// Every point drawn towards the middle of its neighbours; the ends of an open run stay, and so do lone hexes.
function eased(points: readonly XY[], closed: boolean): XY[] {
  const n = points.length;
  if (closed && n < 10) return [...points];
  return points.map((p, i) => {
    if (!closed && (i === 0 || i === n - 1)) return p;
    return between(p, between(points[(i + n - 1) % n] as XY, points[(i + 1) % n] as XY, 0.5), 0.35);
  });
}

function middle(side: BorderSide): XY {
  return between(side.from, side.to, 0.5);
}

function wild(line: readonly XY[]): XY[] {
  return line.flatMap((p, i) => {
    const q = line[i + 1];
    return q ? [warped(p), warped(between(p, q, 0.5))] : [warped(p)];
  });
}

function spot(p: XY): string {
  return `${Math.round(p.x)} ${Math.round(p.y)}`;
}
