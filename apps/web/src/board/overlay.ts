import type { Rect, XY } from '@bocage/atlas';
import type { HexPaint, MarkLook } from '@bocage/catalogue';
import type { Grid, HexId } from '@bocage/hex';
import type { Lights } from './lights.ts';
import { markMarkup } from './marks.ts';
import { escaped } from './markup.ts';
import type { Outlines } from './outline.ts';
import type { Tones } from './tones.ts';

const SVG = 'http://www.w3.org/2000/svg';

/** Tones differ in how they are hatched as well as in colour. */
const HATCHES: Readonly<Record<HexPaint['tone'], readonly number[]>> = {
  own: [0],
  enemy: [-45],
  both: [-45, 45],
  good: [90],
  bad: [45],
  plain: [],
};
const APART = 20;

/** A sheet of SVG as large as the map. */
export class Sheet {
  readonly element: SVGSVGElement;
  readonly #groups = new Map<string, SVGGElement>();

  constructor(kind: string, world: Rect, groups: readonly string[]) {
    this.element = document.createElementNS(SVG, 'svg');
    this.element.setAttribute('class', `board-sheet ${kind}`);
    this.cover(world);
    this.element.setAttribute('aria-hidden', 'true');
    for (const name of groups) {
      const group = document.createElementNS(SVG, 'g');
      group.setAttribute('class', `board-${name}`);
      this.#groups.set(name, group);
      this.element.append(group);
    }
  }

  /** Lies over a part of the map. */
  cover({ x, y, width, height }: Rect): void {
    this.element.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
    this.element.setAttribute('width', String(width));
    this.element.setAttribute('height', String(height));
    this.element.style.left = `${x}px`;
    this.element.style.top = `${y}px`;
  }

  put(group: string, markup: string): void {
    const element = this.#groups.get(group);
    if (element) element.innerHTML = markup;
  }
}

const d = (path: string, kind: string): string => (path === '' ? '' : `<path class="${kind}" d="${path}"/>`);

/** Everything drawn over the ground that is no counter, below the counters and above them. */
export class Overlays {
  readonly below: Sheet;
  readonly above: Sheet;
  readonly #grid: Grid;
  readonly #outlines: Outlines;
  readonly #tones: Tones;

  constructor(grid: Grid, outlines: Outlines, world: Rect, tones: Tones) {
    this.#grid = grid;
    this.#outlines = outlines;
    this.#tones = tones;
    this.below = new Sheet('is-below', world, ['floods', 'paints', 'marks', 'legal', 'hover']);
    this.above = new Sheet('is-above', world, ['paint-texts', 'path', 'labels', 'chosen', 'about', 'cursor']);
  }

  paint(paints: readonly HexPaint[], isEmpty: (at: HexId) => boolean): void {
    const alike = new Map<string, HexId[]>();
    for (const { at, tone, weight } of paints) {
      const key = `${tone} ${Math.max(1, Math.min(4, Math.ceil(weight * 4)))}`;
      const hexes = alike.get(key);
      if (hexes) hexes.push(at);
      else alike.set(key, [at]);
    }
    const painted = [...alike].map(([key, hexes]) => {
      const [tone, weight] = key.split(' ') as [HexPaint['tone'], string];
      const inside = this.#outlines.blocks(hexes).map((block) => this.#wash(block, tone));
      return `<g class="paint-${tone} weight-${weight}">${inside.join('')}</g>`;
    });
    // Below the counters of a hex, which would hide it else.
    const words = paints.map(({ at, text = '' }) =>
      this.#label('board-paint-text', at, text, isEmpty(at) ? 34 : 54),
    );
    this.below.put('paints', painted.join(''));
    this.above.put('paint-texts', words.join(''));
  }

