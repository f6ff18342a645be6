import type { Grid, HexId } from '@bocage/hex';
import { middleOf } from './entries.ts';
import { wrapped } from './furniture.ts';
import { INK, PANEL, SOFT_INK } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { Path, pathTag, type Rect, short, tag, type XY } from './svg.ts';
import { faceOf, textTag, textWidth } from './text.ts';

const TITLE = 44;
const WORDS = 30;

/** Off-map boxes as panels beside the map, each tied to the hexes it leads to and to the boxes next to it. */
export function drawBoxes(grid: Grid, sheet: Sheet): string {
  const roads = boxRoads(grid, sheet);
  const isDrawn = (a: HexId, b: HexId) => roads.some(({ ends }) => ends.includes(a) && ends.includes(b));
  const panels = [...sheet.boxes].map(([box, rect]) => {
    const others = linkedTo(grid, box).filter((h) => grid.isBox(h) && !isDrawn(box, h));
    const words = others.length === 0 ? '' : `to ${others.map((h) => grid.name(h)).join(', ')}`;
    return ties(grid, box, rect, sheet) + panel(grid.name(box), words, rect, sheet);
  });
  return drawBoxRoads(roads, sheet) + panels.join('');
}

interface BoxRoad {
  readonly ends: readonly [HexId, HexId];
  readonly line: readonly [XY, XY];
}

// Links between boxes that stand side by side.
function boxRoads(grid: Grid, { boxes }: Sheet): BoxRoad[] {
  return grid.links.flatMap(([a, b]) => {
    const [one, two] = [boxes.get(a), boxes.get(b)];
    const line = one && two && between(one, two, [...boxes.values()]);
    return line ? [{ ends: [a, b] as const, line }] : [];
  });
}

// The straight way from one panel to the next in its row or column, if no other stands in it.
function between(a: Rect, b: Rect, all: readonly Rect[]): [XY, XY] | undefined {
  const isRow = a.y === b.y;
  if (!isRow && a.x !== b.x) return undefined;
  const along = (r: Rect) => (isRow ? r.x : r.y);
  const [first, last] = along(a) < along(b) ? [a, b] : [b, a];
  const inLine = all.filter((r) => (isRow ? r.y === a.y : r.x === a.x));
  if (inLine.some((r) => along(r) > along(first) && along(r) < along(last))) return undefined;
  if (isRow) {
    const y = a.y + a.height / 2;
    return [
      { x: first.x + first.width, y },
      { x: last.x, y },
    ];
  }
  const x = a.x + a.width / 2;
  return [
    { x, y: first.y + first.height },
    { x, y: last.y },
  ];
}

function drawBoxRoads(roads: readonly BoxRoad[], { scale }: Sheet): string {
  const path = new Path();
  for (const { line } of roads) path.polyline(line);
  return (
    pathTag(path, { fill: 'none', stroke: INK, 'stroke-width': 14 * scale }) +
    pathTag(path, { fill: 'none', stroke: PANEL, 'stroke-width': 7 * scale })
  );
}

function panel(title: string, words: string, rect: Rect, { scale }: Sheet): string {
  const inner = 8 * scale;
  return [
    tag('rect', { ...rect, fill: PANEL, stroke: INK, 'stroke-width': 4 * scale }),
    tag('rect', {
      x: rect.x + inner,
      y: rect.y + inner,
      width: rect.width - 2 * inner,
      height: rect.height - 2 * inner,
      fill: 'none',
      stroke: SOFT_INK,
      'stroke-width': 1.4 * scale,
    }),
    heading(title.toLocaleUpperCase('fr'), rect, scale),
    foot(words, rect, scale),
  ].join('');
}

// In as many lines as it needs; only a word too long for the panel makes the letters smaller.
function heading(title: string, rect: Rect, scale: number): string {
  const room = rect.width * 0.88;
  const widest = Math.max(...title.split(' ').map((word) => textWidth(word, 1, 'bold', 0.06)));
  const size = Math.min(TITLE * scale, room / widest);
  const style = { ...faceOf('bold'), 'font-size': size, 'letter-spacing': size * 0.06, fill: INK };
  return wrapped(title, room, size, 'bold')
    .map((line, i) => centredText(line, rect, rect.y + 8 * scale + size * (1.15 + 1.05 * i), style))
    .join('');
}

function foot(words: string, rect: Rect, scale: number): string {
  const size = WORDS * scale;
  const lines = wrapped(words, rect.width * 0.9, size, 'italic');
  const style = { ...faceOf('italic'), 'font-size': size, fill: SOFT_INK };
  const last = rect.y + rect.height - 20 * scale;
  return lines
    .map((line, i) => centredText(line, rect, last - (lines.length - 1 - i) * size, style))
    .join('');
}

function centredText(
  text: string,
  rect: Rect,
  y: number,
  style: Record<string, string | number | undefined>,
) {
  return textTag(text, rect.x + rect.width / 2, y, { ...style, 'text-anchor': 'middle' });
}

function linkedTo(grid: Grid, box: HexId): HexId[] {
  return grid.links.flatMap(([a, b]) => (a === box ? [b] : b === box ? [a] : []));
}

function ties(grid: Grid, box: HexId, rect: Rect, { scale, map }: Sheet): string {
  const hexes = linkedTo(grid, box).filter((h) => !grid.isBox(h));
  const path = new Path();
  for (const h of hexes) path.polyline(bracket(rect, middleOf(grid, h), map));
  return pathTag(path, {
    fill: 'none',
    stroke: INK,
    'stroke-width': 2.2 * scale,
    'stroke-dasharray': `${short(9 * scale)} ${short(6 * scale)}`,
    'stroke-opacity': 0.7,
  });
}

// From the panel to half-way to the map, along its edge, and straight in to the hex.
function bracket(rect: Rect, to: XY, map: Rect): XY[] {
  const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2];
  if (x < map.x || x > map.x + map.width) {
    const edge = x < map.x ? rect.x + rect.width : rect.x;
    const rail = (edge + (x < map.x ? map.x : map.x + map.width)) / 2;
    return [{ x: edge, y }, { x: rail, y }, { x: rail, y: to.y }, to];
  }
  const edge = y < map.y ? rect.y + rect.height : rect.y;
  const rail = (edge + (y < map.y ? map.y : map.y + map.height)) / 2;
  return [{ x, y: edge }, { x, y: rail }, { x: to.x, y: rail }, to];
}
