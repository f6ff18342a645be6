import { type Cells, LATELY } from './cells.ts';
import { lowest } from './columns.ts';
import type { Layout, Schema, Slot, TableSpec } from './schema.ts';
import type { BaseState } from './state.ts';

/** The names of a schema's fields: `turn`, `unit.at`; the name of a table stands for all of its fields. */
export type FieldName<S extends Schema> = {
  [N in keyof S & string]: S[N] extends TableSpec<infer F> ? N | `${N}.${keyof F & string}` : N;
}[keyof S & string];

/** What a question is worked out by: the state and, if it needs one, a small number (a side, an army, a unit, a hex). */
type Work = (g: never, key: never) => unknown;
/** What a question about a key hangs on beside fields: a number that something derived counts up when that changes. */
type Count = (g: never, key: never) => number;

/**
 * The questions of a game that are worked out once while nothing changes that they hang on, each with what it hangs on:
 * fields by their names, or counts of a board that knows more exactly what bears on it (whose units have moved). Without
 * any it hangs on all fields. The scenario and the options never change; what a procedure under way remembers is nothing
 * to hang on.
 */
export type Questions<S extends Schema = Schema> = Readonly<
  Record<string, readonly [Work, ...(FieldName<S> | Count)[]]>
>;

/** The questions as the rules ask them: `g.known.movers(army)`. The answers are not to be written to. */
export type Known<Q> = {
  readonly [N in keyof Q]: Q[N] extends readonly [(g: never, ...key: infer K) => infer T, ...unknown[]]
    ? (...key: K) => T
    : never;
};

/** One question about a state, and the last answer for every key. */
export class Question {
  readonly name: string;
  private readonly g: BaseState;
  private readonly cells: Cells;
  private readonly work: (g: BaseState, key: number) => unknown;
  /** Of a question about rows: what it was told of them before. */
  private readonly sieve: Sieve | undefined;
  /** The numbers of the fields it hangs on, and the counts; where there are none of either it hangs on all fields. */
  private readonly fields: readonly number[];
  private readonly counts: readonly ((g: BaseState, key: number) => number)[];
  /** By small keys, which are looked up quickest in a list, and by large ones. */
  // Begun with room for one answer, since most have but one and a list that grows from nothing takes room for many.
  private readonly near: (Kept | undefined)[] = [undefined];
  private far: Map<number, Kept> | undefined;

  constructor(g: BaseState, { name, work, fields, counts }: NumberedQuestion) {
    this.name = name;
    this.g = g;
    this.cells = g.cells;
    this.work = work as Question['work'];
    this.fields = fields;
    this.counts = counts as Question['counts'];
    this.sieve = 'rows' in work ? new Sieve(g, work as RowsWhere, fields) : undefined;
  }

  ask(key: number): unknown {
    const { edition } = this.cells;
    const last = key < SMALL ? this.near[key] : this.far?.get(key);
    if (last !== undefined && last.edition === edition) return last.answer;
    const stamp = this.stamp(key);
    if (last !== undefined && last.stamp === stamp) {
      last.edition = edition;
      return last.answer;
    }
    const answer = this.sieve === undefined ? this.work(this.g, key) : this.sieve.sift(key);
    if (key >= SMALL) this.keepFar(key, { edition, stamp, answer }, last !== undefined);
    else if (last === undefined) this.near[key] = { edition, stamp, answer };
    else {
      last.edition = edition;
      last.stamp = stamp;
      last.answer = answer;
    }
    return answer;
  }

  /** Works every answer out anew that passes for one of now; the key of one that is another than was kept, or -1. */
  astray(): number {
    const near = this.near.flatMap((kept, key) => (kept === undefined ? [] : [[key, kept] as const]));
    for (const [key, last] of [...near, ...(this.far ?? [])]) {
      if (last.stamp !== this.stamp(key)) continue;
      const before = spelled(last.answer);
      if (before !== spelled(this.work(this.g, key))) return key;
    }
    return -1;
  }

  /** Each count only grows, so that their sum is another once one of them is. */
  private stamp(key: number): number {
    const { fields, counts } = this;
    if (fields.length + counts.length === 0) return this.cells.edition;
    let sum = changesOf(this.cells, fields);
    for (let i = 0; i < counts.length; i++) sum = (sum + (counts[i] as Counted)(this.g, key)) | 0;
    return sum;
  }

