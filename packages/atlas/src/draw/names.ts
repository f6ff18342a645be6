import { distance, towards } from './curves.ts';
import type { Clutter } from './labels.ts';
import { isSpot, NAME_ORDER, NAME_STYLES, type Named, type NameStyle, nameSize } from './named.ts';
import type { River } from './rivers.ts';
import type { Rect, XY } from './svg.ts';
import { textWidth } from './text.ts';

/** A name where it will stand. */
export interface Name {
  readonly thing: Named;
  readonly lines: readonly string[];
  /** The middle of the first line's foot, and the turn about it in degrees. */
  readonly at: XY;
  readonly angle: number;
  readonly size: number;
  /** What it covers. */
  readonly rects: readonly Rect[];
}

/** Where names may stand and what they keep to. */
export interface Room {
  readonly clutter: Clutter;
  /** Where other places are, each its own. */
  readonly homes: Clutter;
  readonly within: Rect;
  readonly rivers: readonly River[];
  readonly isLand: (p: XY) => boolean;
  /** How much larger than usual names are set, and the smallest size they may have. */
  readonly scale: number;
  readonly least: number;
}

/** Finds each name a spot by its place, the great ones first; what finds none is left out. */
export function placeNames(things: readonly Named[], room: Room): Name[] {
  const names: Name[] = [];
  const rank = ({ kind }: Named) => NAME_ORDER.indexOf(kind);
  for (const thing of [...things].sort((a, b) => rank(a) - rank(b))) {
    const name = best(thing, room);
    if (!name) continue;
    for (const rect of name.rects) room.clutter.block(rect);
    names.push(name);
  }
  return names;
}

// Smaller letters are a last resort, and a spot far away is the very last.
function best(thing: Named, room: Room): Name | undefined {
  const sizes = [1, 0.88, 0.76].map((part) => nameSize(thing, part * room.scale, room.least));
  const tries = [
    ...[...new Set(sizes)].map((size) => [size, 1] as const),
    [sizes[2] as number, 1.8] as const,
  ];
  for (const [size, reach] of tries) {
    const found = cheapest(candidates(thing, size, room.rivers, reach), room);
    if (found) return found;
  }
  return undefined;
}

function cheapest(all: readonly Candidate[], room: Room): Name | undefined {
  let found: Name | undefined;
  let least = Infinity;
  for (const { name, cost } of all) {
    const { rects } = name;
    if (cost >= least || !rects.every((r) => holds(room.within, r)) || !room.clutter.isFree(rects)) continue;
    const total = cost + costOf(name, room);
    if (total >= least) continue;
    least = total;
    found = name;
  }
  return found;
}

function costOf({ thing, rects }: Name, { clutter, homes, isLand }: Room): number {
  const near = isSpot(thing) ? homes.cost(rects, thing) : 0;
  return clutter.cost(rects) + near + (NAME_STYLES[thing.kind].offshore ? dryness(rects, isLand) : 0);
}

// Names of beaches and bays look best on the water.
function dryness(rects: readonly Rect[], isLand: (p: XY) => boolean): number {
  const [{ x, y, width, height }] = rects as [Rect];
  const feet = [0.05, 0.5, 0.95].flatMap((t) =>
    [y, y + height].map((foot) => ({ x: x + t * width, y: foot })),
  );
  return 1.6 * feet.filter(isLand).length;
}

function holds(outer: Rect, r: Rect): boolean {
  return (
    r.x >= outer.x + 4 &&
    r.y >= outer.y + 4 &&
    r.x + r.width <= outer.x + outer.width - 4 &&
    r.y + r.height <= outer.y + outer.height - 4
  );
}

type Candidate = { readonly name: Name; readonly cost: number };

function candidates(thing: Named, size: number, rivers: readonly River[], reach: number): Candidate[] {
  const usual = NAME_STYLES[thing.kind];
  const style = { ...usual, far: usual.far * reach };
  if (thing.kind === 'water') {
    const along = alongRiver(thing, style, size, rivers);
    if (along.length > 0) return along;
  }
  const text = style.capitals ? thing.name.toLocaleUpperCase('fr') : thing.name;
  if (thing.kind === 'beach') return overHexes(thing, setLines(thing, [text], style, size), style.far);
  return [[text], ...halves(text)].flatMap((lines, broken) =>
    around(setLines(thing, lines, style, size), style, broken * 4),
  );
}

// A long name may be broken once, at the hyphen or blank nearest its middle.
function halves(text: string): string[][] {
  if (text.length < 12) return [];
  const breaks = [...text].flatMap((c, i) => (c === '-' || c === ' ' ? [i] : []));
  const cut = breaks.sort((a, b) => Math.abs(a - text.length / 2) - Math.abs(b - text.length / 2))[0];
  return cut === undefined ? [] : [[text.slice(0, cut + 1).trimEnd(), text.slice(cut + 1)]];
}

