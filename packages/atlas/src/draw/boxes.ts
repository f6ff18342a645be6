import type { Grid, HexId } from '@bocage/hex';
import { middleOf } from './entries.ts';
import { INK, PANEL, SOFT_INK } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { Path, pathTag, type Rect, short, tag, type XY } from './svg.ts';
import { faceOf, textTag, textWidth } from './text.ts';

/** Off-map boxes as panels beside the map, each tied to the hexes it leads to. */
export function drawBoxes(grid: Grid, sheet: Sheet): string {
  return [...sheet.boxes]
    .map(([box, rect]) => ties(grid, box, rect, sheet) + panel(grid, box, rect, sheet))
    .join('');
}

function panel(grid: Grid, box: HexId, rect: Rect, { scale }: Sheet): string {
  const title = grid.name(box).toLocaleUpperCase('fr');
  const size = Math.min(46 * scale, (rect.width * 0.86) / textWidth(title, 1, 'bold', 0.06));
  const middle = rect.x + rect.width / 2;
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
    textTag(title, middle, rect.y + inner + size * 1.15, {
      ...faceOf('bold'),
      'font-size': size,
      'letter-spacing': size * 0.06,
      fill: INK,
      'text-anchor': 'middle',
    }),
    toBoxes(grid, box, rect, scale),
  ].join('');
}

// Which boxes it leads to, in words.
function toBoxes(grid: Grid, box: HexId, rect: Rect, scale: number): string {
  const others = linkedTo(grid, box).filter((h) => grid.isBox(h));
  if (others.length === 0) return '';
  const text = `to ${others.map((h) => grid.name(h)).join(', ')}`;
  const size = Math.min(28 * scale, (rect.width * 0.88) / textWidth(text, 1, 'italic'));
  return textTag(text, rect.x + rect.width / 2, rect.y + rect.height - 20 * scale, {
    ...faceOf('italic'),
    'font-size': size,
    fill: SOFT_INK,
    'text-anchor': 'middle',
  });
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
