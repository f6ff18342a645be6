import type { GameReport, Measured, Stages } from '@bocage/catalogue';
import {
  Engine,
  type Game,
  type Player,
  playOut,
  RulesError,
  type Seats,
  type SetUp,
  seeded,
} from '@bocage/kernel';

/** Who plays what. */
export interface Table {
  readonly game: Game;
  readonly setUp: SetUp;
  readonly players: readonly Player[];
  /** Who holds which sides; each side has its own seat unless told. */
  readonly seats?: Seats;
  /** How the game is set beside history, where it says so. */
  readonly report?: GameReport | undefined;
}

/** A game that was played to its end. */
export interface Played {
  readonly winner: number;
  /** How well it was won, or how badly lost, where the game has words for that. */
  readonly grade?: string;
  readonly score: Readonly<Record<string, number>>;
  readonly decisions: number;
  /** The figures of the game's report; none where there is no report. */
  readonly figures: readonly Measured[];
  /** The turns that it was played from and to, where its report has stages, and the figures at the end of each of those. */
  readonly course?: StageFigures;
}

/** The figures of a game at the stages that it came by; of what lay beyond its end those of its end. */
export interface StageFigures {
  readonly from: number;
  readonly to: number;
  readonly at: readonly (readonly Measured[])[];
}

/** A game that the rules could not bring to an end. */
export interface DeadEnd {
  readonly deadEnd: string;
}

export type GameResult = Played | DeadEnd;

/** Plays game after game, each of them by its seed alone. */
export function gamesAt({ game, setUp, players, seats, report }: Table): (seed: number) => GameResult {
  const engine = new Engine(game, setUp);
  return (seed) => {
    try {
      const stages = report?.stages === undefined ? undefined : new StageNotes(report, report.stages);
      const { outcome, decisions } = playOut(engine, players, seeded(seed), stages?.watch, seats);
      const { text: _text, ...ended } = outcome;
      const figures = report?.measure(engine.g) ?? [];
      return { ...ended, decisions, figures, ...(stages && { course: stages.end(engine.g, figures) }) };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return { deadEnd: error.message };
    }
  };
}

/** Takes down a game's figures whenever one of the stages lies behind it. */
class StageNotes {
  private readonly report: GameReport;
  private readonly stages: Stages;
  private readonly at: (readonly Measured[])[] = [];
  private from = -1;

  constructor(report: GameReport, stages: Stages) {
    this.report = report;
    this.stages = stages;
  }

  readonly watch = ({ g }: Engine): void => {
    const turn = this.stages.turnOf(g);
    if (this.from < 0) this.from = turn;
    while (turn > (this.stages.turns[this.at.length] ?? Number.POSITIVE_INFINITY))
      this.at.push(this.report.measure(g));
  };

  end(g: Engine['g'], figures: readonly Measured[]): StageFigures {
    while (this.at.length < this.stages.turns.length) this.at.push(figures);
    return { from: this.from, to: this.stages.turnOf(g), at: this.at };
  }
}
