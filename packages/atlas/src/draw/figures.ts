import { HALO, INK } from './palette.ts';
import { type Rect, short, tag, type XY } from './svg.ts';
import { faceOf, textTag, textWidth } from './text.ts';

/** A drawn thing and the room it takes. */
export interface Figure {
  readonly svg: string;
  readonly rect: Rect;
}

/** A short text in a rounded plate. */
export function plate(text: string, at: XY, fill: string, fullSize = 15, ink = '#fff'): Figure {
  const size = text.length > 8 ? fullSize * 0.8 : fullSize;
  const width = Math.max(size * 1.5, textWidth(text, size, 'sansBold') + size * 0.8);
  const height = size * 1.5;
  const rect = { x: at.x - width / 2, y: at.y - height / 2, width, height };
  const back = tag('rect', { ...rect, rx: height * 0.32, fill, stroke: HALO, 'stroke-width': 1.6 });
  return { svg: back + caption(text, at, size, ink), rect: grown(rect, 2) };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** A letter in a disc. */
export function disc(text: string, at: XY, fill: string, radius: number, ink = '#fff'): Figure {
  const rect = { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
  const back = tag('circle', { cx: at.x, cy: at.y, r: radius, fill, stroke: HALO, 'stroke-width': 1.8 });
  const size = Math.min(radius * 1.3, (radius * 1.75) / (textWidth(text, 1, 'sansBold') || 1));
  return { svg: back + caption(text, at, size, ink), rect };
}

function caption(text: string, at: XY, size: number, fill: string): string {
  return textTag(text, at.x, at.y + size * 0.36, {
    ...faceOf('sansBold'),
    'font-size': size,
    fill,
    'text-anchor': 'middle',
  });
}

/** A canopy and its lines, its name below: a drop zone. */
export function dropZone(text: string, at: XY, fill: string): Figure {
  const { x } = at;
  const y = text === '' ? at.y : at.y - 10;
  const d =
    `M${short(x - 15)} ${short(y - 3)}a15 15 0 0 1 30 0q-3.7-4-7.5 0q-3.7-4-7.5 0q-3.7-4-7.5 0q-3.7-4-7.5 0z` +
    `M${short(x - 15)} ${short(y - 3)}l15 18l15-18M${short(x - 7.5)} ${short(y - 3)}l7.5 18l7.5-18`;
  const canopy = tag('path', { d, fill, stroke: INK, 'stroke-width': 1.3, 'stroke-linejoin': 'round' });
  const rect = { x: x - 16, y: y - 19, width: 32, height: 35 };
  if (text === '') return { svg: canopy, rect };
  const name = plate(text, { x, y: y + 25 }, fill, 13);
  const left = Math.min(rect.x, name.rect.x);
  return {
    svg: canopy + name.svg,
    rect: { x: left, y: rect.y, width: 2 * (x - left), height: name.rect.y + name.rect.height - rect.y },
  };
}

/** A light disc over a whole hex: something may be put there. */
export function inset(at: XY, stroke: string): Figure {
  const r = 33;
  const svg = tag('circle', {
    cx: at.x,
    cy: at.y,
    r,
    fill: '#fff',
    'fill-opacity': 0.35,
    stroke,
    'stroke-width': 1.6,
    'stroke-dasharray': '5 4',
  });
  return { svg, rect: { x: at.x - 12, y: at.y - 12, width: 24, height: 24 } };
}

/** A broad arrow from one point towards another, `length` long. */
export function arrow(at: XY, u: XY, length: number, fill: string): Figure {
  const point = (along: number, aside: number) =>
    `${short(at.x + u.x * along - u.y * aside)} ${short(at.y + u.y * along + u.x * aside)}`;
  const half = length / 2;
  const d =
    `M${point(-half, 5)}L${point(half * 0.1, 5)}L${point(half * 0.1, 12)}L${point(half, 0)}` +
    `L${point(half * 0.1, -12)}L${point(half * 0.1, -5)}L${point(-half, -5)}z`;
  const svg = tag('path', { d, fill, stroke: HALO, 'stroke-width': 1.6, 'stroke-linejoin': 'round' });
  return { svg, rect: { x: at.x - half, y: at.y - half, width: length, height: length } };
}

/** An open angle that points the way. */
export function chevron(at: XY, u: XY, stroke: string): Figure {
  const point = (along: number, aside: number) =>
    `${short(at.x + u.x * along - u.y * aside)} ${short(at.y + u.y * along + u.x * aside)}`;
  const d = `M${point(-6, -12)}L${point(6, 0)}L${point(-6, 12)}`;
  const line = { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' };
  const svg =
    tag('path', { d, ...line, stroke: HALO, 'stroke-width': 7 }) +
    tag('path', { d, ...line, stroke, 'stroke-width': 4 });
  return { svg, rect: { x: at.x - 13, y: at.y - 13, width: 26, height: 26 } };
}

/** A strongpoint: a bastion seen from above; a nest is half of one. */
export function bastion(at: XY, fill: string, isHalf: boolean): Figure {
  const { x, y } = at;
  const r = isHalf ? 8 : 11;
  const d = `M${short(x - r)} ${short(y + r * 0.6)}v${short(-r * 0.9)}l${short(r)} ${short(-r * 0.75)}l${short(r)} ${short(r * 0.75)}v${short(r * 0.9)}z`;
  const svg = tag('path', { d, fill, stroke: HALO, 'stroke-width': 1.8, 'stroke-linejoin': 'round' });
  return { svg, rect: { x: x - r, y: y - r, width: 2 * r, height: 1.8 * r } };
}

/** A dot by how hard a place is shot at: full, half, open; its letter tells the colours apart. */
export function fireDot(
  at: XY,
  fill: string,
  strength: 'intense' | 'steady' | 'sporadic',
  letter: string,
): Figure {
  const r = 6.6;
  const circle = { cx: at.x, cy: at.y, r, stroke: fill, 'stroke-width': 1.6 };
  const half = `M${short(at.x)} ${short(at.y - r)}a${r} ${r} 0 0 0 0 ${short(2 * r)}z`;
  const back = tag('circle', { ...circle, fill: strength === 'intense' ? fill : HALO });
  const side = strength === 'steady' ? tag('path', { d: half, fill }) : '';
  const ink = strength === 'intense' ? '#fff' : fill;
  const svg = back + side + caption(letter, { x: at.x + (strength === 'steady' ? 3 : 0), y: at.y }, 8.4, ink);
  return { svg, rect: { x: at.x - r - 1, y: at.y - r - 1, width: 2 * r + 2, height: 2 * r + 2 } };
}

/** Obstacles on a beach: crossed rails. */
export function hedgehogs(at: XY): Figure {
  const spots = [
    [-24, 8],
    [-9, -14],
    [8, 6],
    [22, -12],
  ] as const;
  const d = spots
    .map(([x, y]) => `M${short(at.x + x - 5)} ${short(at.y + y - 5)}l10 10m0-10l-10 10m5-12v13`)
    .join('');
  const svg = tag('path', { d, fill: 'none', stroke: INK, 'stroke-width': 1.5, 'stroke-opacity': 0.8 });
  return { svg, rect: { x: at.x - 12, y: at.y - 12, width: 24, height: 20 } };
}