  #wash(hexes: readonly HexId[], tone: HexPaint['tone']): string {
    const lines = HATCHES[tone].map((angle) => this.#outlines.hatching(hexes, angle, APART)).join('');
    return d(this.#outlines.path(hexes), 'board-wash') + d(lines, 'board-hatch');
  }

  marks(marks: readonly MarkLook[]): void {
    const shown = marks.filter(({ at }) => this.#outlines.isHex(at));
    const flooded = shown.flatMap(({ at, sign, side }) =>
      sign === 'flooded' && side === undefined ? [at] : [],
    );
    const water =
      d(this.#outlines.path(flooded), 'board-flood') + d(this.#outlines.rim(flooded), 'board-shore');
    this.below.put('floods', water);
    // Under water, what stands there is told by its own sign.
    const others = new Set(shown.flatMap(({ at, sign }) => (sign === 'flooded' ? [] : [at])));
    const drawn = shown.filter(({ at, sign }) => sign !== 'flooded' || !others.has(at));
    const signs = drawn.map((mark) => markMarkup(mark, this.#outlines, this.#grid, this.#tones));
    this.below.put('marks', signs.join(''));
  }

  /** A cost stands in the middle of an empty hex, below the counters of another. */
  light({ hexes, chosenHexes, path, costs, about }: Lights, isEmpty: (at: HexId) => boolean): void {
    const lit = this.#outlines.blocks(hexes).map((block) => this.#lit(this.#outlines.path(block, 0.09)));
    this.below.put('legal', lit.join(''));
    const end = path.length > 1 ? path[path.length - 1] : undefined;
    const labels = [...costs].map(([at, cost]) => {
      if (at === end) return '';
      return isEmpty(at)
        ? this.#label('board-cost', at, cost, 11)
        : this.#label('board-cost is-beside', at, cost, 51);
    });
    this.above.put('labels', labels.join(''));
    this.above.put('chosen', this.#ring(chosenHexes, 'chosen', 0.05));
    this.above.put('about', this.#ring(about, 'about', -0.04));
    this.above.put('path', this.#arrow(path, costs));
  }

  // A frame and little more: what is printed in a hex stays readable.
  #lit(path: string): string {
    return d(path, 'board-legal-casing') + d(path, 'board-legal-hex');
  }

  hover(at: HexId | null): void {
    this.below.put('hover', at === null ? '' : d(this.#outlines.path([at], 0.02), 'board-hover-hex'));
  }

  cursor(at: HexId | null): void {
    this.above.put('cursor', at === null ? '' : this.#ring([at], 'cursor', 0));
  }

  // A line in colour on a casing of paper is seen on every ground.
  #ring(hexes: readonly HexId[], kind: string, inset: number): string {
    const path = this.#outlines.path(hexes, inset);
    return d(path, `board-casing is-${kind}`) + d(path, `board-line is-${kind}`);
  }

  #label(kind: string, at: HexId, words: string, below: number): string {
    if (words === '' || !this.#outlines.isHex(at)) return '';
    const { x, y } = this.#outlines.centre(at);
    return `<text class="${kind}" x="${x.toFixed(1)}" y="${(y + below).toFixed(1)}">${escaped(words)}</text>`;
  }

  #arrow(path: readonly HexId[], costs: ReadonlyMap<HexId, string>): string {
    const points = path.filter((h) => this.#outlines.isHex(h)).map((h) => this.#outlines.centre(h));
    const last = points[points.length - 1];
    const end = path[path.length - 1];
    const before = points[points.length - 2];
    if (!last || !before || end === undefined) return '';
    const { line, head } = arrowOf(points, before, last);
    const drawn = ['board-casing is-path', 'board-line is-path'].map((kind) => d(line, kind)).join('');
    const cost = costs.get(end);
    return `${drawn}${d(head, 'board-head')}${cost === undefined ? '' : costBadge(last, cost)}`;
  }
}

function arrowOf(points: readonly XY[], before: XY, last: XY): { line: string; head: string } {
  const length = Math.hypot(last.x - before.x, last.y - before.y);
  const [ux, uy] = [(last.x - before.x) / length, (last.y - before.y) / length];
  const neck = { x: last.x - ux * 26, y: last.y - uy * 26 };
  const line = [leaving(points[0] as XY, points[1] as XY), ...points.slice(1, -1), neck]
    .map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`)
    .join('');
  const wing = (side: number) => `${(neck.x - uy * side).toFixed(1)} ${(neck.y + ux * side).toFixed(1)}`;
  return { line, head: `M${last.x.toFixed(1)} ${last.y.toFixed(1)}L${wing(20)} ${wing(-20)}z` };
}

// From the edge of the counter that goes, so that its face stays free.
function leaving(from: XY, to: XY): XY {
  const share = 40 / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function costBadge({ x, y }: XY, cost: string): string {
  const half = 13 + cost.length * 8;
  return `<g class="board-path-cost" transform="translate(${x.toFixed(1)} ${(y - 44).toFixed(1)})"><rect x="${-half}" y="-21" width="${2 * half}" height="42" rx="8"/><text y="11">${escaped(cost)}</text></g>`;
}
