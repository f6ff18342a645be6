import { type Camps, campsOf } from './camps.ts';
import type { Cells, Derived } from './cells.ts';
import type { EventType } from './event.ts';
import type { Kind, Names } from './kind.ts';
import { askAbout, type Known, numberFields, numberQuestions, type Questions } from './known.ts';
import { type AnyProcedure, type Frame, frameClass } from './procedure.ts';
import type { Random } from './random.ts';
import type { Reason } from './reason.ts';
import { type Layout, layOut, type Schema, type Slot } from './schema.ts';
import { type BaseState, type Chosen, type GameState, type StateClass, stateClass } from './state.ts';

/** What is to be played: a scenario and the options, by name. */
export interface SetUp<O extends string = string, N extends string = string> {
  readonly scenario: N;
  readonly options: Readonly<Partial<Record<O, number>>>;
}

/** The names of the options of a game, by its state. */
export type OptionOf<G extends BaseState> = keyof G['options'] & string;

/** Procedures that stand for others of the same name in some set-ups. */
export interface Revision<O extends string = string> {
  /** Asked with every option, chosen or as usual. */
  when(setUp: SetUp & { readonly options: Readonly<Record<O, number>> }): boolean;
  readonly procedures: readonly AnyProcedure[];
}

/** A rule that may be switched, or a number that may be set, when a match begins. */
export interface OptionSpec {
  readonly title: string;
  readonly kind: Kind;
}
export interface Scenario<G> {
  readonly title: string;
  /** Writes the printed set-up into a fresh state; what is dealt at random is asked of Chance later. */
  setUp(g: G): void;
}
/** How a match ended, and the figures behind it. */
export interface Outcome {
  /** The camp that has won; NONE for a draw, and for the defeat of a camp that is the only one. */
  readonly winner: number;
  /** How well it was won, or how badly lost, where the game has words for that: `decisive`. */
  readonly grade?: string;
  readonly text: string;
  readonly score: Readonly<Record<string, number>>;
}
/** Who may know a field's value in a row, and how one who may not would guess it. */
export interface HiddenRule<G> {
  seenBy(g: G, row: number, side: number): boolean;
  /**
   * A value that may be there, judged by what is known; called for one unknown row after another, those
   * before it being filled in. `pool` instead deals the values of a fixed multiset that are not in sight.
   */
  guess?(g: G, row: number, random: Random): number;
  /** The same for all unknown rows at once, where that is quicker: a value for each. */
  guessAll?(g: G, rows: readonly number[], random: Random): readonly number[];
  pool?(g: G): readonly number[];
}

/** A game as its author writes it. */
export interface GameDefinition<
  S extends Schema,
  D,
  O extends string = string,
  N extends string = string,
  G extends BaseState = GameState<S, O> & D,
> {
  readonly id: string;
  readonly title: string;
  /** Raised whenever the same actions may lead elsewhere than before. */
  readonly version: number;
  readonly sides: Names;
  /** The sides that win and lose together, by the name of their camp; else each side is its own. */
  readonly camps?: Readonly<Record<string, readonly string[]>>;
  readonly schema: S;
  readonly options?: Readonly<Record<O, OptionSpec>>;
  readonly scenarios: Readonly<Record<N, Scenario<G>>>;
  /** The whole game; it is over when this procedure is done. */
  readonly main: AnyProcedure;
  /** Cells for the stack of procedures under way; 256 unless told. */
  readonly stackCells?: number;
  /** The other procedures. */
  readonly procedures: readonly AnyProcedure[];
  /** What scenarios and options change in them: the last one that holds has its way. */
  readonly revisions?: readonly Revision[];
  /**
   * By procedure, all but the main one: in which steps of others it may stand, `combat: ['round.act']`. With this a
   * position is refused in which procedures stand where no rule calls them; play is held to it by the prover.
   */
  readonly nesting?: Readonly<Record<string, readonly string[]>>;
  readonly events: readonly EventType[];
  /** What is worked out once while nothing changes that it hangs on: `g.known`. */
  readonly known?: Questions<S>;
  /** Maps kept in step with the state and workspaces; they become properties of the state. */
  derive?(g: GameState<S, O>): D;
  /** What is not public: `unit.value`, or `ambush.plan` for a local of a procedure. */
  readonly hidden?: Readonly<Record<string, HiddenRule<G>>>;
  /**
   * The questions, `setUp.place`, whose answers may change something that is then hidden from somebody, or are possible
   * only because of something hidden. With this the answers to all others may be told to everybody, however many there
   * could have been; play is held to it by the prover.
   */
  readonly secretAnswers?: readonly string[];
  /** Whether guesses fit together and with what is known, where they may not: then they are made anew. */
  guessFits?(g: G): boolean;
  /** When it is: turn, phase. The luck of one moment is another than that of the next. */
  clock?(g: G): readonly number[];
  /** Whether the game has ended, wherever its procedures stand: a sudden death. */
  ends?(g: G): boolean;
  /** Everything that cannot be in the state as it stands; empty in every state that play can reach. */
  impossible(g: G): readonly Reason[];
  outcome(g: G): Outcome;
  /** The catalogue of rule cases, in our words. */
  readonly cases: Readonly<Record<string, string>>;
}

