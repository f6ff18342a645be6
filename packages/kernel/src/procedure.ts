import type { Cells } from './cells.ts';
import type { Odds } from './chance.ts';
import { List, type Origin } from './columns.ts';
import type { Domain, Value } from './domain.ts';
import type { Kind } from './kind.ts';
import type { Reason } from './reason.ts';
import { isList, type Layout, type ListSpec, layOut, type Slot } from './schema.ts';

/** What a procedure remembers while it runs: single values and short lists. */
export type Locals = Readonly<Record<string, Kind | ListSpec>>;

/** The memory of a running procedure, as its steps see it. */
export type FrameOf<L extends Locals> = {
  [N in keyof L as L[N] extends Kind ? N : never]: L[N] extends Kind<infer T> ? T : never;
} & {
  readonly [N in keyof L as L[N] extends ListSpec ? N : never]: L[N] extends ListSpec<infer T>
    ? List<T>
    : never;
};

/** Values for some of the locals of a procedure that is called. */
export type Arguments<L extends Locals> = {
  readonly [N in keyof L]?: L[N] extends ListSpec<infer T>
    ? readonly T[]
    : L[N] extends Kind<infer T>
      ? T
      : never;
};

/** The procedure is finished; the one that called it goes on. */
export const done = Symbol('done');
export type Done = typeof done;

/** Another procedure runs first, then this one goes on with step `then`. */
export interface Call<T extends string | Done = string | Done> {
  readonly call: AnyProcedure;
  readonly args: Readonly<Record<string, Value | undefined>>;
  readonly then: T;
}
export type Next<K extends string = string> = K | Done | Call<K | Done>;

/** Calls a procedure, then goes on with a step of this one, or is done too. */
export function call<L extends Locals, const T extends string | Done>(
  procedure: Procedure<L>,
  args: Arguments<L>,
  then: T,
): Call<T> {
  return { call: procedure, args: args as Call['args'], then };
}

/** One thing a player may do where he is asked: its name, its arguments one after another, its effect. */
export interface Verb<G, C, N extends Next> {
  readonly name: string;
  readonly params: readonly ((g: G, c: C, ...earlier: never[]) => Domain<never>)[];
  readonly then: (g: G, c: C, ...args: never[]) => N;
  /** Why it may not be done at all now, whatever the arguments; null where it may. */
  readonly against?: ((g: G, c: C) => Reason | null) | undefined;
}

/** A step that changes the state and goes on. */
export type Run<G, C, K extends string> = (g: G, c: C) => Next<K>;

/** A step that waits for a player. */
export interface Ask<G, C, K extends string> {
  readonly rule: string;
  readonly prompt: string;
  /** The index of the side that decides. */
  readonly who: (g: G, c: C) => number;
  readonly may: readonly Verb<G, C, Next<K>>[];
}

/** A step that waits for Chance. */
export interface Chance<G, C, K extends string> {
  readonly rule: string;
  readonly chance: Odds | ((g: G, c: C) => Odds);
  /** What is asked about: the target of a fight, the unit that is dropped. Whoever asks about it again gets the same luck. */
  readonly about?: (g: G, c: C) => readonly number[];
  readonly then: (g: G, c: C, outcome: number) => Next<K>;
}

export type Step<G, C, K extends string> = Run<G, C, K> | Ask<G, C, K> | Chance<G, C, K>;

/** A chapter of the rules: named steps in the order of the book, the first one first. */
export interface Procedure<L extends Locals = Locals> {
  readonly name: string;
  readonly locals: L;
  readonly layout: Layout;
  /** The cells of a fresh frame that are not 0, and what they hold: offset, value, offset, value … */
  readonly fresh: readonly number[];
  /** The slots that arguments go to, in the order of the locals. */
  readonly params: readonly { readonly name: string; readonly slot: Slot; readonly isList: boolean }[];
  readonly steps: readonly AnyStep[];
  readonly stepNames: readonly string[];
  readonly stepIndex: ReadonlyMap<string, number>;
}
export type AnyProcedure = Procedure<Locals>;
/** A step as the engine sees it: what its functions take is the game's business. */
export type AnyStep = Step<unknown, unknown, string>;
export type AnyVerb = Verb<unknown, unknown, Next>;

