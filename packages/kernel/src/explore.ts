import type { Action } from './action.ts';
import { CHANCE, type Engine } from './engine.ts';
import type { BaseState } from './state.ts';

/** An outcome with its share of all cases. */
export interface Share<T> {
  readonly outcome: T;
  readonly weight: bigint;
  readonly total: bigint;
  readonly probability: number;
}

/** How an exact distribution is made. */
export interface Exploration<G extends BaseState, T> {
  /** Whether the matter is settled; by default as soon as a player is asked, or the game is over. */
  readonly settled?: (engine: Engine<G>) => boolean;
  /** Decides for players who are asked before the matter is settled. */
  readonly decide?: (engine: Engine<G>) => Action;
  /** What came of it, as the state stands then. */
  readonly measure: (engine: Engine<G>) => T;
  /** Outcomes with equal keys are one outcome. */
  readonly key: (outcome: T) => string;
  /** No more than so many branches are looked at. */
  readonly most?: number;
}

/** The same where measuring may itself be done bit by bit. */
export interface Measuring<G extends BaseState, T> extends Omit<Exploration<G, T>, 'measure'> {
  readonly measure: (engine: Engine<G>) => T | Generator<void, T>;
}

/**
 * Does the action, lets Chance answer in every possible way, and gives the exact distribution of what
 * comes of it. The engine is as it was afterwards.
 */
export function outcomes<G extends BaseState, T>(
  engine: Engine<G>,
  action: Action | null,
  exploration: Exploration<G, T>,
): Share<T>[] {
  return atOnce(outcomesByNode(engine, action, exploration));
}

/** Does all of a work that can be done bit by bit. */
export function atOnce<T>(work: Generator<void, T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/**
 * The same bit by bit: it rests before each moment that it looks at, and its engine is somewhere in between then. Whoever
 * has enough of it returns from it, which puts the engine back.
 */
export function* outcomesByNode<G extends BaseState, T>(
  engine: Engine<G>,
  action: Action | null,
  exploration: Measuring<G, T>,
): Generator<void, Share<T>[]> {
  const found = new Map<string, { outcome: T; weight: bigint; total: bigint }>();
  const settled = exploration.settled ?? ((at) => at.side !== CHANCE);
  let left = exploration.most ?? 1_000_000;
  function* walk(weight: bigint, total: bigint): Generator<void, void> {
    yield;
    if (engine.over || settled(engine)) {
      if (left-- <= 0) throw new RangeError('too many branches to count them all');
      const measured = exploration.measure(engine);
      add(found, exploration.key, isWork(measured) ? yield* measured : measured, weight, total);
    } else if (engine.side === CHANCE) yield* branch(weight, total);
    else
      yield* inside(
        engine,
        () => engine.apply(decideWith(exploration, engine)),
        () => walk(weight, total),
      );
  }
  function* branch(weight: bigint, total: bigint): Generator<void, void> {
    const { odds } = engine;
    const answers: [number, number][] = [];
    for (let value = odds.kind.min; value <= odds.kind.max; value++)
      if (odds.weight(value) > 0) answers.push([value, odds.weight(value)]);
    for (const [value, share] of answers)
      yield* inside(
        engine,
        () => engine.resolve(value),
        () => walk(weight * BigInt(share), total * BigInt(odds.total)),
      );
  }
  yield* inside(
    engine,
    () => action !== null && engine.apply(action),
    () => walk(1n, 1n),
  );
  return [...found.values()]
    .map((share) => ({ ...share, probability: Number((share.weight * 10n ** 15n) / share.total) / 1e15 }))
    .sort((a, b) => b.probability - a.probability);
}

const isWork = <T>(measured: T | Generator<void, T>): measured is Generator<void, T> =>
  typeof measured === 'object' && measured !== null && Symbol.iterator in measured && 'next' in measured;

function decideWith<G extends BaseState, T>(exploration: Measuring<G, T>, engine: Engine<G>): Action {
  if (exploration.decide === undefined)
    throw new Error(`${engine.path}: nobody decides for the player who is asked`);
  return exploration.decide(engine);
}

/** Does something, looks at what follows, and takes it back whatever happens. */
function* inside(engine: Engine, act: () => void, look: () => Generator<void, void>): Generator<void, void> {
  const mark = engine.mark();
  const { trail } = engine;
  const { log } = engine.g;
  engine.trail = null;
  engine.g.log = null;
  try {
    act();
    yield* look();
  } finally {
    engine.rollback(mark);
    engine.trail = trail;
    engine.g.log = log;
  }
}

function add<T>(
  found: Map<string, { outcome: T; weight: bigint; total: bigint }>,
  key: (outcome: T) => string,
  outcome: T,
  weight: bigint,
  total: bigint,
): void {
  const name = key(outcome);
  const known = found.get(name);
  if (known === undefined) found.set(name, { outcome, ...reduced(weight, total) });
  else
    found.set(name, {
      outcome: known.outcome,
      ...reduced(known.weight * total + weight * known.total, known.total * total),
    });
}

function reduced(weight: bigint, total: bigint): { weight: bigint; total: bigint } {
  let [a, b] = [weight, total];
  while (b !== 0n) [a, b] = [b, a % b];
  return { weight: weight / a, total: total / a };
}

/** Counts the ways to go on for so many decisions, those of Chance included, as perft does for chess. */
export function perft(engine: Engine, depth: number): number {
  if (depth === 0 || engine.over) return 1;
  let nodes = 0;
  const mark = engine.mark();
  if (engine.side === CHANCE) {
    const { odds } = engine;
    for (let value = odds.kind.min; value <= odds.kind.max; value++) {
      if (odds.weight(value) <= 0) continue;
      engine.resolve(value);
      nodes += perft(engine, depth - 1);
      engine.rollback(mark);
    }
  } else
    for (const action of engine.legal(Number.POSITIVE_INFINITY)) {
      if (depth === 1) nodes++;
      else {
        engine.play(action);
        nodes += perft(engine, depth - 1);
        engine.rollback(mark);
      }
    }
  return nodes;
}
