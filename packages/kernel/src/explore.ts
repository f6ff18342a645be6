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

/**
 * Does the action, lets Chance answer in every possible way, and gives the exact distribution of what
 * comes of it. The engine is as it was afterwards.
 */
export function outcomes<G extends BaseState, T>(
  engine: Engine<G>,
  action: Action | null,
  exploration: Exploration<G, T>,
): Share<T>[] {
  const found = new Map<string, { outcome: T; weight: bigint; total: bigint }>();
  const settled = exploration.settled ?? ((at) => at.side !== CHANCE);
  let left = exploration.most ?? 1_000_000;
  const walk = (weight: bigint, total: bigint): void => {
    if (engine.over || settled(engine)) {
      if (left-- <= 0) throw new RangeError('too many branches to count them all');
      add(found, exploration.key, exploration.measure(engine), weight, total);
    } else if (engine.side === CHANCE) branch(weight, total);
    else
      inside(
        engine,
        () => engine.apply(decideWith(exploration, engine)),
        () => walk(weight, total),
      );
  };
  const branch = (weight: bigint, total: bigint): void => {
    const { odds } = engine;
    const answers: [number, number][] = [];
    for (let value = odds.kind.min; value <= odds.kind.max; value++)
      if (odds.weight(value) > 0) answers.push([value, odds.weight(value)]);
    for (const [value, share] of answers)
      inside(
        engine,
        () => engine.resolve(value),
        () => walk(weight * BigInt(share), total * BigInt(odds.total)),
      );
  };
  inside(
    engine,
    () => action !== null && engine.apply(action),
    () => walk(1n, 1n),
  );
  return [...found.values()]
    .map((share) => ({ ...share, probability: Number((share.weight * 10n ** 15n) / share.total) / 1e15 }))
    .sort((a, b) => b.probability - a.probability);
}

function decideWith<G extends BaseState, T>(exploration: Exploration<G, T>, engine: Engine<G>): Action {
  if (exploration.decide === undefined)
    throw new Error(`${engine.path}: nobody decides for the player who is asked`);
  return exploration.decide(engine);
}

/** Does something, looks at what follows, and takes it back whatever happens. */
function inside(engine: Engine, act: () => void, look: () => void): void {
  const mark = engine.mark();
  const { trail } = engine;
  const { log } = engine.g;
  engine.trail = null;
  engine.g.log = null;
  try {
    act();
    look();
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
