import { type BaseState, CHANCE, Engine } from '@bocage/kernel';

/** The count of `perft` made another way: every decision is checked, and done on a copy of its own. */
export function countOnCopies<G extends BaseState>(engine: Engine<G>, depth: number): number {
  if (depth === 0 || engine.over) return 1;
  let nodes = 0;
  const after = (act: (copy: Engine<G>) => void): void => {
    const copy = new Engine(engine.game, engine.setUp).load(engine.snapshot());
    act(copy);
    nodes += countOnCopies(copy, depth - 1);
  };
  if (engine.side === CHANCE) {
    const { kind } = engine.odds;
    for (let value = kind.min; value <= kind.max; value++)
      if (engine.odds.weight(value) > 0) after((copy) => copy.resolve(value));
  } else for (const action of engine.legal()) after((copy) => copy.apply(action));
  return nodes;
}
