import { labelOf } from './label.ts';
import type { SaveLook } from './protocol.ts';
import {
  type Found,
  type LineRecord,
  type Piece,
  recordsOf,
  type Save,
  type Shelved,
  shelved,
} from './save.ts';
import { hostWords as words } from './words.ts';

/** Where saves lie. A promise that is kept means that it stands there; a writing stands whole or not at all. */
export interface Disk {
  all(): Promise<readonly Found[]>;
  find(id: string): Promise<Found | undefined>;
  /** Writes over a save of the revision `after`, or a new one where that is null; else tells what kept it from it. */
  write(save: Save, pieces: readonly Piece[], after: number | null): Promise<Written>;
  remove(id: string): Promise<void>;
}

/** What came of a writing: the save is not there, or it is not as it was read. */
export type Written = 'written' | 'missing' | 'changed';

/** What was saved cannot be read; nothing else is touched by that. */
export class DamagedSave extends Error {
  override readonly name = 'DamagedSave';
}

/** Another tab has written the save since it was read. */
export class ChangedElsewhere extends Error {
  override readonly name = 'ChangedElsewhere';
}

/** The saved games, each looked through for damage before anything is made of it. */
export class Shelf {
  readonly #disk: Disk;

  constructor(disk: Disk) {
    this.#disk = disk;
  }

  /** Every save, the one that changed last first. */
  async all(): Promise<Shelved[]> {
    const found = await this.#disk.all();
    return found.map(shelved).sort((a, b) => changedAt(b) - changedAt(a));
  }

  /** A save with the records of its lines. */
  async read(id: string): Promise<{ save: Save; records: LineRecord[] }> {
    const found = await this.#disk.find(id);
    if (found === undefined) throw new Error(words.noSave);
    const read = shelved(found);
    if ('damage' in read) throw new DamagedSave(read.damage);
    const { save } = read;
    return { save, records: recordsOf(save, found) };
  }

  /** Writes a save that is not there yet. */
  create(save: Save, pieces: readonly Piece[]): Promise<void> {
    return this.#write(save, pieces, null);
  }

  /** Writes a save that was read, or written, at the revision before this one. */
  write(save: Save, pieces: readonly Piece[]): Promise<void> {
    return this.#write(save, pieces, save.revision - 1);
  }

  remove(id: string): Promise<void> {
    return this.#disk.remove(id);
  }

  async #write(save: Save, pieces: readonly Piece[], after: number | null): Promise<void> {
    const written = await this.#disk.write(save, pieces, after);
    if (written === 'missing') throw new Error(words.noSave);
    if (written === 'changed') throw new ChangedElsewhere(words.changedElsewhere);
  }
}

const changedAt = (shelved: Shelved): number => {
  const changed = 'save' in shelved ? shelved.save.changed : shelved.about.changed;
  return typeof changed === 'number' ? changed : 0;
};

/** A save as the shelf shows it; `damaged` says which ones could not be played through. */
export function saveLook(shelved: Shelved, damaged: ReadonlyMap<string, string>): SaveLook {
  if ('save' in shelved) {
    const { id, game, scenario, title, caption, seats, changed, lines, line, name, note } = shelved.save;
    const { length = 0, outcome = null } = lines[line] ?? {};
    const damage = damaged.get(id) ?? null;
    return {
      id,
      game,
      scenario,
      title,
      caption,
      seats,
      changed,
      decisions: length,
      outcome,
      damage,
      name,
      note,
    };
  }
  const { id, damage, about } = shelved;
  return {
    id,
    game: textOf(about.game),
    scenario: textOf(about.scenario),
    title: textOf(about.title),
    caption: textOf(about.caption),
    seats: [],
    changed: typeof about.changed === 'number' ? about.changed : 0,
    decisions: 0,
    outcome: null,
    damage,
    ...labelOf(about),
  };
}

/** Of a damaged save anything may be found where a text should be. */
const textOf = (found: unknown): string => (typeof found === 'string' ? found : '');