  /** Large keys are seldom asked about twice, and where one answer is outdated mostly all are: then all are let go. */
  private keepFar(key: number, answer: Kept, isOutdated: boolean): void {
    if (this.far === undefined || isOutdated || this.far.size === MOST) this.far = new Map();
    this.far.set(key, answer);
  }
}
type Counted = (g: BaseState, key: number) => number;
/** Sides, units and hexes are below it; what packs several things into one number mostly is not. */
const SMALL = 2048;
/** So many answers by large keys are kept at most. */
const MOST = 512;

function changesOf({ changes }: Cells, fields: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < fields.length; i++) sum = (sum + (changes[fields[i] as number] as number)) | 0;
  return sum;
}

/** An answer, the edition it was last found good in, and how often the fields it hangs on had changed by then. */
interface Kept {
  edition: number;
  stamp: number;
  answer: unknown;
}

/** A question of which rows of a table something holds, whatever stands in the others. */
export interface RowsWhere<G = never, R extends number = never> {
  (g: G, key: number): readonly R[];
  readonly rows: {
    readonly table: string;
    readonly among: (key: number) => readonly R[];
    readonly holds: (g: G, row: R) => boolean;
  };
}

/**
 * Makes a question of which rows of a table, among those that a key stands for, something holds. Of one row it must hang
 * on that row and on fields outside the table alone: then only those rows are asked about again that have changed.
 */
export function rowsWhere<G, R extends number>(
  table: string,
  among: (key: number) => readonly R[],
  holds: (g: G, row: R) => boolean,
): RowsWhere<G, R> {
  const all = (g: G, key: number): readonly R[] => among(key).filter((row) => holds(g, row));
  return Object.assign(all, { rows: { table, among, holds } });
}

const [FAILS, HOLDS, OUTSIDE] = [0, 1, 2] as const;

/** What was found out about the rows that a key stands for, and when. */
interface Sifted {
  readonly found: Uint8Array;
  answer: readonly number[];
  edition: number;
  stamp: number;
}

/** The rows of a question about rows: asked about again where they have changed since. */
class Sieve {
  private readonly g: BaseState;
  private readonly among: (key: number) => readonly number[];
  private readonly holds: (g: BaseState, row: number) => boolean;
  /** The fields that are not of the table. */
  private readonly outside: readonly number[];
  /** By field of the table that it hangs on. */
  private readonly slots: readonly (Slot | undefined)[];
  private readonly sifted: (Sifted | undefined)[] = [];

  constructor(g: BaseState, { rows: { table, among, holds } }: RowsWhere, fields: readonly number[]) {
    const slotOf = (field: number): Slot => g.layout.slots[field - 1] as Slot;
    const isInside = (field: number): boolean => slotOf(field).path.startsWith(`${table}.`);
    this.g = g;
    this.among = among;
    this.holds = holds as Sieve['holds'];
    this.outside = fields.filter((field) => !isInside(field));
    const slots: (Slot | undefined)[] = [];
    for (const field of fields) if (isInside(field)) slots[field] = slotOf(field);
    this.slots = slots;
  }

  sift(key: number): readonly number[] {
    const { cells } = this.g;
    const stamp = changesOf(cells, this.outside);
    const last = this.sifted[key] ?? this.unknown(key);
    const lag = (cells.edition - last.edition) | 0;
    if (last.stamp !== stamp || lag < 0 || lag > LATELY) this.askAll(last, key);
    else this.askChanged(last, key);
    last.stamp = stamp;
    last.edition = cells.edition;
    return last.answer;
  }

  private unknown(key: number): Sifted {
    const [slot] = Object.values(this.slots);
    const found = new Uint8Array(slot?.rows ?? 0).fill(OUTSIDE);
    const edition = (this.g.cells.edition - LATELY - 1) | 0;
    const made = { found, answer: [], edition, stamp: 0 };
    this.sifted[key] = made;
    return made;
  }

  private askAll(last: Sifted, key: number): void {
    for (const row of this.among(key)) last.found[row] = this.holds(this.g, row) ? HOLDS : FAILS;
    this.take(last, key);
  }

  private askChanged(last: Sifted, key: number): void {
    const { edition, lately, fieldAt } = this.g.cells;
    let isMore = false;
    for (let n = last.edition; n !== edition; ) {
      n = (n + 1) | 0;
      const change = lately[n & (LATELY - 1)] as number;
      const cell = change >>> 16;
      const slot = this.slots[fieldAt[cell] as number];
      if (slot === undefined) continue;
      const at = cell - slot.base;
      if (!slot.packed) isMore = this.joins(last, at) || isMore;
      else
        for (let bits = change & 0xffff; bits !== 0; bits &= bits - 1)
          isMore = this.joins(last, 16 * at + lowest(bits)) || isMore;
    }
    if (isMore) this.take(last, key);
  }

