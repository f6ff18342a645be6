import {
  type Answer,
  type BaseState,
  CHANCE,
  Engine,
  type Game,
  type Player,
  playOut,
  type SetUp,
  seeded,
} from '@bocage/kernel';
import { readRecord, TextError, writePosition, writeRecord } from '@bocage/kernel/text';
import { type GoldenFiles, recordNames } from '@bocage/testkit';
import { waysWithin } from './counts.ts';

/** The record of a whole game between players, the same for the same seed. */
export function playRecord<G extends BaseState>(
  game: Game<G>,
  setUp: SetUp,
  players: readonly Player[],
  seed: number,
): string {
  const engine = new Engine(game, setUp);
  const answers: Answer[] = [];
  engine.trail = answers;
  playOut(engine as unknown as Engine, players, seeded(seed));
  return writeRecord({ engine: engine as unknown as Engine, answers });
}

/** The record as these rules write it; undefined where it no longer comes out, or stops before the end. */
export function playedAgain<G extends BaseState>(game: Game<G>, text: string): string | undefined {
  try {
    const match = readRecord(game, text);
    return match.engine.over ? writeRecord(match) : undefined;
  } catch (error) {
    if (error instanceof TextError) return undefined;
    throw error;
  }
}

/** How far through the games positions are taken from them. */
const SHARES = [0.25, 0.5, 0.75];
/** More ways than this at once are no position to count from. */
const MOST_WAYS = 300;

/** Positions out of the golden records: each from another part of a game, where a player is asked. */
export function momentsOf<G extends BaseState>(game: Game<G>, files: GoldenFiles): [string, string][] {
  return recordNames(files)
    .slice(0, SHARES.length)
    .map((name, i) => {
      const match = readRecord(game, files.get(name) ?? '');
      const { engine } = match;
      const last = match.plies.length * (SHARES[i] as number);
      const isFit = (): boolean =>
        match.plies.length <= last && engine.side !== CHANCE && waysWithin(engine, 1, MOST_WAYS) <= MOST_WAYS;
      while (match.takeBack()) if (isFit()) break;
      return [name.replace(/record$/, 'position'), writePosition(engine)];
    });
}
