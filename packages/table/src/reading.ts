import { type Game, isCounts, isList, isTable, type Kind, type Slot, UNKNOWN } from '@bocage/kernel';

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

/** What differs between two states of a game, or two views, value by value. */
export function differences(game: Game, before: Int16Array, after: Int16Array): Difference[] {
  const found: Difference[] = [];
  // Looked at for every branch of a forecast, so rows are gone through only where some cell is different.
  const differing = (path: string): Slot | undefined => {
    const slot = game.layout.at.get(path) as Slot;
    return isSame(slot, before, after) ? undefined : slot;
  };
  const compare = (slot: Slot, path: string, row: number, ...name: string[]): void => {
    const old = cell(before, slot, row);
    const now = cell(after, slot, row);
    if (old === now) return;
    const words = `${name.join(' ')} ${text(slot.kind, old)} → ${text(slot.kind, now)}`;
    found.push({ path, row, old, now, text: words });
  };
  for (const [name, entry] of Object.entries(game.schema)) {
    if (isTable(entry)) {
      const fields = Object.keys(entry.fields).flatMap((field) => {
        const slot = differing(`${name}.${field}`);
        return slot === undefined ? [] : [{ field, slot }];
      });
      if (fields.length === 0) continue;
      for (const [row, word] of entry.table.words.entries())
        for (const { field, slot } of fields) compare(slot, `${name}.${field}`, row, name, word, field);
    } else if (isList(entry)) {
      const [was, is] = [listOf(game, before, name), listOf(game, after, name)];
      const [old, now] = [before, after].map((data) => reader(game, data)(`${name}#`)) as [number, number];
      if (was !== is) found.push({ path: name, row: 0, old, now, text: `${name} ${was} → ${is}` });
    } else {
      const slot = differing(name);
      if (slot === undefined) continue;
      if (isCounts(entry))
        for (const [row, word] of entry.counts.words.entries()) compare(slot, name, row, name, word);
      else compare(slot, name, 0, name);
    }
  }
  return found;
}

/** What differs, a line for each value: `unit B1 steps 2 → 1`, `deck mud 2 → 1`, `turn 1 → 2`. */
export const changes = (game: Game, before: Int16Array, after: Int16Array): string[] =>
  differences(game, before, after).map((difference) => difference.text);

function isSame({ base, rows, packed }: Slot, before: Int16Array, after: Int16Array): boolean {
  const end = base + (packed ? (rows + 15) >> 4 : rows);
  for (let i = base; i < end; i++) if (before[i] !== after[i]) return false;
  return true;
}

/** Whether two states, or a state and a view, are the same to the last cell. */
export function sameCells(a: Int16Array, b: Int16Array): boolean {
  if (a.length !== b.length) return false;
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