  /** Asks about a row anew, and leaves it out where it holds no more; whether it is to be put in. */
  private joins(last: Sifted, row: number): boolean {
    const { found } = last;
    if (found[row] === OUTSIDE) return false;
    const now = this.holds(this.g, row) ? HOLDS : FAILS;
    if (found[row] === now) return false;
    found[row] = now;
    if (now === FAILS) last.answer = without(last.answer, row);
    return now === HOLDS;
  }

  private take(last: Sifted, key: number): void {
    const { found } = last;
    const rows: number[] = [];
    for (const row of this.among(key)) if (found[row] === HOLDS) rows.push(row);
    last.answer = rows;
  }
}

/** The rows but one; spelled out, since it is done after every move. */
function without(rows: readonly number[], row: number): number[] {
  const left = rows.slice();
  const last = left.length - 1;
  for (let i = left.indexOf(row); i < last; i++) left[i] = left[i + 1] as number;
  left.pop();
  return left;
}

/** A question with the numbers of the fields it hangs on, and the counts. */
interface NumberedQuestion {
  readonly name: string;
  readonly work: Work;
  readonly fields: readonly number[];
  readonly counts: readonly Count[];
}

/** The questions of a game, and how they are asked, whatever the state. */
export interface Numbered {
  readonly list: readonly NumberedQuestion[];
  /** What the questions about any state inherit, so that those of all states have one shape. */
  readonly asking: object;
}
const ABOUT = Symbol('about');
type Asking = { readonly [ABOUT]: readonly Question[] };

export function numberQuestions(layout: Layout, questions: Questions): Numbered {
  const asking: Record<string, (this: Asking, key?: number) => unknown> = {};
  const list = Object.entries(questions).map(([name, [work, ...hangsOn]], i) => {
    asking[name] = function (key = 0) {
      return (this[ABOUT][i] as Question).ask(key);
    };
    const fields = hangsOn.flatMap((one) => (typeof one === 'string' ? fieldNumbers(layout, one) : []));
    const counts = hangsOn.filter((one) => typeof one === 'function');
    if ('rows' in work && counts.length > 0)
      throw new Error(`known: ${name} is about rows, and hangs on fields`);
    return { name, work, fields, counts };
  });
  return { list, asking };
}

/** Makes the questions ready to be asked about a state. */
export function askAbout(g: BaseState, { list, asking }: Numbered): Readonly<Record<string, unknown>> {
  const about = list.map((one) => new Question(g, one));
  g.questions.push(...about);
  return Object.assign(Object.create(asking), { [ABOUT]: about });
}

/**
 * Questions of somebody who is not the game, a player say: answered about any state, and kept with it.
 */
export function knownTo<const Q extends Questions>(questions: Q): (g: BaseState) => Known<Q> {
  const byState = new WeakMap<BaseState, Known<Q>>();
  return (g) => {
    const known = byState.get(g) ?? (askAbout(g, numberQuestions(g.layout, questions)) as Known<Q>);
    byState.set(g, known);
    return known;
  };
}

/** By cell: the number of the field it belongs to, from 1; 0 for those of the stack. */
export function numberFields({ slots }: Layout, size: number): Uint8Array {
  if (slots.length > 255) throw new Error(`${slots.length} fields are too many: 255 at most`);
  const fieldAt = new Uint8Array(size);
  slots.forEach(({ base, rows, packed }, i) => {
    fieldAt.fill(i + 1, base, base + (packed ? (rows + 15) >> 4 : rows));
  });
  return fieldAt;
}

/** The number of a field, those of a list (its items and how many), or those of all fields of a table. */
function fieldNumbers({ slots }: Layout, name: string): number[] {
  const numbers = slots.flatMap(({ path }, i) =>
    path === name || path === `${name}#` || path.startsWith(`${name}.`) ? [i + 1] : [],
  );
  if (numbers.length === 0) throw new Error(`known: there is no field ${name}`);
  return numbers;
}

/** An answer as a text that is equal for equal ones; functions pass for equal, and the state is the same for all. */
function spelled(answer: unknown): string {
  const above: object[] = [];
  const spell = (value: unknown): string => {
    if (typeof value === 'function') return 'function';
    if (typeof value !== 'object' || value === null) return String(value);
    if ('cells' in value || above.includes(value)) return 'above';
    above.push(value);
    const inside =
      value instanceof Map || value instanceof Set || ArrayBuffer.isView(value) || Array.isArray(value)
        ? Array.from(value as Iterable<unknown>, spell)
        : Object.entries(value).map(([name, part]) => `${name}: ${spell(part)}`);
    above.pop();
    return `[${inside.join()}]`;
  };
  return spell(answer);
}
