import type { Found, Piece, Save } from './save.ts';
import type { Disk, Written } from './shelf.ts';

/** A disk that is gone with the program: for tests, and for games that nobody wants to keep. */
export class MemoryDisk implements Disk {
  readonly #saves = new Map<string, Found>();

  async all(): Promise<Found[]> {
    return [...this.#saves.values()];
  }

  async find(id: string): Promise<Found | undefined> {
    return this.#saves.get(id);
  }

  async write(save: Save, pieces: readonly Piece[], after: number | null): Promise<Written> {
    const before = this.#saves.get(save.id);
    if (before === undefined && after !== null) return 'missing';
    if (before !== undefined && (before.save as Save).revision !== after) return 'changed';
    const all = new Map(before?.pieces);
    for (const { line, at, text } of pieces)
      all.set(line, at === 0 ? [text] : [...(all.get(line) ?? []), text]);
    this.#saves.set(save.id, { save, pieces: all });
    return 'written';
  }

  async remove(id: string): Promise<void> {
    this.#saves.delete(id);
  }
}
