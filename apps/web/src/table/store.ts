import { checksum } from '@bocage/kernel';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { tableWords as words } from '../words/en/table.ts';
import type { Seat } from './protocol.ts';

/** The format of what is saved; what has a higher one is left alone. */
export const FORMAT = 1;
const SEATS: readonly unknown[] = ['human', 'scripted', 'random', 'record'] satisfies Seat[];

/** A line of play as its save knows it; its record stands apart. */
export interface SavedLine {
  /** Its place among the lines of the save. */
  readonly id: number;
  readonly from: number;
  readonly length: number;
  /** How the game ended, where the line was played to its end. */
  readonly outcome: string | null;
  /** Of its record, so that damage is noticed without playing it through. */
  readonly sum: string;
}

/** A saved game without its records. */
export interface Save {
  readonly format: typeof FORMAT;
  readonly id: string;
  readonly game: string;
  readonly title: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly seats: readonly Seat[];
  readonly seed: number | null;
  /** What its dice hang on where nobody can foresee them; it never leaves the worker. */
  readonly secret?: string;
  /** Of a record that was not over when it was loaded and that nobody here plays: the side with whose eyes it is seen. */
  readonly eyes?: number;
  readonly lines: readonly SavedLine[];
  /** The line that is followed, and the moment of it that is shown. */
  readonly line: number;
  readonly ply: number;
  readonly caption: string;
  readonly changed: number;
  /** Raised at each writing, so that two tabs do not overwrite each other. */
  readonly revision: number;
}

/** The record of a line of play. */
export interface LineRecord {
  readonly line: number;
  readonly text: string;
}

/** A save that can be read, or why it cannot. */
export type Shelved =
  | { readonly save: Save }
  | { readonly id: string; readonly damage: string; readonly about: Partial<Save> };

/** What was saved cannot be read; nothing else is touched by that. */
export class DamagedSave extends Error {
  override readonly name = 'DamagedSave';
}

/** Another tab has written the save since it was read. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
}

interface Schema extends DBSchema {
  saves: { key: string; value: unknown };
  lines: {
    key: [string, number];
    value: { readonly save: string; readonly line: number; readonly text: unknown };
  };
}

/** The saved games of this browser. A promise that is kept means that it stands on the disk. */
export class Store {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(name = 'bocage'): Promise<Store> {
    try {
      const db = await openDB<Schema>(name, 1, {
        upgrade(made) {
          made.createObjectStore('saves', { keyPath: 'id' });
          made.createObjectStore('lines', { keyPath: ['save', 'line'] });
        },
        blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
      });
      return new Store(db);
    } catch (error) {
      const { name: kind, message } = error as Error;
      throw new Error(kind === 'VersionError' ? words.newerStore : words.noStore(message), { cause: error });
    }
  }

  close(): void {
    this.#db.close();
  }

  /** Every save, the one that changed last first, each looked through for damage. */
  async shelf(): Promise<Shelved[]> {
    const tx = this.#db.transaction(['saves', 'lines']);
    const [saves, lines] = await Promise.all([
      tx.objectStore('saves').getAll(),
      tx.objectStore('lines').getAll(),
    ]);
    const texts = new Map(lines.map(({ save, line, text }) => [`${save} ${line}`, text]));
    return saves
      .map((found) => shelved(found, (save, line) => texts.get(`${save} ${line}`)))
      .sort((a, b) => changedAt(b) - changedAt(a));
  }

