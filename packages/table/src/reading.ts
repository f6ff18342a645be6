import { type Game, type Kind, UNKNOWN } from '@bocage/kernel';
import { isCounts, isList, isTable, type Slot } from '@bocage/kernel/host';

/** Reads the fields of a whole state, or of what one side sees, by their names. */
export function reader(game: Game, data: Int16Array): (path: string, row?: number) => number {
  return (path, row = 0) => {
    const slot = game.layout.at.get(path);
    if (slot === undefined) throw new Error(`${game.id} has no field ${path}`);
    return cell(data, slot, row);
  };
}

function cell(data: Int16Array, { base, packed }: Slot, row: number): number {
  return packed ? ((data[base + (row >> 4)] as number) >> (row & 15)) & 1 : (data[base + row] as number);
}

const text = (kind: Kind, value: number): string => (value === UNKNOWN ? '?' : kind.text(value));

function listOf(game: Game, data: Int16Array, name: string): string {
  const read = reader(game, data);
  const { kind } = game.layout.at.get(name) as Slot;
  const items = Array.from({ length: read(`${name}#`) }, (_, i) => text(kind, read(name, i)));
  return items.length === 0 ? 'none' : items.join(' ');
}

/** A value that is different in another state of a game. */
export interface Difference {
  /** The field: `unit.steps`, `deck`, `turn`. */
  readonly path: string;
  /** Its row; 0 where it has none. */
  readonly row: number;
  /** What it was and what it is, UNKNOWN for what is hidden; of a list its length. */
  readonly old: number;
  readonly now: number;
  /** In the words of records: `unit B1 steps 2 → 1`. */
  readonly text: string;
}

/** A column of a table, the counts of a set, a list, or a single value of the state. */
interface Field {
  readonly path: string;
  readonly slot: Slot;
  /** The entry of the schema it belongs to, by its number: the rows of a table are told one after another. */
  readonly entry: number;
  readonly isList: boolean;
  /** What a row of it is called. */
  name(row: number): string;
}

/** The fields of a game, in the order they are told in, and which of them a cell belongs to. */
interface Fields {
  readonly all: readonly Field[];
  /** By cell; -1 where it is none that is told. */
  readonly at: Int16Array;
}

function fieldsOf(game: Game): Fields {
  const known = KNOWN.get(game);
  if (known !== undefined) return known;
  const slotAt = (path: string): Slot => game.layout.at.get(path) as Slot;
  const all = Object.entries(game.schema).flatMap(([name, schema], entry): Field[] => {
    const field = (path: string, nameOf: (row: number) => string, isList = false): Field => ({
      path,
      slot: slotAt(path),
      entry,
      isList,
      name: nameOf,
    });
    if (isTable(schema)) {
      const { words } = schema.table;
      return Object.keys(schema.fields).map((column) =>
        field(`${name}.${column}`, (row) => `${name} ${words[row]} ${column}`),
      );
    }
    if (isList(schema)) return [field(name, () => name, true)];
    return [field(name, isCounts(schema) ? (row) => `${name} ${schema.counts.words[row]}` : () => name)];
  });
  const cells = all.flatMap(({ path, slot, isList }) =>
    (isList ? [slotAt(`${path}#`), slot] : [slot]).map(rangeOf),
  );
  const at = new Int16Array(Math.max(...cells.map(([, end]) => end))).fill(-1);
  for (const [i, { path, slot, isList }] of all.entries()) {
    at.fill(i, ...rangeOf(slot));
    if (isList) at.fill(i, ...rangeOf(slotAt(`${path}#`)));
  }
  const fields = { all, at };
  KNOWN.set(game, fields);
  return fields;
}
const KNOWN = new WeakMap<Game, Fields>();

/** The cells of a slot, from the first to the one after the last. */
const rangeOf = ({ base, rows, packed }: Slot): [number, number] => [
  base,
  base + (packed ? (rows + 15) >> 4 : rows),
];

/** The cells of fields that differ between two states of a game, or two views. */
export function cellsChanged(game: Game, before: Int16Array, after: Int16Array): number[] {
  const { at } = fieldsOf(game);
  const found: number[] = [];
  for (let cell = 0; cell < at.length; cell++)
    if (before[cell] !== after[cell] && (at[cell] as number) >= 0) found.push(cell);
  return found;
}

/** What differs between two states of a game, or two views, value by value; the cells may have been looked for already. */
export function differences(
  game: Game,
  before: Int16Array,
  after: Int16Array,
  cells: readonly number[] = cellsChanged(game, before, after),
): Difference[] {
  const { all, at } = fieldsOf(game);
  const rows = new Map<number, Set<number>>();
  for (const changed of cells) {
    const i = at[changed] as number;
    const { slot, isList } = all[i] as Field;
    const found = rows.get(i) ?? new Set();
    rows.set(i, found);
    if (isList) found.add(0);
    else for (const row of rowsIn(slot, changed - slot.base)) found.add(row);
  }
  return [...rows]
    .flatMap(([i, found]) => [...found].map((row) => ({ i, row, field: all[i] as Field })))
    .sort((a, b) => a.field.entry - b.field.entry || a.row - b.row || a.i - b.i)
    .flatMap(({ row, field }) => differenceIn(game, field, row, before, after) ?? []);
}

/** The rows that stand in a cell of a slot. */
const rowsIn = ({ packed, rows }: Slot, cell: number): number[] =>
  packed ? Array.from({ length: Math.min(16, rows - 16 * cell) }, (_, bit) => 16 * cell + bit) : [cell];

function differenceIn(
  game: Game,
  { path, slot, isList, name }: Field,
  row: number,
  before: Int16Array,
  after: Int16Array,
): Difference | null {
  const count = isList ? (game.layout.at.get(`${path}#`) as Slot) : slot;
  const [old, now] = [cell(before, count, row), cell(after, count, row)];
  const [was, is] = isList
    ? [listOf(game, before, path), listOf(game, after, path)]
    : [text(slot.kind, old), text(slot.kind, now)];
  const isSame = isList ? was === is : old === now;
  return isSame ? null : { path, row, old, now, text: `${name(row)} ${was} → ${is}` };
}

/** What differs, a line for each value: `unit B1 steps 2 → 1`, `deck mud 2 → 1`, `turn 1 → 2`. */
export const changes = (game: Game, before: Int16Array, after: Int16Array): string[] =>
  differences(game, before, after).map((difference) => difference.text);

/** Whether two states, or a state and a view, are the same to the last cell. */
export function sameCells(a: Int16Array, b: Int16Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
