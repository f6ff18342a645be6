import { type Grid, type HexId, NOWHERE } from '@bocage/hex';
import { middleOf } from './entries.ts';
import { PITCH, type Rect, type XY } from './svg.ts';

type Edge = 'left' | 'right' | 'top' | 'bottom';

/** How a sheet is laid out: the map, the panels of the off-map boxes about it, the legend below. */
export interface Sheet {
  /** Size of lettering and ornament outside the map, 1 for a map 48 hexes wide. */
  readonly scale: number;
  readonly map: Rect;
  readonly boxes: ReadonlyMap<HexId, Rect>;
  readonly legend: Rect | undefined;
  readonly bounds: Rect;
}

const MARGIN = 70;
const BOX = { width: 460, height: 250 };
const GAP = 62;

/** The room of a sign with its meaning in the legend, at scale 1. */
export const ITEM = { width: 450, height: 91 };

/** How the panel of the legend is parted: title, signs, and beside them scale and north. */
export function legendParts(width: number, height: number): { title: number; aside: number; room: Rect } {
  const title = Math.min(1080, width * 0.24);
  const aside = Math.min(640, width * 0.3);
  return {
    title,
    aside,
    room: { x: title + 130, y: 40, width: width - title - aside - 150, height: height - 96 },
  };
}

function legendHeight(width: number, items: number): number {
  const columns = Math.max(1, Math.floor(legendParts(width, 0).room.width / ITEM.width));
  return 96 + ITEM.height * Math.max(5, Math.ceil(items / columns));
}

/** The size of letters that are nine pixels high when a whole sheet is two thousand wide. */
export function leastLetter({ bounds }: Sheet): number {
  return (9 * bounds.width) / 2000;
}

/** Lays out the sheet of a map: with a legend of so many items if there are any, with the boxes if wanted. */
export function laySheet(grid: Grid, wants: { items: number; boxes: boolean }): Sheet {
  const frame = { x: 0, y: 0, width: grid.width * PITCH, height: grid.height * PITCH };
  const scale = Math.max(frame.width, frame.height * 1.3) / 4800;
  const boxes = wants.boxes ? placeBoxes(grid, frame, scale) : new Map<HexId, Rect>();
  const outer = union([frame, ...boxes.values()], MARGIN * scale);
  if (wants.items === 0)
    return { scale, map: frame, boxes, legend: undefined, bounds: wants.boxes ? outer : frame };
  const width = outer.width - 2 * MARGIN * scale;
  const height = legendHeight(width / scale, wants.items) * scale;
  const legend = { x: outer.x + MARGIN * scale, y: outer.y + outer.height, width, height };
  return { scale, map: frame, boxes, legend, bounds: union([outer, legend], 0, MARGIN * scale) };
}

function union(rects: readonly Rect[], margin: number, below = margin): Rect {
  const x = Math.min(...rects.map((r) => r.x)) - margin;
  const y = Math.min(...rects.map((r) => r.y)) - margin;
  const right = Math.max(...rects.map((r) => r.x + r.width)) + margin;
  const bottom = Math.max(...rects.map((r) => r.y + r.height)) + below;
  return { x, y, width: right - x, height: bottom - y };
}

interface Berth {
  readonly edge: Edge;
  readonly at: number;
}

// Each box on the side where its links are; one that leads to no hex stands beside a box it leads to.
function placeBoxes(grid: Grid, frame: Rect, scale: number): Map<HexId, Rect> {
  const berths = new Map<HexId, Berth>();
  for (const box of grid.boxes) {
    const own = berth(grid, box, frame);
    if (own) berths.set(box, own);
  }
  const homeless = () => grid.boxes.filter((box) => !berths.has(box));
  for (let box = homeless()[0]; box !== undefined; box = homeless()[0]) {
    const next = homeless().find((other) => friendOf(grid, other, berths)) ?? box;
    berths.set(next, besideFriend(grid, next, berths) ?? lastBerth(berths));
  }
  const rects = new Map<HexId, Rect>();
  for (const edge of ['left', 'right', 'top', 'bottom'] as const) {
    const list = [...berths].flatMap(([box, { edge: own, at }]) => (own === edge ? [{ box, at }] : []));
    spread(edge, list, frame, scale, rects);
  }
  return rects;
}

function friendOf(grid: Grid, box: HexId, berths: ReadonlyMap<HexId, Berth>): HexId | undefined {
  return [...berths.keys()].find((other) => grid.linked(box, other));
}

// On the side of its friend where the friend has no other.
function besideFriend(grid: Grid, box: HexId, berths: ReadonlyMap<HexId, Berth>): Berth | undefined {
  const friend = friendOf(grid, box, berths);
  const own = friend === undefined ? undefined : berths.get(friend);
  if (friend === undefined || !own) return undefined;
  const others = [...berths].filter(([other, { edge }]) => edge === own.edge && grid.linked(friend, other));
  const isTaken = others.some(([, { at }]) => at > own.at);
  return { edge: own.edge, at: own.at + (isTaken ? -1 : 1) };
}

// At the end of the fullest side.
function lastBerth(berths: ReadonlyMap<HexId, Berth>): Berth {
  const all = [...berths.values()];
  const on = (edge: Edge) => all.filter((one) => one.edge === edge);
  const { edge } = all.toSorted((a, b) => on(b.edge).length - on(a.edge).length)[0] ?? { edge: 'bottom' };
  return { edge, at: Math.max(0, ...on(edge).map(({ at }) => at)) + 1 };
}

function berth(grid: Grid, box: HexId, frame: Rect): Berth | undefined {
  const ends = grid.links.flatMap(([a, b]) => (a === box ? [b] : b === box ? [a] : []));
  const hexes = ends.filter((h) => h !== NOWHERE && !grid.isBox(h)).map((h) => middleOf(grid, h));
  if (hexes.length === 0) return undefined;
  const mean = hexes.reduce((s, p) => ({ x: s.x + p.x / hexes.length, y: s.y + p.y / hexes.length }), {
    x: 0,
    y: 0,
  });
  return nearestEdge(mean, frame);
}

function nearestEdge(p: XY, frame: Rect): Berth {
  const gaps: readonly (readonly [Edge, number, number])[] = [
    ['left', p.x, p.y],
    ['right', frame.width - p.x, p.y],
    ['top', p.y, p.x],
    ['bottom', frame.height - p.y, p.x],
  ];
  const [edge, , at] = [...gaps].sort((a, b) => a[1] - b[1])[0] as readonly [Edge, number, number];
  return { edge, at };
}

function spread(
  edge: Edge,
  list: readonly { box: HexId; at: number }[],
  frame: Rect,
  scale: number,
  rects: Map<HexId, Rect>,
): void {
  const upright = edge === 'left' || edge === 'right';
  const [width, height, gap] = [BOX.width * scale, BOX.height * scale, GAP * scale];
  const size = upright ? height : width;
  const room = upright ? frame.height : frame.width;
  const sorted = [...list].sort((a, b) => a.at - b.at);
  let free = 0;
  sorted.forEach(({ box, at }, i) => {
    const rest = (sorted.length - i) * size + (sorted.length - i - 1) * gap;
    const start = Math.max(free, Math.min(at - size / 2, room - rest));
    free = start + size + gap;
    const x = edge === 'left' ? -gap - width : edge === 'right' ? frame.width + gap : start;
    const y = edge === 'top' ? -gap - height : edge === 'bottom' ? frame.height + gap : start;
    rects.set(box, { x, y, width, height });
  });
}
