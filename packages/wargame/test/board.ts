import { type Direction, type Grid, type HexId, type HexsideId, makeGrid, NOWHERE } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';

/** A map drawn in rows of pointy-top hexes, every second row half a hex further east. */
export interface Board {
  readonly grid: Grid;
  /** The one hex drawn with this character. */
  at(mark: string): HexId;
  /** All hexes drawn with one of these characters. */
  all(marks: string): HexId[];
  /** The path over the hexes drawn with these characters. */
  path(marks: string): HexId[];
  /** One number for each location, by the character drawn there. */
  by(numbers: Readonly<Record<string, number>>, otherwise?: number): Uint8Array;
  /** One number for each hexside, by the two characters it parts, as in `'a/b'`. */
  sides(numbers: Readonly<Record<string, number>>): Uint8Array;
  /** The drawing again, with what the function says of each hex. */
  show(mark: (h: HexId) => string): string;
}

interface BoardOptions {
  readonly boxes?: readonly string[];
  /** Pairs of a box or a mark and a box or a mark. */
  readonly links?: readonly (readonly [string, string])[];
}

export function draw(drawing: string, options: BoardOptions = {}): Board {
  const rows = drawing
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => row.trim().split(/\s+/));
  const marks = rows.flat();
  const width = rows[0]!.length;
  const nameAt = (i: number) => pad(Math.floor(i / width) + 1) + pad((i % width) + 1);
  const named = (text: string) => (options.boxes?.includes(text) ? text : nameAt(marks.indexOf(text)));
  const grid = makeGrid({
    top: 'pointy',
    order: 'row-column',
    columns: [1, width],
    rows: [1, rows.length],
    columnsFrom: 'west',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'east',
    boxes: options.boxes ?? [],
    links: (options.links ?? []).map(([a, b]) => [named(a), named(b)] as const),
  });
  const at = (mark: string): HexId => {
    const found = marks.indexOf(mark);
    if (found < 0 || marks.indexOf(mark, found + 1) >= 0) throw new Error(`not one hex is drawn ${mark}`);
    return found as HexId;
  };
  const all = (wanted: string) => grid.hexes.filter((h) => wanted.includes(marks[h]!));
  return {
    grid,
    at,
    all,
    path: (text) => [...text].map(at),
    by: (numbers, otherwise = 0) =>
      Uint8Array.from({ length: grid.size }, (_, h) => numbers[marks[h] ?? ''] ?? otherwise),
    sides: (numbers) => {
      const found = new Uint8Array(grid.sideCount);
      for (const [pair, number] of Object.entries(numbers)) found[sideOf(grid, pair, all)] = number;
      return found;
    },
    show: (mark) =>
      rows.map((row, r) => row.map((_, c) => mark((r * width + c) as HexId)).join(' ')).join('\n'),
  };
}

const pad = (n: number) => String(n).padStart(2, '0');

function sideOf(grid: Grid, pair: string, all: (marks: string) => HexId[]): HexsideId {
  const [left, right] = pair.split('/') as [string, string];
  const sides = all(left).flatMap((a) => all(right).map((b) => grid.sideBetween(a, b)));
  const [side, ...others] = sides.filter((s) => s !== -1);
  if (side === undefined || others.length > 0) throw new Error(`not one hexside is drawn ${pair}`);
  return side as HexsideId;
}

/** The six hexes round a hex that are on the map. */
export function around(grid: Grid, h: HexId): HexId[] {
  return [0, 1, 2, 3, 4, 5].map((d) => grid.neighbour(h, d as Direction)).filter((n) => n !== NOWHERE);
}

/** A reason with a rule of its own, to be told from others. */
export const no = (rule: string): Reason => ({ rule, text: `refused: ${rule}` });
