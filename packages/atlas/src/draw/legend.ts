import type { MapData } from '../schema.ts';
import { drawNorth, drawScale, drawTitle, hexUnit, wrapped } from './furniture.ts';
import { INK, PANEL } from './palette.ts';
import { ITEM, legendParts, type Sheet } from './sheet.ts';
import { type Item, SWATCH } from './signs.ts';
import { type Rect, short, tag } from './svg.ts';
import { faceOf, textTag, textWidth } from './text.ts';

const MIDDLE = SWATCH.height / 2;

/** Title, signs in use, scale, north and credit, in a panel below the map. */
export function drawLegend(map: MapData, sheet: Sheet, items: readonly Item[]): string {
  const { legend, scale } = sheet;
  if (!legend) return '';
  const width = legend.width / scale;
  const height = legend.height / scale;
  const { title, aside, room } = legendParts(width, height);
  const x = width - aside + 30;
  const panel = tag('rect', {
    x: 0,
    y: 0,
    width,
    height: height - 20,
    fill: PANEL,
    stroke: INK,
    'stroke-width': 4,
  });
  const body = [
    tag('clipPath', { id: 'atlas-swatch' }, tag('rect', SWATCH)),
    panel,
    drawTitle(map, 60, 20, title, height),
    drawItems(items, room),
    drawScale(map, x, height - 130, hexUnit(sheet), aside - 110),
    drawNorth(map, x + 265, 205),
  ].join('');
  return tag(
    'g',
    { transform: `translate(${short(legend.x)} ${short(legend.y)}) scale(${short(scale)})` },
    body,
  );
}

// Column by column, as many rows as there is room for.
function drawItems(items: readonly Item[], room: Rect): string {
  const rows = Math.round(room.height / ITEM.height);
  const size = (ITEM.height - 14) / SWATCH.height;
  const columns = Math.max(1, Math.ceil(items.length / rows));
  const width = Math.min(640, room.width / columns);
  return items
    .map(({ words, sample }, i) => {
      const x = room.x + Math.floor(i / rows) * width;
      const y = room.y + (i % rows) * ITEM.height;
      const left = SWATCH.width + 18;
      const text = meaning(words, left, width / size - left - 16);
      return tag(
        'g',
        { transform: `translate(${short(x)} ${short(y)}) scale(${short(size)})` },
        sample() + text,
      );
    })
    .join('');
}

// In one line if it fits, else in smaller letters and more of them.
function meaning(words: string, x: number, room: number): string {
  const size = textWidth(words, 34, 'serif') <= room ? 34 : 28;
  const lines = wrapped(words, room, size);
  const top = MIDDLE + size * 0.33 - ((lines.length - 1) * size) / 2;
  const style = { ...faceOf('serif'), 'font-size': size, fill: INK };
  return lines.map((line, i) => textTag(line, x, top + i * size, style)).join('');
}
