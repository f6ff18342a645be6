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
  /** Whether it is taken down how long each player thinks. */
  readonly isTimed?: boolean | undefined;
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
  /** Where the players were timed. */
  readonly spent?: Spent;
}

/** How long the players thought. */
export interface Spent {
  /** CPU-seconds by side. */
  readonly seconds: readonly number[];
  readonly turns: number;
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
export function gamesAt({
  game,
  setUp,
  players,
  seats,
  report,
  isTimed = false,
}: Table): (seed: number) => GameResult {
  const engine = new Engine(game, setUp);
  return (seed) => {
    try {
      const stages = report?.stages === undefined ? undefined : new StageNotes(report, report.stages);
      const timer = isTimed ? new Timer(game, players) : undefined;
      const watch = (position: Engine): void => {
        stages?.watch(position);
        timer?.watch(position);
      };
      const watched = stages === undefined && timer === undefined ? undefined : watch;
      const { outcome, decisions } = playOut(engine, timer?.players ?? players, seeded(seed), watched, seats);
      const { text: _text, ...ended } = outcome;
      const figures = report?.measure(engine.g) ?? [];
      return {
        ...ended,
        decisions,
        figures,
        ...(stages && { course: stages.end(engine.g, figures) }),
        ...(timer && { spent: timer.spent }),
      };
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      return { deadEnd: error.message };
    }
  };
}

/** Takes down how long each player thinks, by the clock of his own thread, and how many turns go by. */
class Timer {
  readonly players: readonly Player[];
  private readonly seconds: number[];
  private readonly clock: number | undefined;
  private turn = -1;
  private turns = 0;

  constructor({ layout, sides }: Game, players: readonly Player[]) {
    this.seconds = sides.words.map(() => 0);
    this.clock = (layout.at.get('turn') ?? layout.at.get('phase'))?.base;
    this.players = players.map((player, side) => ({
      name: player.name,
      choose: (seat, random) => {
        const began = process.threadCpuUsage();
        const action = player.choose(seat, random);
        const { user, system } = process.threadCpuUsage(began);
        this.seconds[side] = (this.seconds[side] as number) + (user + system) / 1e6;
        return action;
      },
    }));
  }

  watch({ g }: Engine): void {
    const turn = this.clock === undefined ? 0 : g.cells.read(this.clock);
    if (turn !== this.turn) this.turns++;
    this.turn = turn;
  }

  get spent(): Spent {
    return { seconds: this.seconds, turns: this.turns };
  }
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
