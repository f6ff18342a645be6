/** The colour of lettering. */
export const INK = '#2d2a26';

type Attributes = Readonly<Record<string, string | number | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] as string);

const shown = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : escaped(value);

/** An element; attributes that are undefined are left out. */
export function element(name: string, attributes: Attributes, children: readonly string[] = []): string {
  const words = Object.entries(attributes).flatMap(([key, value]) =>
    value === undefined ? [] : [` ${key}="${shown(value)}"`],
  );
  const open = `<${name}${words.join('')}`;
  return children.length === 0 ? `${open}/>` : `${open}>${children.join('')}</${name}>`;
}

/** Words with their middle at a point. */
export function lettering(words: string, x: number, y: number, size: number, more: Attributes = {}): string {
  const attributes = { x, y: y + 0.36 * size, 'font-size': size, 'text-anchor': 'middle', ...more };
  return element('text', attributes, [escaped(words)]);
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Points as polygons and lines want them. */
export const pointList = (points: readonly Spot[]): string =>
  points.map(({ x, y }) => `${shown(x)},${shown(y)}`).join(' ');
