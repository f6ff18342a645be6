import {
  type Disk,
  type Found,
  type LineRecord,
  type Save,
  type Written,
  hostWords as words,
} from '@bocage/host';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';

interface Schema extends DBSchema {
  saves: { key: string; value: unknown };
  lines: {
    key: [string, number];
    value: { readonly save: string; readonly line: number; readonly text: unknown };
  };
}

const linesOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER]);

/** The saved games of this browser. */
export class Store implements Disk {
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

  async all(): Promise<Found[]> {
    const tx = this.#db.transaction(['saves', 'lines']);
    const [saves, lines] = await Promise.all([
      tx.objectStore('saves').getAll(),
      tx.objectStore('lines').getAll(),
    ]);
    return saves.map((save) =>
      found(
        save,
        lines.filter((line) => line.save === (save as Save).id),
      ),
    );
  }

  async find(id: string): Promise<Found | undefined> {
    const tx = this.#db.transaction(['saves', 'lines']);
    const save = await tx.objectStore('saves').get(id);
    return save === undefined ? undefined : found(save, await tx.objectStore('lines').getAll(linesOf(id)));
  }

  async write(save: Save, records: readonly LineRecord[], after: number | null): Promise<Written> {
    const tx = this.#db.transaction(['saves', 'lines'], 'readwrite', { durability: 'strict' });
    const before = (await tx.objectStore('saves').get(save.id)) as Save | undefined;
    if (before === undefined ? after !== null : before.revision !== after) {
      tx.abort();
      await tx.done.catch(() => {});
      return before === undefined ? 'missing' : 'changed';
    }
    await Promise.all([
      tx.objectStore('saves').put(save),
      ...records.map(({ line, text }) => tx.objectStore('lines').put({ save: save.id, line, text })),
      tx.done,
    ]);
    return 'written';
  }

  async remove(id: string): Promise<void> {
    const tx = this.#db.transaction(['saves', 'lines'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      tx.objectStore('saves').delete(id),
      tx.objectStore('lines').delete(linesOf(id)),
      tx.done,
    ]);
  }
}

const found = (save: unknown, lines: readonly Schema['lines']['value'][]): Found => ({
  save,
  texts: new Map(lines.map(({ line, text }) => [line, text])),
});