// Asked at every step: to read a property is quicker than to ask whether there is one.
export const isAsk = (step: AnyStep): step is Ask<unknown, unknown, string> =>
  (step as Partial<Ask<unknown, unknown, string>>).may !== undefined;
export const isChance = (step: AnyStep): step is Chance<unknown, unknown, string> =>
  (step as Partial<Chance<unknown, unknown, string>>).chance !== undefined;

type OddsOf<G, C> = Chance<G, C, string>['chance'];
/** What a roll is about: locals of the procedure by their names, or the numbers themselves. */
export type About<G, C> =
  | readonly (number | (keyof C & string))[]
  | NonNullable<Chance<G, C, string>['about']>;
/** Such a step, with what may come next. */
interface Roll<G, C, N extends Next> extends Omit<Chance<G, C, string>, 'then'> {
  readonly then: (g: G, c: C, outcome: number) => N;
}

/** The words in which the rules of a game with state G are written. */
export interface Rulebook<G> {
  procedure<L extends Locals, K extends string>(
    name: string,
    locals: L,
    steps: { readonly [N in K]: Step<G, FrameOf<L>, NoInfer<K>> },
  ): Procedure<L>;
  /**
   * A procedure as a scenario or an option has it: the steps that are given in place of those of the same name, or
   * beside them; all others as they were. `defineGame` is told when it stands for the other (`revisions`).
   */
  revised<L extends Locals>(
    procedure: Procedure<L>,
    steps: Readonly<Record<string, Step<G, FrameOf<L>, string>>>,
  ): Procedure<L>;
  verb<C, const N extends Next>(name: string, then: (g: G, c: C) => N): Verb<G, C, N>;
  verb<C, const N extends Next, A extends Value>(
    name: string,
    first: (g: G, c: C) => Domain<A>,
    then: (g: G, c: C, a: A) => N,
  ): Verb<G, C, N>;
  verb<C, const N extends Next, A extends Value, B extends Value>(
    name: string,
    first: (g: G, c: C) => Domain<A>,
    second: (g: G, c: C, a: A) => Domain<B>,
    then: (g: G, c: C, a: A, b: B) => N,
  ): Verb<G, C, N>;
  verb<C, const N extends Next, A extends Value, B extends Value, D extends Value>(
    name: string,
    first: (g: G, c: C) => Domain<A>,
    second: (g: G, c: C, a: A) => Domain<B>,
    third: (g: G, c: C, a: A, b: B) => Domain<D>,
    then: (g: G, c: C, a: A, b: B, d: D) => N,
  ): Verb<G, C, N>;
  /** A step that asks a player: the case, what he is asked, who he is, and what he may do. */
  ask<C>(
    rule: string,
    prompt: string,
    who: (g: G, c: C) => number,
    ...may: readonly Verb<G, C, Done | Call<Done>>[]
  ): Ask<G, C, never>;
  ask<C, K extends string>(
    rule: string,
    prompt: string,
    who: (g: G, c: C) => number,
    ...may: readonly Verb<G, C, Next<K>>[]
  ): Ask<G, C, K>;
  /** A step that asks Chance: the case, the odds, what it is about, if anything, and what comes of the answer. */
  roll<C, const N extends Next>(
    rule: string,
    odds: OddsOf<G, C>,
    then: (g: G, c: C, outcome: number) => N,
  ): Roll<G, C, N>;
  roll<C, const N extends Next>(
    rule: string,
    odds: OddsOf<G, C>,
    about: About<G, NoInfer<C>>,
    then: (g: G, c: C, outcome: number) => N,
  ): Roll<G, C, N>;
  /** The verb, but refused as a whole while there is a reason against it. */
  unless<C, const N extends Next>(against: (g: G, c: C) => Reason | null, verb: Verb<G, C, N>): Verb<G, C, N>;
}

/** `const { procedure, verb } = rulebook<G>();` binds the words to the state of one game. */
export function rulebook<G>(): Rulebook<G> {
  // All verbs have one shape, since they are looked at in every decision.
  const verb = (name: string, ...rest: readonly unknown[]): AnyVerb => ({
    name,
    params: rest.slice(0, -1) as AnyVerb['params'],
    then: rest.at(-1) as AnyVerb['then'],
    against: undefined,
  });
  return {
    procedure: makeProcedure as Rulebook<G>['procedure'],
    revised: revise as Rulebook<G>['revised'],
    verb: verb as Rulebook<G>['verb'],
    ask: asking as Rulebook<G>['ask'],
    roll: rolling as unknown as Rulebook<G>['roll'],
    unless: (against, { name, params, then }) => ({ name, params, then, against }),
  };
}

