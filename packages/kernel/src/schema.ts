import { flag, type Kind, type Names } from './kind.ts';

/** Rows of fields: one row for each unit, hex, box … */
export interface TableSpec<F extends Fields = Fields, R extends number = number> {
  readonly table: Names<R>;
  readonly fields: F;
}
/** A sequence with room for `capacity` values. */
export interface ListSpec<T extends number = number> {
  readonly list: Kind<T>;
  readonly capacity: number;
}
/** A multiset: how many of each name; a cup of chits, a pool of markers, the unknown part of a deck. */
export interface CountsSpec<T extends number = number> {
  readonly counts: Names<T>;
  readonly most: number;
}
export type Fields = Readonly<Record<string, Kind>>;
export type Entry = Kind | TableSpec | ListSpec | CountsSpec;
/** Everything a game remembers, by name. */
export type Schema = Readonly<Record<string, Entry>>;

export const table = <F extends Fields, R extends number = number>(
  rows: Names<R>,
  fields: F,
): TableSpec<F, R> => ({ table: rows, fields });
export const list = <T extends number>(of: Kind<T>, capacity: number): ListSpec<T> => ({
  list: of,
  capacity,
});
export const counts = <T extends number>(of: Names<T>, most = 1000): CountsSpec<T> => ({ counts: of, most });
/** The same kind with another initial value. */
export const starting = <K extends Kind>(kind: K, init: number): K => ({ ...kind, init });

/** One run of cells: a scalar (one row), a column of a table, a list's length or its items, a multiset. */
export interface Slot {
  /** `turn`, `unit.at`, `cup`; a list has two: `deck` for the items and `deck#` for their number. */
  readonly path: string;
  readonly kind: Kind;
  readonly base: number;
  readonly rows: number;
  /** Flags of long tables stand sixteen to a cell. */
  readonly packed: boolean;
}

/** Where everything stands. */
export interface Layout {
  readonly slots: readonly Slot[];
  readonly at: ReadonlyMap<string, Slot>;
  readonly size: number;
}

/** Tables longer than this keep their flags as bits. */
const LONG_TABLE = 64;

export const isTable = (entry: Entry): entry is TableSpec => 'table' in entry;
export const isList = (entry: Entry): entry is ListSpec => 'list' in entry;
export const isCounts = (entry: Entry): entry is CountsSpec => 'counts' in entry;

/** Lays the entries out one after another, from cell `first` on; `whole` names fields that must not be packed. */
export function layOut(schema: Schema, first = 0, whole: ReadonlySet<string> = new Set()): Layout {
  const slots: Slot[] = [];
  let size = first;
  const add = (path: string, kind: Kind, rows: number, mayPack = false): void => {
    const packed = mayPack && kind.name === flag.name && rows > LONG_TABLE && !whole.has(path);
    slots.push({ path, kind, base: size, rows, packed });
    size += packed ? (rows + 15) >> 4 : rows;
  };
  for (const [name, entry] of Object.entries(schema)) {
    if (isTable(entry))
      for (const [field, kind] of Object.entries(entry.fields))
        add(`${name}.${field}`, kind, entry.table.words.length, true);
    else if (isList(entry)) {
      add(`${name}#`, countKind(entry.capacity), 1);
      add(name, entry.list, entry.capacity);
    } else if (isCounts(entry)) add(name, countKind(entry.most), entry.counts.words.length);
    else add(name, entry, 1);
  }
  return { slots, at: new Map(slots.map((slot) => [slot.path, slot])), size };
}

function countKind(most: number): Kind {
  return {
    name: 'count',
    min: 0,
    max: most,
    init: 0,
    text: String,
    parse: (word) =>
      word.length <= 5 && /^(0|[1-9]\d{0,4})$/.test(word) && Number(word) <= most ? Number(word) : undefined,
  };
}
