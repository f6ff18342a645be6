import { type Disk, type Found, type Piece, type Save, type Written, hostWords as words } from '@bocage/host';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';

/** Piece by piece; in version 1 each line had its whole record in one. */
interface Schema extends DBSchema {
  saves: { key: string; value: unknown };
  pieces: {
    key: [string, number, number];
    value: { readonly save: string; readonly line: number; readonly at: number; readonly text: unknown };
  };
}

const VERSION = 2;
const LAST = Number.MAX_SAFE_INTEGER;
/** All that was written of a save. */
const ofSave = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0, 0], [id, LAST, LAST]);
const ofLine = (id: string, line: number): IDBKeyRange => IDBKeyRange.bound([id, line, 0], [id, line, LAST]);

/** The records of version 1 as pieces; `db` is of any version here. */
async function upgrade(
  db: IDBPDatabase<unknown>,
  before: number,
  tx: IDBPTransaction<unknown, string[], 'versionchange'>,
): Promise<void> {
  if (before < 1) db.createObjectStore('saves', { keyPath: 'id' });
  const pieces = db.createObjectStore('pieces', { keyPath: ['save', 'line', 'at'] });
  if (before < 1) return;
  for (const line of await tx.objectStore('lines').getAll()) await pieces.put({ ...line, at: 0 });
  db.deleteObjectStore('lines');
}

/** The saved games of this browser. */
export class Store implements Disk {
  readonly #db: IDBPDatabase<Schema>;

  private constructor(db: IDBPDatabase<Schema>) {
    this.#db = db;
  }

  static async open(name = 'bocage'): Promise<Store> {
    try {
      const db = await openDB<Schema>(name, VERSION, {
        upgrade: (made, before, _wanted, tx) => upgrade(made as never, before, tx as never),
        blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
      });
      return new Store(db);
    } catch (error) {
      const { name: kind, message } = error as Error;
      throw new Error(kind === 'VersionError' ? words.newerStore : words.noStore(message), { cause: error });
    }
  }

  async all(): Promise<Found[]> {
    const tx = this.#db.transaction(['saves', 'pieces']);
    const [saves, pieces] = await Promise.all([
      tx.objectStore('saves').getAll(),
      tx.objectStore('pieces').getAll(),
    ]);
    return saves.map((save) =>
      found(
        save,
        pieces.filter((piece) => piece.save === (save as Save).id),
      ),
    );
  }

  async find(id: string): Promise<Found | undefined> {
    const tx = this.#db.transaction(['saves', 'pieces']);
    const save = await tx.objectStore('saves').get(id);
    return save === undefined ? undefined : found(save, await tx.objectStore('pieces').getAll(ofSave(id)));
  }

  async write(save: Save, pieces: readonly Piece[], after: number | null): Promise<Written> {
    const tx = this.#db.transaction(['saves', 'pieces'], 'readwrite', { durability: 'strict' });
    const before = (await tx.objectStore('saves').get(save.id)) as Save | undefined;
    if (before === undefined ? after !== null : before.revision !== after) {
      tx.abort();
      await tx.done.catch(() => {});
      return before === undefined ? 'missing' : 'changed';
    }
    const store = tx.objectStore('pieces');
    await Promise.all([
      tx.objectStore('saves').put(save),
      ...pieces.filter(({ at }) => at === 0).map(({ line }) => store.delete(ofLine(save.id, line))),
      ...pieces.map(({ line, at, text }) => store.put({ save: save.id, line, at, text })),
      tx.done,
    ]);
    return 'written';
  }

  async remove(id: string): Promise<void> {
    const tx = this.#db.transaction(['saves', 'pieces'], 'readwrite', { durability: 'strict' });
    await Promise.all([
      tx.objectStore('saves').delete(id),
      tx.objectStore('pieces').delete(ofSave(id)),
      tx.done,
    ]);
  }
}

/** Pieces come in the order of their keys. */
function found(save: unknown, all: readonly Schema['pieces']['value'][]): Found {
  const pieces = new Map<number, unknown[]>();
  for (const { line, text } of all) {
    const known = pieces.get(line);
    if (known === undefined) pieces.set(line, [text]);
    else known.push(text);
  }
  return { save, pieces };
}
