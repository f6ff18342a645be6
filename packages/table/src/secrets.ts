import { type Action, CHANCE, type Engine, openView, RulesError, type View, viewOf } from '@bocage/kernel';
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

/** Where more could have been chosen, the answer itself is not told; its events are. */
const MOST_COMPARED = 64;

/** Looks, before an answer is given, at who may be told it; the engine is as it was. */
export function noteOf(engine: Engine, given: Given, caption: Caption = () => ''): Note {
  const rule = engine.pending?.rule ?? '';
  const { side } = engine;
  const odds = side === CHANCE ? engine.odds.kind.name : '';
  const captions = [
    ...engine.game.sides.words.map((_, of) => caption(viewOf(engine, of))),
    caption(openView(engine)),
  ];
  const truth = after(engine, given);
  const open = engine.game.sides.words.map((_, of) => of === side);
  const clear = open.map(() => false);
  if (truth === undefined) return { rule, odds, open, clear, captions };
  let doubtful: number[] = [];
  for (const [of, view] of truth.views.entries())
    if (sameCells(view, truth.state)) open[of] = clear[of] = true;
    else if (of !== side) doubtful.push(of);
  const others = doubtful.length === 0 ? [] : alternatives(engine);
  if (others === undefined) return { rule, odds, open, clear, captions };
  for (const other of others) {
    const it = after(engine, other);
    doubtful = doubtful.filter((of) => it !== undefined && isTold(of, it, truth));
    if (doubtful.length === 0) break;
  }
  for (const of of doubtful) open[of] = true;
  return { rule, odds, open, clear, captions };
}

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

function after(engine: Engine, given: Given): Prospect | undefined {
  const mark = engine.mark();
  try {
    if (typeof given === 'number') engine.resolve(given);
    else engine.play(given);
    return {
      state: engine.snapshot(),
      views: engine.game.sides.words.map((_, side) => viewOf(engine, side).data),
    };
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  } finally {
    engine.rollback(mark);
  }
}