/** Cells before the schema's: how many frames stand on the stack, and where the top one starts. */
export const DEPTH = 0;
export const TOP = 1;
const HEAD = 2;
const STACK_CELLS = 256;

/** A game made ready to run. */
export interface Game<G extends BaseState = BaseState, N extends string = string>
  extends Omit<GameDefinition<Schema, unknown, string, N, G>, 'derive' | 'camps'> {
  readonly camps: Camps;
  readonly layout: Layout;
  readonly size: number;
  readonly allProcedures: readonly AnyProcedure[];
  readonly procedureIndex: ReadonlyMap<string, AnyProcedure>;
  /** The number by which a frame knows its procedure; a revised one has that of the procedure it stands for. */
  readonly procedureIds: ReadonlyMap<AnyProcedure, number>;
  readonly frames: readonly (new (cells: Cells) => Frame)[];
  makeState(setUp: SetUp): G;
}

/** Of a state: the questions of its game. */
export interface Asked<Q> {
  readonly known: Known<Q>;
}

/** Checks a definition and makes it ready to run. */
export function defineGame<
  S extends Schema,
  D extends object,
  Q extends Questions<S> = Record<never, never>,
  O extends string = string,
  N extends string = string,
>(
  definition: GameDefinition<S, D, O, N, GameState<S, O> & D & Asked<Q>> & { readonly known?: Q },
): Game<GameState<S, O> & D & Asked<Q>, N> {
  type G = GameState<S, O> & D & Asked<Q>;
  const allProcedures = [definition.main, ...definition.procedures];
  const procedureIds = numbered(allProcedures, definition.revisions ?? []);
  const hidden = definition.hidden ?? {};
  const layout = layOut(definition.schema, HEAD, new Set(Object.keys(hidden)));
  const size = layout.size + (definition.stackCells ?? STACK_CELLS);
  const fieldAt = numberFields(layout, size);
  const questions = numberQuestions(layout, definition.known ?? {});
  const States: StateClass = stateClass(definition.schema, layout);
  const sides = definition.sides.words.length;
  const game: Game<G, N> = {
    ...definition,
    camps: campsOf(definition.sides, definition.camps),
    layout,
    size,
    allProcedures,
    procedureIndex: new Map(allProcedures.map((procedure) => [procedure.name, procedure])),
    procedureIds,
    frames: allProcedures.map(frameClass),
    makeState: (setUp) => {
      const state = new States(layout, fieldAt, chosenIn(definition, setUp), sides) as G;
      state.procedures = proceduresIn(game as unknown as Game, setUp);
      Object.assign(state, { known: askAbout(state, questions) });
      return derivedState(definition, state);
    },
  };
  for (const path of Object.keys(hidden))
    if (hiddenSlot(game, path) === undefined) throw new Error(`hidden: there is no field ${path}`);
  checkNesting(game as unknown as Game);
  for (const step of definition.secretAnswers ?? [])
    if (!hasStep(game as unknown as Game, step)) throw new Error(`secretAnswers: there is no step ${step}`);
  return game;
}

/** Every option of a set-up: as it was chosen, else as usual. */
export function optionsIn(
  { options = {} }: { readonly options?: Readonly<Record<string, OptionSpec>> },
  setUp?: SetUp,
): Record<string, number> {
  const usual = Object.entries(options).map(([name, { kind }]) => [name, kind.init] as const);
  return { ...Object.fromEntries(usual), ...(setUp?.options as Record<string, number> | undefined) };
}

