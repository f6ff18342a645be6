import type { Read } from '@bocage/catalogue';
import { type Game, isCounts, isList, isTable, type Kind, type Slot, UNKNOWN } from '@bocage/kernel';

/** Reads the fields of a whole state, or of what one side sees, by their names. */
export function reader(game: Game, data: Int16Array): Read {
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

/** Every value of a state by a name that a reader understands: `unit B1 steps`, `deck mud`, `turn`. */
function valuesOf(game: Game, data: Int16Array): Map<string, string> {
  const values = new Map<string, string>();
  const put = (name: string, path: string, row: number): void => {
    const slot = game.layout.at.get(path) as Slot;
    values.set(name, text(slot.kind, cell(data, slot, row)));
  };
  for (const [name, entry] of Object.entries(game.schema)) {
    if (isTable(entry))
      for (const [row, word] of entry.table.words.entries())
        for (const field of Object.keys(entry.fields))
          put(`${name} ${word} ${field}`, `${name}.${field}`, row);
    else if (isCounts(entry))
      for (const [row, word] of entry.counts.words.entries()) put(`${name} ${word}`, name, row);
    else if (isList(entry)) values.set(name, listOf(game, data, name));
    else put(name, name, 0);
  }
  return values;
}

function listOf(game: Game, data: Int16Array, name: string): string {
  const read = reader(game, data);
  const { kind } = game.layout.at.get(name) as Slot;
  const items = Array.from({ length: read(`${name}#`) }, (_, i) => text(kind, read(name, i)));
  return items.length === 0 ? 'none' : items.join(' ');
}

/** What differs between two states of a game, a line for each value: `unit B1 steps 2 → 1`. */
export function changes(game: Game, before: Int16Array, after: Int16Array): string[] {
  const old = valuesOf(game, before);
  const found: string[] = [];
  for (const [name, now] of valuesOf(game, after))
    if (old.get(name) !== now) found.push(`${name} ${old.get(name)} → ${now}`);
  return found;
}