// Right of the point is best, then left, above, below; nearer is better.
const WAYS = [
  [1, 0, 0],
  [0.8, -0.7, 1],
  [0.8, 0.7, 1],
  [-1, 0, 2],
  [-0.8, -0.7, 3],
  [-0.8, 0.7, 3],
  [0, -1, 2],
  [0, 1, 2.5],
] as const;

/** Lines of a name as large as they are set. */
interface Block {
  readonly thing: Named;
  readonly lines: readonly string[];
  readonly size: number;
  readonly width: number;
  readonly height: number;
}

function setLines(thing: Named, lines: readonly string[], style: NameStyle, size: number): Block {
  const width = Math.max(...lines.map((line) => textWidth(line, size, style.face, style.spacing)));
  return { thing, lines, size, width, height: size * 0.78 + size * 0.98 * (lines.length - 1) };
}

function put({ thing, lines, size, width, height }: Block, middle: XY, cost: number): Candidate {
  const top = middle.y - height / 2;
  const rect = {
    x: middle.x - width / 2 - 2,
    y: top - 2,
    width: width + 4,
    height: height + size * 0.18 + 4,
  };
  const foot = { x: middle.x, y: top + size * 0.76 };
  return { name: { thing, lines, at: foot, angle: 0, size, rects: [rect] }, cost };
}

function around(block: Block, { near, far }: NameStyle, penalty: number): Candidate[] {
  const { at } = block.thing;
  const out = near === 0 ? [put(block, at, penalty)] : [];
  for (let reach = Math.max(near, 12); reach <= far; reach += 9) {
    for (const [ux, uy, cost] of WAYS) {
      const x = at.x + ux * reach + (Math.abs(ux) > 0.5 ? (Math.sign(ux) * block.width) / 2 : 0);
      const y = at.y + uy * reach + (Math.abs(uy) > 0.5 ? (Math.sign(uy) * block.height) / 2 : 0);
      out.push(put(block, { x, y }, penalty + cost + (reach - near) * 0.2));
    }
  }
  return out;
}

// Before the middle of a beach, hardly ever along it: two beaches lie side by side.
function overHexes({ at, span }: Named, block: Block, far: number): Candidate[] {
  const out: Candidate[] = [];
  const isUpright = span !== undefined && span.y > span.x;
  for (let off = -far; off <= far; off += 7) {
    for (const along of [0, -12, 12, -24, 24, -40, 40]) {
      const [dx, dy] = isUpright ? [off, along] : [along, off];
      out.push(put(block, { x: at.x + dx, y: at.y + dy }, 0.08 * Math.abs(off) + 0.2 * Math.abs(along)));
    }
  }
  return out;
}

// Beside the nearest river, turned as it flows.
function alongRiver(thing: Named, style: NameStyle, size: number, rivers: readonly River[]): Candidate[] {
  const out: Candidate[] = [];
  const width = textWidth(thing.name, size, style.face, style.spacing);
  for (const { line, widths } of rivers) {
    for (let i = 4; i + 4 < line.length; i += 2) {
      const p = line[i] as XY;
      const gone = distance(p, thing.at);
      if (gone > style.far) continue;
      const [a, b] = chord(line, i, width / 2);
      const u = a.x <= b.x ? towards(a, b) : towards(b, a);
      const angle = (Math.atan2(u.y, u.x) * 180) / Math.PI;
      if (Math.abs(angle) > 72) continue;
      for (const side of [-1, 1]) {
        const shift = side < 0 ? -(widths[i] as number) / 2 - 6 : (widths[i] as number) / 2 + size * 0.72;
        const foot = { x: (a.x + b.x) / 2 - u.y * shift, y: (a.y + b.y) / 2 + u.x * shift };
        const rects = slanted(foot, u, width, size);
        out.push({ name: { thing, lines: [thing.name], at: foot, angle, size, rects }, cost: gone * 0.12 });
      }
    }
  }
  return out;
}

function chord(line: readonly XY[], i: number, reach: number): [XY, XY] {
  let a = i;
  let b = i;
  while (a > 0 && distance(line[a] as XY, line[i] as XY) < reach) a--;
  while (b < line.length - 1 && distance(line[b] as XY, line[i] as XY) < reach) b++;
  return [line[a] as XY, line[b] as XY];
}

// A turned line of text covers a row of squares.
function slanted(foot: XY, u: XY, width: number, size: number): Rect[] {
  const n = Math.max(1, Math.ceil(width / size));
  return Array.from({ length: n }, (_, i) => {
    const along = -width / 2 + ((i + 0.5) * width) / n;
    const x = foot.x + u.x * along + u.y * size * 0.3;
    const y = foot.y + u.y * along - u.x * size * 0.3;
    return { x: x - size * 0.55, y: y - size * 0.55, width: size * 1.1, height: size * 1.1 };
  });
}
