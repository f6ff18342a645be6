import { type Action, CHANCE, type Engine, RulesError, viewOf } from '@bocage/kernel';

/** What is told of a decision beyond its events. */
export interface Note {
  /** The rule that asked. */
  readonly rule: string;
  /** By side: whether it may be told the very answer. */
  readonly open: readonly boolean[];
}

type Given = Action | number;

/** Where more could have been chosen, the answer itself is not told; its events are. */
const MOST_COMPARED = 64;

/** Looks, before an answer is given, at who may be told it. */
export function noteOf(engine: Engine, given: Given, onlookers: ReadonlySet<number>): Note {
  const others = alternatives(engine);
  const open = engine.game.sides.words.map(
    (_, side) => onlookers.has(side) && isOpen(engine, side, given, others),
  );
  return { rule: engine.pending?.rule ?? '', open };
}

/** A note on what nobody looked at in time: nothing but its events is told. */
export const closedNote: Note = { rule: '', open: [] };

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

/**
 * An answer may be told to a side if that tells it nothing that its view hides: whatever other answer would
 * look the same to it must also be the same in truth.
 */
function isOpen(engine: Engine, side: number, given: Given, others: readonly Given[] | undefined): boolean {
  if (engine.side === side) return true;
  const truth = others === undefined ? undefined : after(engine, side, given);
  if (others === undefined || truth === undefined) return false;
  return others.every((other) => {
    const it = after(engine, side, other);
    return it !== undefined && (!same(it.view, truth.view) || same(it.state, truth.state));
  });
}

/** What an answer would lead to; the engine is as it was. */
function after(
  engine: Engine,
  side: number,
  given: Given,
): { state: Int16Array; view: Int16Array } | undefined {
  const mark = engine.mark();
  try {
    if (typeof given === 'number') engine.resolve(given);
    else engine.play(given);
    return { state: engine.snapshot(), view: viewOf(engine, side).data };
  } catch (error) {
    if (error instanceof RulesError) return undefined;
    throw error;
  } finally {
    engine.rollback(mark);
  }
}

const same = (a: Int16Array, b: Int16Array): boolean =>
  a.length === b.length && a.every((value, i) => value === b[i]);
