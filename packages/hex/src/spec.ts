import type { Top } from './ids.ts';
import type { Place } from './lattice.ts';

/** How a printed map numbers its hexes. */
export interface GridSpec {
  readonly top: Top;
  /** Which number is printed first: 2403 is column 24, row 3 or row 24, column 3. */
  readonly order: 'column-row' | 'row-column';
  /** First and last printed number, both on the map. */
  readonly columns: readonly [number, number];
  readonly rows: readonly [number, number];
  readonly columnsFrom: 'west' | 'east';
  readonly rowsFrom: 'north' | 'south';
  /** Which printed columns (flat-top) or rows (pointy-top) stand half a hex aside … */
  readonly shifted: 'odd' | 'even';
  /** … and to which side: north or south for columns, east or west for rows. */
  readonly shift: 'north' | 'south' | 'east' | 'west';
  /** The letter of the map before every number, as in N2931. */
  readonly prefix?: string;
  /** Digits of each of the two numbers; 2 unless told. */
  readonly digits?: number;
  /** Printed numbers inside the rectangle that are not on the map. */
  readonly omit?: readonly string[];
  /** Names of the off-map boxes. */
  readonly boxes?: readonly string[];
  /** Pairs of locations joined though no hexside does, passable both ways: `['Brittany', '2628']`. */
  readonly links?: readonly (readonly [string, string])[];
}

/** One hex as printed, and its place on the lattice. */
export interface PrintedHex extends Place {
  readonly name: string;
  readonly column: number;
  readonly row: number;
}

/** The hexes of a map in the order of their printed numbers. */
export function printedHexes(spec: GridSpec): PrintedHex[] {
  checkShift(spec);
  const omitted = new Set(spec.omit);
  const hexes: PrintedHex[] = [];
  const byColumn = spec.order === 'column-row';
  const [first, second] = byColumn ? [spec.columns, spec.rows] : [spec.rows, spec.columns];
  for (let a = first[0]; a <= first[1]; a++) {
    for (let b = second[0]; b <= second[1]; b++) {
      const bare = pad(spec, a) + pad(spec, b);
      const name = prefixOf(spec) + bare;
      if (omitted.delete(name) || omitted.delete(bare)) continue;
      const [column, row] = byColumn ? [a, b] : [b, a];
      hexes.push({ name, column, row, ...placeOf(spec, column, row) });
    }
  }
  if (omitted.size > 0) throw new RangeError(`omitted, but not in the rectangle: ${[...omitted].join(' ')}`);
  return hexes;
}

/** The letter of the map, or nothing. */
export function prefixOf(spec: GridSpec): string {
  return spec.prefix ?? '';
}

function pad(spec: GridSpec, n: number): string {
  return String(n).padStart(spec.digits ?? 2, '0');
}

function checkShift(spec: GridSpec): void {
  const sideways = spec.shift === 'east' || spec.shift === 'west';
  if (sideways !== (spec.top === 'pointy')) {
    throw new RangeError(`a ${spec.top}-top grid cannot be shifted ${spec.shift}`);
  }
}

// Counted in half hexes along the shifted axis, neighbours are whole steps on both axes: flat-top N is
// (0, -2) and SE (1, 1); pointy-top NE is (1, -1) and SE (1, 1). Those two are the axes of the lattice.
// The parity of x - y is the same all over a map, so rounding down moves all of it alike.
function placeOf(spec: GridSpec, column: number, row: number): Place {
  const fromWest = spec.columnsFrom === 'west' ? column - spec.columns[0] : spec.columns[1] - column;
  const fromNorth = spec.rowsFrom === 'north' ? row - spec.rows[0] : spec.rows[1] - row;
  const flat = spec.top === 'flat';
  const half = isAhead(spec, flat ? column : row) ? 1 : 0;
  const x = flat ? fromWest : 2 * fromWest + half;
  const y = flat ? 2 * fromNorth + half : fromNorth;
  const u = Math.floor((x - y) / 2);
  return { u, v: flat ? x : u + y };
}

// Ahead: half a hex further east or south than its neighbours.
function isAhead(spec: GridSpec, printed: number): boolean {
  const isShifted = (printed % 2 === 1) === (spec.shifted === 'odd');
  return isShifted === (spec.shift === 'south' || spec.shift === 'east');
}
