import { checksum } from '@bocage/kernel';
import type { Seat } from './protocol.ts';
import { hostWords as words } from './words.ts';

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

/** What was found of a save, which may be anything. */
export interface Found {
  readonly save: unknown;
  /** The record of each line. */
  readonly texts: ReadonlyMap<number, unknown>;
}

/** A line as the save notes it, with its record. */
export const savedLine = (line: Omit<SavedLine, 'sum'>, text: string): SavedLine => ({
  ...line,
  sum: checksum(text),
});

/** Looks through what was found, which may be anything. */
export function shelved({ save, texts }: Found): Shelved {
  const about = (typeof save === 'object' && save !== null ? save : {}) as Partial<Save>;
  const id = String(about.id);
  const damage = headDamage(about) ?? lineDamage(about as Save, texts);
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

function lineDamage({ lines }: Save, texts: Found['texts']): string | null {
  for (const { id, sum } of lines) {
    const text = texts.get(id);
    if (text === undefined) return words.lineMissing;
    if (typeof text !== 'string' || checksum(text) !== sum) return words.lineDamaged;
  }
  return null;
}
