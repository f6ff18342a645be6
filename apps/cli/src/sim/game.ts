import type { GameReport, Measured } from '@bocage/catalogue';
import { Engine, type Game, type Player, playOut, RulesError, type SetUp, seeded } from '@bocage/kernel';

/** Who plays what. */
export interface Table {
  readonly game: Game;
  readonly setUp: SetUp;
  readonly players: readonly Player[];
  /** How the game is set beside history, where it says so. */
  readonly report?: GameReport | undefined;
}

/** A game that was played to its end. */
export interface Played {
  readonly winner: number;
  readonly score: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** The figures of the game's report; none where there is no report. */
  readonly figures: readonly Measured[];
}

/** A game that the rules could not bring to an end. */
export interface DeadEnd {
  readonly deadEnd: string;
}

export type GameResult = Played | DeadEnd;

/** Plays game after game, each of them by its seed alone. */
export function gamesAt({ game, setUp, players, report }: Table): (seed: number) => GameResult {
  const engine = new Engine(game, setUp);
  return (seed) => {
    try {
      const { outcome, decisions } = playOut(engine, players, seeded(seed));
      const { winner, score } = outcome;
      return { winner, score, decisions, figures: report?.measure(engine.g) ?? [] };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return { deadEnd: error.message };
    }
  };
}
