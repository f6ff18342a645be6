/** SVG units to the hex pitch: a map is drawn in the same units whatever its size in pixels. */
export const PITCH = 100;

/** A point in SVG units. */
export interface XY {
  readonly x: number;
  readonly y: number;
}

/** An upright part of the sheet. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What an element carries; numbers are rounded, missing values left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** A path in relative steps, rounded so that the errors never add up. */
export class Path {
  #text = '';
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  #verb = '';
  readonly #grain = 10; // to the unit: one decimal

  get isEmpty(): boolean {
    return this.#text === '';
  }

  move(x: number, y: number): this {
    this.#put('m', x, y);
    this.#go(x, y);
    this.#startX = this.#x;
    this.#startY = this.#y;
    this.#verb = 'l';
    return this;
  }

  line(x: number, y: number): this {
    if (this.#dx(x) === 0 && this.#dy(y) === 0) return this;
    this.#put('l', x, y);
    this.#go(x, y);
    return this;
  }

  quad(cx: number, cy: number, x: number, y: number): this {
    this.#put('q', cx, cy);
    this.#put('q', x, y);
    this.#go(x, y);
    return this;
  }

  /** A half or whole turn about `r`: an arc to a point, clockwise on the map. */
  arc(r: number, x: number, y: number): this {
    const radius = String(Math.round(r * this.#grain) / this.#grain);
    this.#text += `a${radius} ${radius} 0 0 1`;
    this.#number(this.#dx(x));
    this.#number(this.#dy(y));
    this.#go(x, y);
    this.#verb = '';
    return this;
  }

  close(): this {
    this.#text += 'z';
    this.#x = this.#startX;
    this.#y = this.#startY;
    this.#verb = '';
    return this;
  }

  polyline(points: readonly XY[]): this {
    points.forEach((p, i) => {
      if (i === 0) this.move(p.x, p.y);
      else this.line(p.x, p.y);
    });
    return this;
  }

  polygon(points: readonly XY[]): this {
    return points.length > 2 ? this.polyline(points).close() : this;
  }

  /** A line with its corners rounded; a line of short steps becomes a curve. */
  curve(points: readonly XY[]): this {
    const [first, last] = [points[0], points[points.length - 1]];
    if (!first || !last) return this;
    this.move(first.x, first.y);
    for (let i = 1; i + 1 < points.length; i++) this.#corner(points[i - 1], points[i], points[i + 1]);
    return this.line(last.x, last.y);
  }

  /** Likewise a closed line. */
  ring(points: readonly XY[]): this {
    const n = points.length;
    const [first, second] = points;
    if (n < 3 || !first || !second) return this;
    const start = beside(first, second);
    this.move(start.x, start.y);
    for (let i = 1; i <= n; i++) this.#corner(points[i - 1], points[i % n], points[(i + 1) % n]);
    return this.close();
  }

  #corner(before: XY | undefined, at: XY | undefined, after: XY | undefined): void {
    if (!before || !at || !after) return;
    const from = beside(at, before);
    const to = beside(at, after);
    this.line(from.x, from.y).quad(at.x, at.y, to.x, to.y);
  }

  rect(x: number, y: number, width: number, height: number): this {
    this.move(x, y)
      .line(x + width, y)
      .line(x + width, y + height);
    return this.line(x, y + height).close();
  }

  toString(): string {
    return this.#text;
  }

  #put(verb: string, x: number, y: number): void {
    if (this.#verb !== verb) this.#text += verb;
    this.#number(this.#dx(x), this.#verb !== verb);
    this.#number(this.#dy(y));
    this.#verb = verb;
  }

  // Without the nought before a decimal point; a minus sign parts numbers as well as a blank does.
  #number(n: number, first = false): void {
    const whole = Math.trunc(Math.abs(n) / this.#grain);
    const rest = Math.abs(n) % this.#grain;
    if (n < 0) this.#text += '-';
    else if (!first) this.#text += ' ';
    if (whole > 0 || rest === 0) this.#text += whole;
    if (rest > 0) this.#text += `.${rest}`;
  }

  // Distances in whole grains from where the pen, rounded, stands.
  #dx(x: number): number {
    return Math.round(x * this.#grain) - this.#x;
  }

  #dy(y: number): number {
    return Math.round(y * this.#grain) - this.#y;
  }

  #go(x: number, y: number): void {
    this.#x = Math.round(x * this.#grain);
    this.#y = Math.round(y * this.#grain);
  }
}

const ROUNDING = 9;

// Where the rounding of a corner begins: not beyond the middle of the side.
function beside(corner: XY, other: XY): XY {
  const part = Math.min(0.5, ROUNDING / (Math.hypot(other.x - corner.x, other.y - corner.y) || 1));
  return { x: corner.x + (other.x - corner.x) * part, y: corner.y + (other.y - corner.y) * part };
}

/** A number as short as its two decimals allow. */
export function short(n: number): string {
  return String(Math.round(n * 100) / 100);
}

/** Text as it may stand in an element or an attribute. */
export function escapeText(text: string): string {
  if (!/[&<>"']/.test(text)) return text;
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}

/** An element; without content it closes itself. */
export function tag(name: string, attributes: Attributes, content?: string): string {
  let head = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined) continue;
    head += ` ${key}="${typeof value === 'number' ? short(value) : key === 'd' ? value : escapeText(value)}"`;
  }
  return content === undefined ? `${head}/>` : `${head}>${content}</${name}>`;
}

/**
 * What of a drawing lies inside a clip path. The unseen ground under it keeps the group on every part of the map:
 * resvg gives up on a clipped group that lies wholly outside its picture.
 */
export function clipped(id: string, content: string): string {
  if (content === '') return '';
  return tag('g', { 'clip-path': `url(#${id})` }, UNSEEN + content);
}

const UNSEEN = '<rect x="-100000" y="-100000" width="200000" height="200000" fill="#fff" fill-opacity="0"/>';

/** A path element, or nothing for an empty path. */
export function pathTag(path: Path, attributes: Attributes): string {
  return path.isEmpty ? '' : tag('path', { d: path.toString(), ...attributes });
}

/** A round dot on a path of filled figures. */
export function dot(path: Path, { x, y }: XY, r: number): void {
  path
    .move(x - r, y)
    .arc(r, x + r, y)
    .arc(r, x - r, y)
    .close();
}
