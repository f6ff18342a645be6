import type { Value } from './domain.ts';
import type { Kind } from './kind.ts';
import type { ListSpec } from './schema.ts';
import { isList } from './schema.ts';

/** The things an event speaks of. */
export type EventArgs = Readonly<Record<string, Kind | ListSpec>>;

/** Something that happens in a game, as data; the words are made at the edges. */
export interface EventType<A extends EventArgs = EventArgs> {
  readonly name: string;
  readonly rule: string;
  /** The sentence, with the arguments in braces: `{unit} moves to {to}`. */
  readonly say: string;
  readonly args: A;
  /** It tells somebody what he did not know, so what led to it is not undone freely. */
  readonly reveals?: boolean;
  /** Whether a side may know of it; everybody may where this is left out. */
  readonly seenBy?: (g: never, args: EventValues<A>, side: number) => boolean;
}
export type EventValues<A extends EventArgs = EventArgs> = {
  readonly [N in keyof A]: A[N] extends ListSpec ? readonly number[] : number;
};

/** Who may know of an event, and whether it tells him what he did not know. */
type Knowledge = Pick<EventType<never>, 'reveals' | 'seenBy'>;
/** An event in a table: its rule, its sentence, what it calls otherwise than the rest of the game, and who hears of it. */
type Row = readonly [rule: string, say: string, own?: EventArgs, knowledge?: Knowledge];
/** The names in braces of a sentence. */
type Named<S extends string> = S extends `${string}{${infer N}}${infer Rest}` ? N | Named<Rest> : never;
type Own<R extends Row> = R[2] extends EventArgs ? R[2] : Record<never, never>;
type KindIn<V, N extends string> = V extends { readonly [K in N]: infer S extends Kind | ListSpec }
  ? S
  : never;
type ArgsOf<V, R extends Row> = {
  readonly [N in Named<R[1]> | (keyof Own<R> & string)]: N extends keyof Own<R>
    ? KindIn<Own<R>, N>
    : KindIn<V, N>;
};

/**
 * The events of a game as a table, `lost: ['5.6', '{unit} loses a step.']`: what the braces of its sentences stand for
 * is said once for all of them, and where it is something else, in the row.
 */
export function eventTable<const V extends EventArgs, const T extends Readonly<Record<string, Row>>>(
  words: V,
  table: T,
): { readonly [N in keyof T]: EventType<ArgsOf<V, T[N]>> } {
  const made = Object.entries(table).map(([name, [rule, say, own = {}, knowledge = {}]]) => {
    const args = { ...Object.fromEntries(namedIn(say).map((word) => [word, words[word]])), ...own };
    const unknown = Object.keys(args).find((word) => args[word] === undefined);
    if (unknown !== undefined) throw new Error(`${name}: nobody knows what {${unknown}} is`);
    return [name, { name, rule, say, args, ...knowledge }];
  });
  return Object.fromEntries(made);
}

const namedIn = (say: string): string[] => Array.from(say.matchAll(/\{(\w+)\}/g), ([, name = '']) => name);

/** The events of one or more tables in a row. */
export const everyEvent = (...tables: readonly Readonly<Record<string, object>>[]): readonly EventType[] =>
  tables.flatMap((table) => Object.values(table) as EventType[]);

/** An event that happened, and who may know of it (bit n for side n). */
export interface Happening {
  readonly type: EventType;
  readonly args: Readonly<Record<string, Value>>;
  /** The case it comes from: that of its type, or another where the same thing happens by another rule. */
  readonly rule: string;
  readonly seen: number;
}

/** How a value is called in a sentence. */
export type Naming = (kind: Kind, value: number) => string;
const inRecords: Naming = (kind, value) => kind.text(value);

/** The sentence of a happening, in the words of records. */
export const sentence = (event: Happening): string => sentenceIn(event, inRecords);

/** The sentence of a happening, with its things called as somebody else calls them. */
export function sentenceIn({ type, args }: Happening, naming: Naming): string {
  return type.say.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const kind = type.args[name];
    const value = args[name];
    return kind === undefined || value === undefined ? whole : wordsFor(kind, value, naming);
  });
}

function wordsFor(kind: Kind | ListSpec, value: Value, naming: Naming): string {
  const item = isList(kind) ? kind.list : kind;
  if (typeof value === 'number') return naming(item, value);
  return value.length === 0 ? 'none' : value.map((one) => naming(item, one)).join(', ');
}
