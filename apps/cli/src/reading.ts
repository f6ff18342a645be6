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

function listOf(game: Game, data: Int16Array, name: string): string {
  const read = reader(game, data);
  const { kind } = game.layout.at.get(name) as Slot;
  const items = Array.from({ length: read(`${name}#`) }, (_, i) => text(kind, read(name, i)));
  return items.length === 0 ? 'none' : items.join(' ');
}

/**
 * What differs between two states of a game, or two views, a line for each value: `unit B1 steps 2 → 1`,
 * `deck mud 2 → 1`, `turn 1 → 2`.
 */
export function changes(game: Game, before: Int16Array, after: Int16Array): string[] {
  const found: string[] = [];
  const compare = (path: string, row: number, ...name: string[]): void => {
    const slot = game.layout.at.get(path) as Slot;
    const [old, now] = [cell(before, slot, row), cell(after, slot, row)];
    if (old !== now) found.push(`${name.join(' ')} ${text(slot.kind, old)} → ${text(slot.kind, now)}`);
  };
  for (const [name, entry] of Object.entries(game.schema)) {
    if (isTable(entry))
      for (const [row, word] of entry.table.words.entries())
        for (const field of Object.keys(entry.fields)) compare(`${name}.${field}`, row, name, word, field);
    else if (isCounts(entry))
      for (const [row, word] of entry.counts.words.entries()) compare(name, row, name, word);
    else if (isList(entry)) {
      const [old, now] = [listOf(game, before, name), listOf(game, after, name)];
      if (old !== now) found.push(`${name} ${old} → ${now}`);
    } else compare(name, 0, name);
  }
  return found;
}
