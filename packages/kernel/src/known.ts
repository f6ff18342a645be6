import type { Cells } from './cells.ts';
import type { Layout, Schema, TableSpec } from './schema.ts';
import type { BaseState } from './state.ts';

/** The names of a schema's fields: `turn`, `unit.at`; the name of a table stands for all of its fields. */
export type FieldName<S extends Schema> = {
  [N in keyof S & string]: S[N] extends TableSpec<infer F> ? N | `${N}.${keyof F & string}` : N;
}[keyof S & string];

/** What a question is worked out by: the state and, if it needs one, a small number (a side, an army, a unit, a hex). */
type Work = (g: never, key: never) => unknown;

/**
 * The questions of a game that are worked out once while nothing changes that they hang on, each with the fields it
 * hangs on; without any it hangs on all of them. The scenario and the options never change; what a procedure under way
 * remembers is nothing to hang on.
 */
export type Questions<S extends Schema = Schema> = Readonly<
  Record<string, readonly [Work, ...FieldName<S>[]]>
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
  /** The numbers of the fields it hangs on; empty where it hangs on all. */
  private readonly fields: readonly number[];
  private readonly kept: (Kept | undefined)[] = [];

  constructor(name: string, g: BaseState, work: Work, fields: readonly number[]) {
    this.name = name;
    this.g = g;
    this.cells = g.cells;
    this.work = work as Question['work'];
    this.fields = fields;
  }

  ask(key: number): unknown {
    const stamp = this.stamp();
    const last = this.kept[key];
    if (last !== undefined && last.stamp === stamp) return last.answer;
    const answer = this.work(this.g, key);
    if (last === undefined) this.kept[key] = { stamp, answer };
    else {
      last.stamp = stamp;
      last.answer = answer;
    }
    return answer;
  }

  /** Works every answer out anew that passes for one of now; the key of one that is another than was kept, or -1. */
  astray(): number {
    const stamp = this.stamp();
    return this.kept.findIndex((last, key) => {
      if (last === undefined || last.stamp !== stamp) return false;
      const before = spelled(last.answer);
      return before !== spelled(this.work(this.g, key));
    });
  }

  /** Each count only grows, so that their sum is another once one of them is. */
  private stamp(): number {
    const { fields } = this;
    if (fields.length === 0) return this.cells.edition;
    const { changes } = this.cells;
    let sum = 0;
    for (let i = 0; i < fields.length; i++) sum = (sum + (changes[fields[i] as number] as number)) | 0;
    return sum;
  }
}

/** An answer, and how often the fields it hangs on had changed when it was given. */
interface Kept {
  stamp: number;
  answer: unknown;
}

/** The questions of a game with the numbers of the fields they hang on. */
export type Numbered = readonly (readonly [name: string, work: Work, fields: readonly number[]])[];
export const numberQuestions = (layout: Layout, questions: Questions): Numbered =>
  Object.entries(questions).map(([name, [work, ...fields]]) => [
    name,
    work,
    fields.flatMap((field) => fieldNumbers(layout, field)),
  ]);

/** Makes the questions ready to be asked about a state. */
export function askAbout(g: BaseState, questions: Numbered): Readonly<Record<string, unknown>> {
  const known: Record<string, (key?: number) => unknown> = {};
  for (const [name, work, fields] of questions) {
    const question = new Question(name, g, work, fields);
    g.questions.push(question);
    known[name] = (key = 0) => question.ask(key);
  }
  return known;
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
