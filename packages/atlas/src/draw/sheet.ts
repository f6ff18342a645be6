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

// Each box on the side where its links are; one that leads to no hex joins those it leads to, or the most.
function placeBoxes(grid: Grid, frame: Rect, scale: number): Map<HexId, Rect> {
  const berths = grid.boxes.map((box) => ({ box, berth: berth(grid, box, frame) }));
  const sides = new Map<Edge, { box: HexId; at: number }[]>();
  const put = (edge: Edge, box: HexId, at: number) =>
    sides.set(edge, [...(sides.get(edge) ?? []), { box, at }]);
  for (const { box, berth } of berths) if (berth) put(berth.edge, box, berth.at);
  for (const { box, berth } of berths) {
    if (berth) continue;
    const friends = berths.filter((other) => other.berth && grid.linked(box, other.box));
    const [busiest] = [...sides].sort(([, a], [, b]) => b.length - a.length)[0] ?? ['bottom'];
    const last = Math.max(0, ...(sides.get(busiest) ?? []).map(({ at }) => at));
    const { edge, at } = friends[0]?.berth ?? { edge: busiest, at: last };
    put(edge, box, at + 1);
  }
  const rects = new Map<HexId, Rect>();
  for (const [edge, list] of sides) spread(edge, list, frame, scale, rects);
  return rects;
}

function berth(grid: Grid, box: HexId, frame: Rect): { edge: Edge; at: number } | undefined {
  const ends = grid.links.flatMap(([a, b]) => (a === box ? [b] : b === box ? [a] : []));
  const hexes = ends.filter((h) => h !== NOWHERE && !grid.isBox(h)).map((h) => middleOf(grid, h));
  if (hexes.length === 0) return undefined;
  const mean = hexes.reduce((s, p) => ({ x: s.x + p.x / hexes.length, y: s.y + p.y / hexes.length }), {
    x: 0,
    y: 0,
  });
  return nearestEdge(mean, frame);
}

function nearestEdge(p: XY, frame: Rect): { edge: Edge; at: number } {
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