const asking = (rule: string, prompt: string, who: AnyAsk['who'], ...may: AnyAsk['may']): AnyAsk => ({
  rule,
  prompt,
  who,
  may,
});
type AnyAsk = Ask<unknown, unknown, string>;

function rolling(rule: string, chance: AnyChance['chance'], ...rest: readonly unknown[]): AnyChance {
  const then = rest.at(-1) as AnyChance['then'];
  if (rest.length === 1) return { rule, chance, then };
  const named = rest[0] as About<unknown, Readonly<Record<string, number>>>;
  if (typeof named === 'function') return { rule, chance, about: named as AnyChance['about'] & object, then };
  const about = (_g: unknown, c: unknown): readonly number[] =>
    named.map((one) => (typeof one === 'number' ? one : (c as Record<string, number>)[one])) as number[];
  return { rule, chance, about, then };
}
type AnyChance = Chance<unknown, unknown, string>;

/** The cells of a frame before its locals: the procedure, its step, the base of the frame below. */
export const FRAME_HEAD = 3;

function makeProcedure<L extends Locals>(
  name: string,
  locals: L,
  steps: Record<string, AnyStep>,
): Procedure<L> {
  const stepNames = Object.keys(steps);
  const layout = layOut(locals, FRAME_HEAD);
  return {
    name,
    locals,
    layout,
    fresh: freshCells(layout),
    params: Object.entries(locals).map(([local, spec]) => {
      const slot = layout.at.get(local) as Slot;
      return { name: local, slot, isList: isList(spec) };
    }),
    steps: stepNames.map((step) => steps[step] as AnyStep),
    stepNames,
    stepIndex: new Map(stepNames.map((step, index) => [step, index])),
  };
}

function revise<L extends Locals>(
  { name, locals, steps, stepNames }: Procedure<L>,
  others: Readonly<Record<string, AnyStep>>,
): Procedure<L> {
  const now = Object.fromEntries(stepNames.map((step, index) => [step, steps[index] as AnyStep]));
  return makeProcedure(name, locals, { ...now, ...others });
}

function freshCells(layout: Layout): number[] {
  const cells: number[] = [];
  for (const { kind, base, rows } of layout.slots)
    for (let row = 0; row < rows && kind.init !== 0; row++) cells.push(base + row, kind.init);
  return cells;
}

/**
 * The window through which the steps of a procedure see their locals, wherever the frame stands. That is told by an
 * origin of its own, since windows have another shape in every procedure, so that it is slow to move them.
 */
export interface Frame {
  readonly cells: Cells;
  readonly origin: Origin;
}

/** Makes the class of such windows for one procedure, so that all its frames share one shape. */
export function frameClass(procedure: AnyProcedure): new (cells: Cells, origin: Origin) => Frame {
  class LocalFrame implements Frame {
    readonly cells: Cells;
    readonly origin: Origin;

    constructor(cells: Cells, origin: Origin) {
      this.cells = cells;
      this.origin = origin;
      for (const [name, spec] of Object.entries(procedure.locals))
        if (isList(spec)) {
          const slot = procedure.layout.at.get(name);
          if (slot !== undefined) Object.defineProperty(this, name, { value: new List(cells, origin, slot) });
        }
    }
  }
  for (const [name, spec] of Object.entries(procedure.locals)) {
    if (name === 'cells' || name === 'origin')
      throw new Error(`${procedure.name}: a local cannot be called ${name}`);
    if (!isList(spec)) defineLocal(LocalFrame.prototype, procedure, name, spec);
  }
  return LocalFrame;
}

function defineLocal(target: Frame, procedure: AnyProcedure, name: string, kind: Kind): void {
  const offset = procedure.layout.at.get(name)?.base ?? 0;
  const { min, max } = kind;
  Object.defineProperty(target, name, {
    get(this: Frame): number {
      return this.cells.data[this.origin.base + offset] as number;
    },
    set(this: Frame, value: number) {
      if (!(value >= min && value <= max))
        throw new RangeError(`${procedure.name}.${name}: ${value} is not in ${min} … ${max}`);
      this.cells.write(this.origin.base + offset, value);
    },
  });
}
