import {
  Engine,
  type Game,
  NONE,
  type Outcome,
  type Player,
  playOut,
  RulesError,
  type SetUp,
  seeded,
} from '@bocage/kernel';
import { cpuSeconds } from '../clock.ts';
import type { Report } from '../io.ts';
import type { OnProgress } from '../progress.ts';
import { grouped, many, percent, round, tableText } from '../table.ts';

/** Which games are to be played, by whom. */
export interface SimInput {
  readonly game: Game;
  readonly setUp: SetUp;
  readonly games: number;
  /** Game i is played with the seed + i. */
  readonly seed: number;
  readonly players: readonly Player[];
  readonly onProgress?: OnProgress;
}

/** How they came out. */
export interface SimResult {
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly string[];
  readonly seed: number;
  readonly games: number;
  readonly finished: number;
  /** Games that the rules could not bring to an end. */
  readonly deadEnds: number;
  readonly firstDeadEnd: { readonly seed: number; readonly text: string } | null;
  /** Decisions of players and of Chance; what was forced does not count. */
  readonly actions: number;
  readonly cpuSeconds: number;
  readonly actionsPerCpuSecond: number;
  readonly results: {
    readonly wins: Readonly<Record<string, number>>;
    readonly draws: number;
    readonly meanScore: Readonly<Record<string, number>>;
  };
}

class Tally {
  finished = 0;
  draws = 0;
  readonly wins: Record<string, number> = {};
  private readonly sums: Record<string, number> = {};
  private readonly sides: Game['sides'];

  constructor(game: Game) {
    this.sides = game.sides;
    for (const side of game.sides.words) this.wins[side] = 0;
  }

  add({ winner, score }: Outcome): void {
    this.finished++;
    const side = this.sides.words[winner];
    if (winner === NONE || side === undefined) this.draws++;
    else this.wins[side] = (this.wins[side] ?? 0) + 1;
    for (const [name, points] of Object.entries(score)) this.sums[name] = (this.sums[name] ?? 0) + points;
  }

  get meanScore(): Record<string, number> {
    return Object.fromEntries(
      Object.entries(this.sums).map(([name, sum]) => [name, round(sum / this.finished, 3)]),
    );
  }
}

/** Plays whole games. */
export function sim({ game, setUp, games, seed, players, onProgress }: SimInput): SimResult {
  const engine = new Engine(game, setUp);
  const tally = new Tally(game);
  let actions = 0;
  let firstDeadEnd: SimResult['firstDeadEnd'] = null;
  const began = cpuSeconds();
  for (let i = 0; i < games; i++) {
    try {
      const { outcome, decisions } = playOut(engine, players, seeded(seed + i));
      tally.add(outcome);
      actions += decisions;
    } catch (error) {
      if (!(error instanceof RulesError)) throw error;
      firstDeadEnd ??= { seed: seed + i, text: error.message };
    }
    onProgress?.(i + 1, games);
  }
  const seconds = cpuSeconds(began);
  const { finished, wins, draws, meanScore } = tally;
  return {
    game: game.id,
    scenario: setUp.scenario,
    players: players.map((player) => player.name),
    seed,
    games,
    finished,
    deadEnds: games - finished,
    firstDeadEnd,
    actions,
    cpuSeconds: round(seconds, 3),
    actionsPerCpuSecond: Math.round(actions / seconds),
    results: { wins, draws, meanScore },
  };
}

/** The results in words. */
export function simReport(result: SimResult): Report {
  const { results, finished, firstDeadEnd } = result;
  const share = (count: number): string => percent(finished === 0 ? 0 : count / finished);
  const rows = [
    ...Object.entries(results.wins).map(([side, count]) => [`${side} wins`, count, share(count)]),
    ['draws', results.draws, share(results.draws)],
    ...Object.entries(results.meanScore).map(([side, mean]) => [`${side} mean score`, mean]),
  ];
  const text = [
    `${result.game}, ${result.scenario}: ${many(result.games, 'game')}, ${finished} finished`,
    `${grouped(result.actions)} actions in ${result.cpuSeconds} CPU-s: ${grouped(result.actionsPerCpuSecond)} per CPU-second`,
    tableText(rows),
  ].join('\n');
  if (firstDeadEnd === null) return { json: result, text, ok: true };
  const complaint = `${many(result.deadEnds, 'game')} came to a dead end; the first with seed ${firstDeadEnd.seed}: ${firstDeadEnd.text}`;
  return { json: result, text, ok: false, complaint };
}
