import type { Column, Counts, List } from './columns.ts';
import { Engine } from './engine.ts';
import { chosenIn, DEPTH, type Game, type SetUp, TOP } from './game.ts';
import { NONE } from './kind.ts';
import type { Frame, FrameOf, Locals } from './procedure.ts';
import { seeded } from './random.ts';
import { type BaseState, stateClass } from './state.ts';
import { determinize, type View } from './view.ts';

/** A field of a table, to be read only. */
export type ShownColumn<T extends number = number> = Pick<Column<T>, 'rows' | 'get' | 'marked'>;
/** A sequence, to be read only. */
export type ShownList<T extends number = number> = Pick<
  List<T>,
  'capacity' | 'length' | 'at' | 'has' | 'indexOf' | 'toArray'
>;
/** A multiset, to be read only. */
export type ShownCounts<T extends number = number> = Pick<Counts<T>, 'kind' | 'rows' | 'get' | 'total'>;

type ShownEntry<V> = V extends number
  ? V
  : V extends List<infer T>
    ? ShownList<T>
    : V extends Counts<infer T>
      ? ShownCounts<T>
      : V extends Readonly<Record<string, Column>>
        ? { readonly [C in keyof V]: V[C] extends Column<infer T> ? ShownColumn<T> : never }
        : never;

/**
 * The fields of a state as somebody sees them: in the shape that the rules know, but not to be written to, and UNKNOWN
 * where the onlooker may not know. What is derived from fields is no part of it, since nothing can be derived from
 * what is not known.
 */
export type Shown<G extends BaseState> = Pick<G, 'options' | 'scenario'> & {
  readonly [N in Exclude<keyof G, keyof BaseState> as [ShownEntry<G[N]>] extends [never]
    ? never
    : N]: ShownEntry<G[N]>;
};

/** The paths of the fields of a state: `turn`, `unit.at`. */
export type FieldOf<G extends BaseState> = {
  [N in keyof Shown<G> & string]: Shown<G>[N] extends Readonly<Record<string, ShownColumn>>
    ? `${N}.${keyof Shown<G>[N] & string}`
    : N;
}[keyof Shown<G> & string];

/** What a procedure under way remembers, as somebody sees it. */
export type ShownLocals<L extends Locals = Locals> = {
  readonly [N in keyof FrameOf<L>]: ShownEntry<FrameOf<L>[N]>;
};

/** Where a frame says which one lies below it. */
const BELOW = 2;

/** The coin by which the unknown is filled in: always the same one, so that looking twice shows the same. */
const GUESS = 1;

/**
 * What is shown of a game to one onlooker after another, each by a view: it never had the truth. States are made once
 * and take over one view after the other, so what it gives holds until the next look.
 */
export class Display<G extends BaseState = BaseState> {
  private readonly game: Game<G>;
  private readonly setUp: SetUp;
  private readonly fields: BaseState;
  private readonly frames: readonly Frame[];
  private engine: Engine<G> | undefined;
  private guessed: Int16Array | undefined;

  constructor(game: Game<G>, setUp: SetUp) {
    this.game = game;
    this.setUp = setUp;
    const State = stateClass(game.schema, game.layout);
    this.fields = new State(
      game.layout,
      new Uint8Array(game.size),
      chosenIn(game, setUp),
      game.sides.words.length,
    );
    this.fields.cells.seal();
    this.frames = game.frames.map((LocalFrame) => new LocalFrame(this.fields.cells, { base: 0 }));
  }

  /** What is seen. */
  seen({ data }: View): Shown<G> {
    this.fields.load(data);
    return this.fields as unknown as Shown<G>;
  }

  /** What the innermost procedure under way remembers, as far as it is seen; nothing where the game is over. */
  locals(view: View): ShownLocals {
    this.seen(view);
    const { cells } = this.fields;
    if (cells.read(DEPTH) === 0) return {};
    return this.frameAt(cells.read(TOP)) as unknown as ShownLocals;
  }

  /** What the innermost procedure of that name remembers, as far as it is seen; undefined where none is under way. */
  underWay(view: View, procedure: string): ShownLocals | undefined {
    this.seen(view);
    const { cells } = this.fields;
    let base = cells.read(TOP);
    for (let depth = cells.read(DEPTH); depth > 0; depth--) {
      if (this.game.allProcedures[cells.read(base)]?.name === procedure)
        return this.frameAt(base) as unknown as ShownLocals;
      base = cells.read(base + BELOW);
    }
    return undefined;
  }

  private frameAt(base: number): Frame {
    const frame = this.frames[this.fields.cells.read(base)] as Frame;
    frame.origin.base = base;
    return frame;
  }

  /**
   * A whole state that agrees with all that is seen, for what the rules work out: what is not known is filled in at
   * random. Writing to it throws.
   */
  guess(view: View): G {
    return this.world(view).g;
  }

  /** The same with the rules at work, to be asked what may be done in it; whoever does something in it writes, and that throws. */
  world(view: View): Pick<Engine<G>, 'g' | 'over' | 'side' | 'stepName' | 'offer'> {
    const { data } = view;
    if (this.engine !== undefined && this.guessed !== undefined && isSame(this.guessed, data))
      return this.engine;
    this.engine ??= new Engine(this.game, this.setUp);
    const { cells } = this.engine.g;
    this.guessed = undefined;
    cells.unseal();
    if (view.side === NONE) this.engine.load(data);
    else determinize(view, seeded(GUESS), this.engine as unknown as Engine);
    cells.seal();
    this.guessed = data;
    return this.engine;
  }
}

function isSame(a: Int16Array, b: Int16Array): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}
