import { CHANCE, Engine, type Random, seeded, setUpFor, writePosition } from '@bocage/kernel';
import { overlordDday } from '../src/index.ts';

/** One answer at random, of whoever is asked. */
export function answer(engine: Engine, random: Random): void {
  if (engine.side === CHANCE) engine.chance(random);
  else engine.play(engine.sample(random));
}

/** Positions of a game that is played at random, one of every so many, and the last one. */
export function positionsOf(scenario: string, seed: number, every: number): string[] {
  const random = seeded(seed);
  const engine: Engine = new Engine(overlordDday, setUpFor(overlordDday, { scenario })).begin() as never;
  const found: string[] = [];
  for (let n = 0; !engine.over; n++) {
    if (n % every === 0) found.push(writePosition(engine));
    answer(engine, random);
  }
  return [...found, writePosition(engine)];
}
