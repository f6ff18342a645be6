import type { Grid, HexId, HexsideId } from '@bocage/hex';
import { cheapest } from './heap.ts';
import { clipLine, lengthOf, locate, pointAt, resample, type XY } from './lines.ts';
import { Nearness } from './nearness.ts';
import type { Vertices } from './vertices.ts';

/** A river as hexsides, from its head to its mouth. */
export interface Chain {
  readonly sides: readonly HexsideId[];
  readonly corners: readonly number[];
}

/** What a river may do on a map. */
export interface Bed {
  readonly grid: Grid;
  readonly vertices: Vertices;
  readonly isSea: (hex: HexId) => boolean;
  /** Hexsides that another river has taken. */
  readonly taken: ReadonlySet<HexsideId>;
  /** On which bank a hex must lie, seen down the river, if that matters. */
  readonly bank?: (hex: HexId) => 'left' | 'right' | undefined;
}

/** Where a course ends: in the sea, in a corner of another river, over the edge, or anywhere. */
export type Ending = 'sea' | 'edge' | 'anywhere' | ReadonlySet<number>;

// Of one hexside: a little for its length, so that the chain takes the short way, and the square of how
// far it strays from the course. A side along the shore is dear; between two hexes of sea there is no river.
const PER_SIDE = 0.08;
const SHORE = 1.5;
const WRONG_BANK = 1.2;
const END_WEIGHT = 4;
const STEP = 0.08;

/** The chain of hexsides nearest to a course, which flows from its first to its last point. */
export function chainOf(
  course: readonly XY[],
  bed: Bed,
  head: Ending,
  mouth: Ending,
  via: readonly HexsideId[] = [],
): Chain {
  if (via.length > 0) return chainThrough(course, bed, head, mouth, via);
  return link(course, bed, endings(course[0]!, head, bed), endings(course.at(-1)!, mouth, bed));
}

/** The parts of a course on the map, and whether each end was cut by the map's edge. */
export function partsOnMap(
  course: readonly XY[],
  grid: Grid,
): { line: XY[]; cutHead: boolean; cutMouth: boolean }[] {
  const box = [0.3, 0.3, grid.width - 0.3, grid.height - 0.3] as const;
  const [first, last] = [course[0]!, course.at(-1)!];
  return clipLine(course, box)
    .filter((line) => lengthOf(line) > 0.8)
    .map((line) => ({
      line,
      cutHead: line[0]![0] !== first[0] || line[0]![1] !== first[1],
      cutMouth: line.at(-1)![0] !== last[0] || line.at(-1)![1] !== last[1],
    }));
}

function chainThrough(
  course: readonly XY[],
  bed: Bed,
  head: Ending,
  mouth: Ending,
  via: readonly HexsideId[],
): Chain {
  const { vertices } = bed;
  const along = (corner: number): number => locate(vertices.points[corner]!, course).along;
  const gates = via
    .map((side) => ({ side, ends: [...vertices.ends(side)].sort((a, b) => along(a) - along(b)) }))
    .sort((a, b) => along(a.ends[0]!) - along(b.ends[0]!));
  const sides: HexsideId[] = [];
  const corners: number[] = [];
  let from = endings(course[0]!, head, bed);
  for (const gate of gates) {
    const part = link(course, bed, from, new Map([[gate.ends[0]!, 0]]), new Set(via));
    sides.push(...part.sides, gate.side);
    corners.push(...part.corners);
    from = new Map([[gate.ends[1]!, 0]]);
  }
  const last = link(course, bed, from, endings(course.at(-1)!, mouth, bed), new Set(via));
  return { sides: [...sides, ...last.sides], corners: [...corners, ...last.corners] };
}

function endings(at: XY, ending: Ending, bed: Bed): Map<number, number> {
  const { vertices, isSea } = bed;
  const allowed = (corner: number): boolean => {
    if (ending === 'anywhere') return true;
    if (ending === 'edge') return vertices.onEdge(corner);
    if (ending === 'sea') return vertices.hexes[corner]!.some(isSea);
    return ending.has(corner);
  };
  const costs = new Map<number, number>();
  vertices.points.forEach((p, corner) => {
    const square = (p[0] - at[0]) ** 2 + (p[1] - at[1]) ** 2;
    const dry = vertices.hexes[corner]!.some((h) => !isSea(h));
    if (dry && (square < 9 || ending instanceof Set) && allowed(corner))
      costs.set(corner, END_WEIGHT * square);
  });
  return costs;
}

function link(
  course: readonly XY[],
  bed: Bed,
  starts: ReadonlyMap<number, number>,
  ends: ReadonlyMap<number, number>,
  barred: ReadonlySet<HexsideId> = new Set(),
): Chain {
  const near = new Nearness(resample(course, STEP));
  const { vertices } = bed;
  const costs = new Map<HexsideId, number>();
  const costOf = (side: HexsideId): number => {
    if (barred.has(side) || bed.taken.has(side)) return Infinity;
    const known = costs.get(side);
    if (known !== undefined) return known;
    const cost = sideCost(side, bed, near);
    costs.set(side, cost);
    return cost;
  };
  const way = cheapest(starts, ends, (corner) =>
    vertices.sides[corner]!.map((side) => {
      const to = vertices.across(side, corner);
      return [to, costOf(side) + WRONG_BANK * wrongBanks(side, corner, to, bed), side] as const;
    }),
  );
  if (!way) throw new Error('no chain of hexsides leads along this course');
  return { sides: way.edges as HexsideId[], corners: way.nodes };
}

// How many of the two hexes of a hexside come to lie on the wrong bank of a river that flows along it.
function wrongBanks(side: HexsideId, from: number, to: number, { grid, vertices, bank }: Bed): number {
  if (!bank) return 0;
  const [p, q] = [vertices.points[from]!, vertices.points[to]!];
  return grid.sideHexes(side).filter((hex) => {
    const { x, y } = grid.centre(hex);
    const left = (q[0] - p[0]) * (y - p[1]) - (q[1] - p[1]) * (x - p[0]) < 0;
    const wanted = bank(hex);
    return wanted !== undefined && (wanted === 'left') !== left;
  }).length;
}

function sideCost(side: HexsideId, { grid, vertices, isSea }: Bed, near: Nearness): number {
  const [a, b] = grid.sideHexes(side);
  if (isSea(a) && isSea(b)) return Infinity;
  const [p, q] = vertices.ends(side).map((corner) => vertices.points[corner]!) as [XY, XY];
  let sum = 0;
  for (const share of [0.1, 0.5, 0.9]) sum += near.to(pointAt(p, q, share)) ** 2;
  return PER_SIDE + sum / 3 + (isSea(a) || isSea(b) ? SHORE : 0);
}
