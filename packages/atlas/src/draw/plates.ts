import { HALO } from './palette.ts';
import { type Rect, short, tag, type XY } from './svg.ts';
import { faceOf, textTag, textWidth } from './text.ts';

/** A drawn thing and the room it takes. */
export interface Figure {
  readonly svg: string;
  readonly rect: Rect;
}

/** How large figures are drawn on a map: its smallest lettering, and the growth of signs that go with it. */
export interface Pen {
  readonly least: number;
  readonly scale: number;
}

/** On a sheet of many small hexes letters must be larger, and signs a little. */
export function penFor(least: number): Pen {
  return { least, scale: Math.max(1, Math.min(1.5, Math.sqrt(least / 13))) };
}

/** A figure larger than it is made. */
export function enlarged(make: (at: XY) => Figure, at: XY, scale: number): Figure {
  if (scale === 1) return make(at);
  const { svg, rect } = make({ x: 0, y: 0 });
  return {
    svg: tag('g', { transform: `translate(${short(at.x)} ${short(at.y)}) scale(${short(scale)})` }, svg),
    rect: {
      x: at.x + rect.x * scale,
      y: at.y + rect.y * scale,
      width: rect.width * scale,
      height: rect.height * scale,
    },
  };
}

/** A short text in a rounded plate. */
export function plate(text: string, at: XY, fill: string, size: number): Figure {
  const width = Math.max(size * 1.5, textWidth(text, size, 'sansBold') + size * 0.8);
  const height = size * 1.5;
  const rect = { x: at.x - width / 2, y: at.y - height / 2, width, height };
  const back = tag('rect', { ...rect, rx: height * 0.32, fill, stroke: HALO, 'stroke-width': 1.6 });
  return { svg: back + caption(text, at, size, '#fff'), rect: grown(rect, 2) };
}

function grown({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** A letter in a disc. */
export function disc(text: string, at: XY, fill: string, radius: number): Figure {
  const rect = { x: at.x - radius, y: at.y - radius, width: 2 * radius, height: 2 * radius };
  const back = tag('circle', { cx: at.x, cy: at.y, r: radius, fill, stroke: HALO, 'stroke-width': 1.8 });
  return { svg: back + caption(text, at, letterSize(text, radius), '#fff'), rect };
}

/** A letter in a square. */
export function square(text: string, at: XY, fill: string, half: number): Figure {
  const rect = { x: at.x - half, y: at.y - half, width: 2 * half, height: 2 * half };
  const back = tag('rect', { ...rect, fill, stroke: HALO, 'stroke-width': 1.8 });
  return { svg: back + caption(text, at, letterSize(text, half), '#fff'), rect };
}

function letterSize(text: string, radius: number): number {
  return Math.min(radius * 1.3, (radius * 1.75) / (textWidth(text, 1, 'sansBold') || 1));
}

/** A figure and its name below it, light round every letter. */
export function named(figure: Figure, text: string, fill: string, size: number): Figure {
  if (text === '') return figure;
  const { rect } = figure;
  const x = rect.x + rect.width / 2;
  const foot = rect.y + rect.height + size * 0.86;
  const halo = {
    stroke: HALO,
    'stroke-width': size * 0.24,
    'stroke-linejoin': 'round',
    'paint-order': 'stroke',
  };
  const name = textTag(text, x, foot, {
    ...faceOf('sansBold'),
    'font-size': size,
    fill,
    'text-anchor': 'middle',
    ...halo,
  });
  const width = Math.max(rect.width, textWidth(text, size, 'sansBold') + 4);
  return {
    svg: figure.svg + name,
    rect: { x: x - width / 2, y: rect.y, width, height: foot + size * 0.2 - rect.y },
  };
}

function caption(text: string, at: XY, size: number, fill: string): string {
  return textTag(text, at.x, at.y + size * 0.36, {
    ...faceOf('sansBold'),
    'font-size': size,
    fill,
    'text-anchor': 'middle',
  });
}
