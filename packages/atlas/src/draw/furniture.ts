import type { MapData } from '../schema.ts';
import { INK, PANEL, PAPER, SOFT_INK } from './palette.ts';
import type { Sheet } from './sheet.ts';
import { Path, PITCH, pathTag, type Rect, short, tag } from './svg.ts';
import { type Face, faceOf, textTag, textWidth } from './text.ts';

/** The paper round the map, over whatever runs out beyond its frame. */
export function drawPaper({ bounds, map }: Sheet): string {
  const far = 6 * PITCH;
  const sheet = {
    x: bounds.x - far,
    y: bounds.y - far,
    width: bounds.width + 2 * far,
    height: bounds.height + 2 * far,
  };
  const path = new Path()
    .rect(sheet.x, sheet.y, sheet.width, sheet.height)
    .rect(map.x, map.y, map.width, map.height);
  return pathTag(path, { fill: PAPER, 'fill-rule': 'evenodd' });
}

/** A double line round the map. */
export function drawFrame({ map, scale }: Sheet): string {
  return ring(map, 4 * scale, 5 * scale) + ring(map, 14 * scale, 1.8 * scale);
}

function ring(rect: Rect, out: number, width: number): string {
  return tag('rect', {
    x: rect.x - out,
    y: rect.y - out,
    width: rect.width + 2 * out,
    height: rect.height + 2 * out,
    fill: 'none',
    stroke: INK,
    'stroke-width': width,
  });
}

const CREDIT = 28;

/** Title, and below it what must be said of the data. */
export function drawTitle(map: MapData, x: number, y: number, width: number, height: number): string {
  const [title = '', subtitle = ''] = map.title.split(/:\s+/);
  const upper = title.toLocaleUpperCase('fr');
  const size = Math.min(92, width / textWidth(upper, 1, 'bold', 0.05));
  const lines = wrapped(map.credit, width, CREDIT);
  return [
    textTag(upper, x, y + 100, {
      ...faceOf('bold'),
      'font-size': size,
      'letter-spacing': size * 0.05,
      fill: INK,
    }),
    tag('path', { d: `M${short(x)} ${short(y + 128)}h${short(width)}`, stroke: INK, 'stroke-width': 2.4 }),
    subtitle && textTag(subtitle, x, y + 180, { ...faceOf('italic'), 'font-size': 48, fill: INK }),
    ...lines.map((line, i) =>
      textTag(line, x, y + height - 110 - (lines.length - 1 - i) * 1.2 * CREDIT, {
        ...faceOf('serif'),
        'font-size': CREDIT,
        fill: SOFT_INK,
      }),
    ),
  ].join('');
}

/** Lines no longer than a width. */
export function wrapped(text: string, width: number, size: number, face: Face = 'serif'): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && textWidth(longer, size, face) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}

/** A scale in round figures no longer than `room`; `unit` is the length of a hex on the sheet. */
export function drawScale(map: MapData, x: number, y: number, unit: number, room: number): string {
  const perKm = unit / map.picture.kmPerHex;
  const step = roundStep(room / 4 / perKm);
  const parts = [0, 1, 2, 3].map((i) =>
    tag('rect', {
      x: x + i * step * perKm,
      y,
      width: step * perKm,
      height: 14,
      fill: i % 2 ? PANEL : INK,
      stroke: INK,
      'stroke-width': 2,
    }),
  );
  const style = { ...faceOf('serif'), 'font-size': 28, fill: INK, 'text-anchor': 'middle' };
  const figures = [0, 2, 4].map((i) => textTag(distance(i * step), x + i * step * perKm, y - 12, style));
  const note = `One hex ${kilometres(map.picture.kmPerHex)}`;
  const foot = textTag(note, x, y + 48, { ...faceOf('italic'), 'font-size': 28, fill: INK });
  return [...parts, ...figures, foot].join('');
}

// The largest round figure that fits.
function roundStep(km: number): number {
  const power = 10 ** Math.floor(Math.log10(km));
  return [5, 4, 2.5, 2, 1].map((n) => n * power).find((n) => n <= km) ?? power;
}

function distance(km: number): string {
  return km === 0 ? '0' : kilometres(km);
}

function kilometres(km: number): string {
  return km < 1 ? `${Math.round(km * 1000)} m` : `${short(Math.round(km * 10) / 10)} km`;
}

/** A needle to true north, its letter upright. */
export function drawNorth(map: MapData, x: number, y: number): string {
  const angle = map.picture.north;
  const [sin, cos] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const letter = { ...faceOf('bold'), 'font-size': 44, fill: INK, 'text-anchor': 'middle' };
  const paint = { stroke: INK, 'stroke-width': 2, 'stroke-linejoin': 'round' };
  const needle =
    tag('circle', { cx: 0, cy: 0, r: 62, fill: 'none', stroke: SOFT_INK, 'stroke-width': 1.6 }) +
    tag('path', { d: 'M0-86L-21 26L0 8z', fill: PANEL, ...paint }) +
    tag('path', { d: 'M0-86L21 26L0 8z', fill: INK, ...paint });
  return (
    tag('g', { transform: `translate(${short(x)} ${short(y)}) rotate(${short(angle)})` }, needle) +
    textTag('N', x + sin * 112, y - cos * 112 + 15, letter)
  );
}

/** The length of a hex in the units of a part that is drawn at the sheet's scale. */
export function hexUnit(sheet: Sheet): number {
  return PITCH / sheet.scale;
}