  /** A save with the records of its lines. */
  async read(id: string): Promise<{ save: Save; records: LineRecord[] }> {
    const tx = this.#db.transaction(['saves', 'lines']);
    const found = await tx.objectStore('saves').get(id);
    if (found === undefined) throw new Error(words.noSave);
    const lines = await tx
      .objectStore('lines')
      .getAll(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]));
    const texts = new Map(lines.map(({ line, text }) => [line, text]));
    const read = shelved(found, (_save, line) => texts.get(line));
    if ('damage' in read) throw new DamagedSave(read.damage);
    return {
      save: read.save,
      records: read.save.lines.map(({ id: line }) => ({ line, text: texts.get(line) as string })),
    };
  }

  /** Writes a save that is not there yet. */
  async create(save: Save, records: readonly LineRecord[]): Promise<void> {
    await this.#put(save, records, (before) => before === undefined);
  }

  /** Writes a save that was read, or written, at the revision before this one. */
  async write(save: Save, records: readonly LineRecord[]): Promise<void> {
    await this.#put(save, records, (before) => (before as Save | undefined)?.revision === save.revision - 1);
  }

  async remove(id: string): Promise<void> {
    const tx = this.#db.transaction(['saves', 'lines'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      tx.objectStore('saves').delete(id),
      tx.objectStore('lines').delete(IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])),
      tx.done,
    ]);
  }

  async #put(
    save: Save,
    records: readonly LineRecord[],
    isFine: (before: unknown) => boolean,
  ): Promise<void> {
    const tx = this.#db.transaction(['saves', 'lines'], 'readwrite', { durability: 'strict' });
    const before = await tx.objectStore('saves').get(save.id);
    if (!isFine(before)) {
      tx.abort();
      await tx.done.catch(() => {});
      throw before === undefined ? new Error(words.noSave) : new ChangedElsewhere(words.changedElsewhere);
    }
    await Promise.all([
      tx.objectStore('saves').put(save),
      ...records.map(({ line, text }) => tx.objectStore('lines').put({ save: save.id, line, text })),
      tx.done,
    ]);
  }
}

/** A line as the save notes it, with its record. */
export const savedLine = (line: Omit<SavedLine, 'sum'>, text: string): SavedLine => ({
  ...line,
  sum: checksum(text),
});

const changedAt = (shelved: Shelved): number => {
  const changed = 'save' in shelved ? shelved.save.changed : shelved.about.changed;
  return typeof changed === 'number' ? changed : 0;
};

/** Looks through what was found, which may be anything. */
function shelved(found: unknown, textOf: (save: string, line: number) => unknown): Shelved {
  const about = (typeof found === 'object' && found !== null ? found : {}) as Partial<Save>;
  const id = String(about.id);
  const damage = headDamage(about) ?? lineDamage(about as Save, textOf);
  return damage === null ? { save: about as Save } : { id, damage, about };
}

function headDamage(save: Partial<Save>): string | null {
  const { format, lines, seats } = save;
  if (typeof format === 'number' && format > FORMAT) return words.newerSave;
  const isWhole =
    format === FORMAT &&
    [save.id, save.game, save.title, save.scenario, save.caption].every((text) => typeof text === 'string') &&
    [save.line, save.ply, save.changed, save.revision].every(Number.isInteger) &&
    typeof save.options === 'object' &&
    save.options !== null &&
    (save.seed === null || Number.isInteger(save.seed)) &&
    (save.secret === undefined || /^[0-9a-f]{32}$/.test(String(save.secret))) &&
    (save.eyes === undefined || Number.isInteger(save.eyes)) &&
    Array.isArray(seats) &&
    seats.every((seat) => SEATS.includes(seat)) &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    lines[save.line as number] !== undefined;
  return isWhole ? null : words.damagedHead;
}

const isLine = (line: Partial<SavedLine> | null, place: number): boolean =>
  line?.id === place &&
  [line.from, line.length].every(Number.isInteger) &&
  typeof line.sum === 'string' &&
  (line.outcome === null || typeof line.outcome === 'string');

function lineDamage(save: Save, textOf: (save: string, line: number) => unknown): string | null {
  for (const { id, sum } of save.lines) {
    const text = textOf(save.id, id);
    if (text === undefined) return words.lineMissing;
    if (typeof text !== 'string' || checksum(text) !== sum) return words.lineDamaged;
  }
  return null;
}
