import { CHANCE, Engine, type Game, type SetUp, seeded } from '@bocage/kernel';
import { writePosition } from '@bocage/kernel/text';
import { fine, type Report } from '../io.ts';

/** Which position is wanted. */
export interface PositionInput {
  readonly game: Game;
  readonly setUp: SetUp;
  readonly seed: number;
  /** So many decisions, those of Chance included, are taken at random first. */
  readonly after: number;
}

/** The position, and how many decisions led to it: fewer than wanted where the game ended before. */
export interface PositionResult {
  readonly game: string;
  readonly scenario: string;
  readonly decisions: number;
  readonly over: boolean;
  readonly position: string;
}

/** A position from random play. */
export function position({ game, setUp, seed, after }: PositionInput): PositionResult {
  const engine = new Engine(game, setUp).begin();
  const random = seeded(seed);
  let decisions = 0;
  for (; decisions < after && !engine.over; decisions++) {
    engine.g.cells.forget();
    if (engine.side === CHANCE) engine.chance(random);
    else engine.play(engine.sample(random));
  }
  const { over } = engine;
  return { game: game.id, scenario: setUp.scenario, decisions, over, position: writePosition(engine) };
}

/** The position itself, or the file it went to. */
export function positionReport(result: PositionResult, file?: string): Report {
  return fine(result, file === undefined ? result.position.trimEnd() : `position written to ${file}`);
}