/** What a set-up means to the state. */
export const chosenIn = (
  game: Pick<GameDefinition<Schema, unknown>, 'options'> & {
    readonly scenarios: Readonly<Record<string, unknown>>;
  },
  setUp: SetUp,
): Chosen => ({
  scenario: Object.keys(game.scenarios).indexOf(setUp.scenario),
  options: optionsIn(game, setUp),
});

/** Each procedure's number; a revised one has that of the procedure it stands for. */
function numbered(
  all: readonly AnyProcedure[],
  revisions: readonly Revision[],
): ReadonlyMap<AnyProcedure, number> {
  const ids = new Map<AnyProcedure, number>();
  for (const [id, procedure] of all.entries()) {
    if (ids.has(procedure)) throw new Error(`${procedure.name} stands twice among the procedures`);
    if (all.findIndex(({ name }) => name === procedure.name) !== id)
      throw new Error(`two procedures are called ${procedure.name}`);
    ids.set(procedure, id);
  }
  for (const revised of revisions.flatMap(({ procedures }) => procedures)) {
    const id = all.findIndex(({ name }) => name === revised.name);
    if (id < 0) throw new Error(`revisions: there is no procedure ${revised.name}`);
    if (all[id]?.locals !== revised.locals) throw new Error(`revisions: ${revised.name} has other locals`);
    ids.set(revised, id);
  }
  return ids;
}

/** The procedures by their numbers, as a set-up has them. */
export function proceduresIn(game: Game, setUp: SetUp): AnyProcedure[] {
  const { allProcedures, procedureIds, revisions = [] } = game;
  const found = allProcedures.slice();
  const whole = { ...setUp, options: optionsIn(game, setUp) };
  for (const { when, procedures } of revisions)
    if (when(whole)) for (const revised of procedures) found[procedureIds.get(revised) as number] = revised;
  return found;
}

function derivedState<S extends Schema, O extends string, N extends string, G extends GameState<S, O>>(
  definition: GameDefinition<S, object, O, N, G>,
  state: G,
): G {
  const made = definition.derive?.(state);
  if (made === undefined) return state;
  for (const one of Object.values(made)) if (isDerived(one)) state.derived.push(one);
  return Object.assign(state, made);
}

function isDerived(value: unknown): value is Derived {
  return typeof value === 'object' && value !== null && 'rebuild' in value && 'digest' in value;
}

function checkNesting(game: Game): void {
  const { main, nesting } = game;
  if (nesting === undefined) return;
  for (const { name } of game.allProcedures)
    if (name !== main.name && nesting[name] === undefined)
      throw new Error(`nesting: where does ${name} stand?`);
  for (const [name, steps] of Object.entries(nesting)) {
    if (!game.procedureIndex.has(name)) throw new Error(`nesting: there is no procedure ${name}`);
    for (const step of steps) if (!hasStep(game, step)) throw new Error(`nesting: there is no step ${step}`);
  }
}

function hasStep({ procedureIndex }: Game, step: string): boolean {
  const [of = '', at = ''] = step.split('.');
  return procedureIndex.get(of)?.stepIndex.has(at) === true;
}

/** Whether the game says that the answers to a question have nothing to do with what is hidden. */
export const isPlain = ({ secretAnswers }: Game, step: string): boolean =>
  secretAnswers !== undefined && !secretAnswers.includes(step);

/** Why a procedure cannot stand in a step (none for the outermost); null where it may, or nobody has said. */
export function whyNotThere({ main, nesting }: Game, step: string, name: string): string | null {
  if (step === '') return name === main.name ? null : `the stack begins with ${main.name}`;
  if (name === main.name) return `${name} is the whole game, and stands in nothing`;
  const steps = nesting?.[name];
  if (steps === undefined || steps.includes(step)) return null;
  return `${name} does not stand in ${step}, but in ${steps.join(' or ')}`;
}

/** The slot that a hidden rule speaks of: of the state, or of a procedure's locals. */
export function hiddenSlot(game: Game, path: string): { slot: Slot; procedure?: AnyProcedure } | undefined {
  const slot = game.layout.at.get(path);
  if (slot !== undefined) return { slot };
  const [name = '', local = ''] = path.split('.');
  const procedure = game.procedureIndex.get(name);
  const own = procedure?.layout.at.get(local);
  return procedure === undefined || own === undefined ? undefined : { slot: own, procedure };
}
