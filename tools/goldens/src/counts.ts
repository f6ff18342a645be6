import { type BaseState, CHANCE, type Engine } from '@bocage/kernel';
import { perft } from '@bocage/kernel/prover';

/** A position is counted as deep as this many ways go, and no deeper than that. */
const MOST_WAYS = 10_000;
const DEEPEST = 8;

/** Ways to go on by depth, from 1; to the given depth, or as deep as there are not too many. */
export function countsOf<G extends BaseState>(engine: Engine<G>, depth?: number): number[] {
  if (depth !== undefined) return Array.from({ length: depth }, (_, i) => perft(engine, i + 1));
  const counts: number[] = [];
  while (counts.length < DEEPEST) {
    const ways = waysWithin(engine, counts.length + 1, MOST_WAYS);
    if (ways > MOST_WAYS || ways === counts.at(-1)) break;
    counts.push(ways);
  }
  return counts;
}

/** The count of `perft`, given up as soon as it is over a limit. */
export function waysWithin<G extends BaseState>(engine: Engine<G>, depth: number, most: number): number {
  if (depth === 0 || engine.over) return 1;
  const mark = engine.mark();
  let ways = 0;
  const after = (go: () => void): void => {
    go();
    ways += waysWithin(engine, depth - 1, most - ways);
    engine.rollback(mark);
  };
  if (engine.side === CHANCE) {
    const { odds } = engine;
    for (let value = odds.kind.min; value <= odds.kind.max && ways <= most; value++)
      if (odds.weight(value) > 0) after(() => engine.resolve(value));
    return ways;
  }
  const actions = engine.legal(most + 1);
  if (depth === 1 || actions.length > most) return actions.length;
  for (const action of actions) {
    if (ways > most) break;
    after(() => engine.play(action));
  }
  return ways;
}
