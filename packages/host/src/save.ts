import { checksum, type RecordParts } from '@bocage/kernel/host';
import type { Plan } from '@bocage/kernel/players';
import type { Recollection } from '@bocage/table';
import { type Label, labelOf } from './label.ts';
import type { Seat } from './protocol.ts';
import { hostWords as words } from './words.ts';

/** The format of what is saved; what has a higher one is left alone. */
export const FORMAT = 4;
const SEATS: readonly unknown[] = [
  'human',
  'recruit',
  'scripted',
  'veteran',
  'commander',
  'random',
  'record',
] satisfies Seat[];

/** What a save says of a line of play, whatever becomes of its record. */
interface LineFacts {
  /** Its place among the lines of the save. */
  readonly id: number;
  readonly from: number;
  readonly length: number;
  /** How the game ended, where the line was played to its end. */
  readonly outcome: string | null;
}

/**
 * A line of play as its save knows it. Its answers stand apart, in the pieces in which they were written; their checksum
 * notices damage without playing them through.
 */
export interface SavedLine extends LineFacts, Omit<RecordParts, 'lines' | 'answers'> {
  /** Null where the one piece is the whole record, as it was written by format 1: nothing can be added to that. */
  readonly answers: number | null;
}

/** A saved game without its records. */
export interface Save extends Label {
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
  /** What our players thought before some decisions. */
  readonly thoughts?: readonly Recollection[];
  /** The side that gave up, and at the end of which line. */
  readonly resigned?: Resigned;
  /** The line that is followed, and the moment of it that is shown. */
  readonly line: number;
  readonly ply: number;
  readonly caption: string;
  readonly changed: number;
  /** Raised at each writing, so that two tabs do not overwrite each other. */
  readonly revision: number;
}

/** Who gave up, and when. */
export interface Resigned {
  readonly side: number;
  readonly line: number;
  readonly ply: number;
}

/** The record of a line of play. */
export interface LineRecord {
  readonly line: number;
  readonly text: string;
}

/** Answers of a line, after so many characters of them; a piece at 0 takes the place of all that the line had. */
export interface Piece extends LineRecord {
  readonly at: number;
}

/** A save that can be read, or why it cannot. */
export type Shelved =
  | { readonly save: Save }
  | { readonly id: string; readonly damage: string; readonly about: Partial<Save> };

/** What was found of a save, which may be anything. */
export interface Found {
  readonly save: unknown;
  /** The pieces of each line, in their order. */
  readonly pieces: ReadonlyMap<number, readonly unknown[]>;
}

/** A line as its save notes it, and what is to be written of its answers: nothing where there are no new ones. */
export function written(
  line: LineFacts,
  { lines: text, ...parts }: RecordParts,
): { line: SavedLine; pieces: Piece[] } {
  const at = parts.size - text.length;
  return {
    line: { ...line, ...parts },
    pieces: text === '' && at > 0 ? [] : [{ line: line.id, at, text }],
  };
}

/** The records of the lines of a save that is whole. */
export const recordsOf = ({ lines }: Save, { pieces }: Found): LineRecord[] =>
  lines.map(({ id, head, end }) => ({ line: id, text: [head, ...(pieces.get(id) ?? []), end].join('') }));

/** What the formats before this one lack, by the format it was written in. */
const MIGRATIONS: Readonly<Record<number, (save: Partial<Save>) => Partial<Save>>> = {
  1(save) {
    if (!Array.isArray(save.lines)) return save;
    const whole = { head: '', end: '', answers: null, size: 0 };
    return { ...save, lines: save.lines.map((line) => ({ ...line, ...whole })) };
  },
  2: (save) => ({ ...save, name: '', note: '' }),
  // Thinking players have come since, and what they thought.
  3: (save) => save,
};

/** What was saved by an older format as it would be today. */
function migrated(save: Partial<Save>): Partial<Save> {
  const from: number = save.format ?? FORMAT;
  if (MIGRATIONS[from] === undefined) return save;
  let now = save;
  for (let format = from; format < FORMAT; format++) now = MIGRATIONS[format]?.(now) ?? now;
  return { ...now, format: FORMAT };
}

/** Looks through what was found, which may be anything. */
export function shelved({ save, pieces }: Found): Shelved {
  const about = migrated((typeof save === 'object' && save !== null ? save : {}) as Partial<Save>);
  const id = String(about.id);
  const damage = headDamage(about) ?? lineDamage(about as Save, pieces);
  // A name is the player's own, and does no harm whatever it is.
  if (damage !== null) return { id, damage, about };
  const { thoughts, ...whole } = about as Save;
  const kept = recollections(thoughts);
  return { save: { ...whole, ...labelOf(about), ...(kept.length === 0 ? {} : { thoughts: kept }) } };
}

/** What was thought is only told: what cannot be read of it is left out. */
const recollections = (found: unknown): Recollection[] =>
  Array.isArray(found) ? found.filter(isRecollection) : [];

function isRecollection(found: Partial<Recollection> | null): boolean {
  const { side, ply, lines, told, thought } = found ?? {};
  const { plan, considered, stretch } = thought ?? {};
  const isPlan = (one: Partial<Plan> | undefined): boolean =>
    typeof one?.id === 'string' && typeof one.words === 'string' && typeof one.style === 'object';
  return (
    [side, ply, stretch].every(Number.isInteger) &&
    [lines, told].every((list) => Array.isArray(list) && list.every(Number.isInteger)) &&
    isPlan(plan) &&
    Array.isArray(considered) &&
    considered.every((one) => isPlan(one?.plan) && [one.chance, one.feared].every(Number.isFinite))
  );
}

const isResigned = ({ side, line, ply }: Partial<Resigned>): boolean =>
  [side, line, ply].every(Number.isInteger);

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
    (save.resigned === undefined || (save.resigned !== null && isResigned(save.resigned))) &&
    Array.isArray(seats) &&
    seats.every((seat) => SEATS.includes(seat)) &&
    Array.isArray(lines) &&
    lines.every(isLine) &&
    lines[save.line as number] !== undefined;
  return isWhole ? null : words.damagedHead;
}

const isLine = (line: Partial<SavedLine> | null, place: number): boolean =>
  line?.id === place &&
  [line.from, line.length, line.size].every(Number.isInteger) &&
  [line.head, line.end, line.sum].every((text) => typeof text === 'string') &&
  (line.answers === null || Number.isInteger(line.answers)) &&
  (line.outcome === null || typeof line.outcome === 'string');

function lineDamage({ lines }: Save, pieces: Found['pieces']): string | null {
  for (const { id, sum } of lines) {
    const found = pieces.get(id);
    if (found === undefined) return words.lineMissing;
    if (found.some((piece) => typeof piece !== 'string') || checksum(found.join('')) !== sum)
      return words.lineDamaged;
  }
  return null;
}
