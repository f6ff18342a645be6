import {
  type Action,
  CHANCE,
  Engine,
  type Match,
  RulesError,
  type Seats,
  type View,
  viewOf,
} from '@bocage/kernel';
import { changedUnseen, heldWith, isPlain, openView, sameAction, sharesSeat } from '@bocage/kernel/host';
import { sameCells } from './reading.ts';

/** What is told of a decision beyond its events. */
export interface Note {
  /** The rule that asked. */
  readonly rule: string;
  /** What Chance decided about, by the name of its kind; empty where a player was asked. */
  readonly odds: string;
  /** By side: whether it may be told the very answer. */
  readonly open: readonly boolean[];
  /** By side: whether nothing at all is hidden from it. */
  readonly clear: readonly boolean[];
  /** Where the game stood, as each side sees it, and last with all that there is. */
  readonly captions: readonly string[];
}

/** Where a game stands, in a line, from what somebody sees of it. */
export type Caption = (view: View) => string;

/** An answer of a player or of Chance. */
export type Given = Action | number;

/** Where more could have been chosen to a question that is not plain, the answer itself is not told; its events are. */
const MOST_COMPARED = 64;

/**
 * Looks at who may be told an answer. It is made before the answer is given, and makes the note when it has been: the
 * answer itself is given once. What else could have been answered is tried in a world beside, and only where something
 * is hidden from somebody and the game does not say that its question is plain.
 */
export class NoteTaker {
  private readonly match: Match;
  private readonly caption: Caption;
  private spare: Engine | undefined;

  constructor(match: Match, caption: Caption = () => '') {
    this.match = match;
    this.caption = caption;
  }

  /** Has an answer given, which may be refused, and notes what may be told of it; null where it was refused. */
  during(given: Given, give: () => boolean): Note | null {
    const { match, caption } = this;
    const { engine } = match;
    const { side } = engine;
    const rule = engine.pending?.rule ?? '';
    const odds = side === CHANCE ? engine.odds.kind.name : '';
    const before: Before = {
      side,
      state: engine.snapshot(),
      isPlain: side !== CHANCE && isPlain(engine.game, engine.stepName),
    };
    const captions = [...viewsOf(match), openView(engine)].map(caption);
    return give() ? { rule, odds, captions, ...this.told(given, before) } : null;
  }

  /** By side: whether it may be told the answer that was given to a state, and whether nothing is hidden from it. */
  private told(given: Given, before: Before): Pick<Note, 'open' | 'clear'> {
    const { match } = this;
    const truth = prospectOf(match);
    const clear = truth.views.map((view) => sameCells(view, truth.state));
    const open = clear.map(
      (isClear, side) =>
        isClear || sharesSeat(match.seats, before.side, side) || isPlainTo(side, before, truth),
    );
    const doubtful = [...open.keys()].filter((side) => open[side] === false);
    if (doubtful.length > 0)
      for (const side of this.undoubted(doubtful, given, before.state, truth)) open[side] = true;
    return { open, clear };
  }

  /** Those whom the answer tells nothing that their view hides: whatever else looks the same to them is the same. */
  private undoubted(
    doubtful: readonly number[],
    given: Given,
    before: Int16Array,
    truth: Prospect,
  ): readonly number[] {
    const { game, setUp } = this.match.engine;
    this.spare ??= new Engine(game, setUp);
    const world = this.spare.load(before);
    const others = alternatives(world);
    let left = others === undefined ? [] : doubtful;
    for (const other of others ?? []) {
      if (isSame(other, given)) continue;
      const it = after(world, other, this.match.seats);
      left = left.filter((side) => it !== undefined && isTold(side, it, truth));
      if (left.length === 0) break;
    }
    return left;
  }
}

/** The question that was answered: whose it was, how things stood, and whether the game says that it is plain. */
interface Before {
  readonly side: number;
  readonly state: Int16Array;
  readonly isPlain: boolean;
}

/**
 * Whatever is answered to a plain question, what a side cannot see afterwards is as it was before: two answers that look
 * the same to it are the same. That this one has kept to it is seen here; that all do is proved by the game's tests.
 */
const isPlainTo = (side: number, before: Before, { state, views }: Prospect): boolean =>
  before.isPlain && !changedUnseen(before.state, state, views[side] as Int16Array);

/** What each side may know, and those who share its seat. */
const viewsOf = ({ engine, seats }: Pick<Match, 'engine' | 'seats'>): View[] =>
  engine.game.sides.words.map((_, side) => viewOf(engine, side, heldWith(seats, side)));

const prospectOf = (at: Pick<Match, 'engine' | 'seats'>): Prospect => ({
  state: at.engine.snapshot(),
  views: viewsOf(at).map(({ data }) => data),
});

const isSame = (one: Given, other: Given): boolean =>
  typeof one === 'number' || typeof other === 'number' ? one === other : sameAction(one, other);

/** What an answer would lead to, in truth and as each side sees it. */
interface Prospect {
  readonly state: Int16Array;
  readonly views: readonly Int16Array[];
}

/**
 * An answer may be told to a side if that tells it nothing that its view hides: whatever other answer would
 * look the same to it must also be the same in truth.
 */
const isTold = (side: number, other: Prospect, truth: Prospect): boolean =>
  !sameCells(other.views[side] as Int16Array, truth.views[side] as Int16Array) ||
  sameCells(other.state, truth.state);

function alternatives(engine: Engine): Given[] | undefined {
  if (engine.side !== CHANCE) {
    const actions = engine.legal(MOST_COMPARED + 1);
    return actions.length > MOST_COMPARED ? undefined : actions;
  }
  const { odds } = engine;
  const found: number[] = [];
  for (let value = odds.kind.min; value <= odds.kind.max; value++)
    if (odds.weight(value) > 0) found.push(value);
  return found;
}

function after(engine: Engine, given: Given, seats: Seats): Prospect | undefined {
  const mark = engine.mark();
  try {
    if (typeof given === 'number') engine.resolve(given);
    else engine.play(given);
    return prospectOf({ engine, seats });
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  } finally {
    engine.rollback(mark);
  }
}
