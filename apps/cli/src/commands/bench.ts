import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { PlayableGame } from '@bocage/catalogue';
import type { Game } from '@bocage/kernel';
import { type GameFigures, judge } from '../bench/bars.ts';
import type { ChessRates } from '../bench/chess.ts';
import { type Effort, measure, type Round } from '../bench/measure.ts';
import { weight } from '../bench/search.ts';
import { median, medians } from '../bench/statistics.ts';
import { measureThinking, type ThinkingFigures } from '../bench/thinking.ts';
import type { Report } from '../io.ts';
import type { OnProgress } from '../progress.ts';
import { grouped, many, tableText } from '../table.ts';

/** What is to be measured, and how thoroughly. */
export interface BenchInput {
  readonly games: readonly PlayableGame[];
  readonly rounds: number;
  readonly effort: Effort;
  readonly chessDepth: number;
  /**
   * CPU-seconds of play before anything counts. The compiler takes two or three to settle on a whole game; after half a
   * second its rate still doubles.
   */
  readonly warmUp: number;
  /** CPU-seconds for each of those who think for a game. */
  readonly thinking: number;
  readonly onProgress?: OnProgress;
}

export const FULL: Omit<BenchInput, 'games'> = {
  rounds: 7,
  effort: { cpuSeconds: 1, samples: 4000, games: 100, copies: 20_000, engines: 200 },
  chessDepth: 4,
  warmUp: 3,
  thinking: 5,
};
export const QUICK: Omit<BenchInput, 'games'> = {
  rounds: 3,
  effort: { cpuSeconds: 0.1, samples: 800, games: 20, copies: 4000, engines: 20 },
  chessDepth: 3,
  warmUp: 0.5,
  thinking: 0.5,
};

/** The medians over all rounds. */
export interface BenchResult {
  readonly node: string;
  readonly cpu: string;
  readonly rounds: number;
  readonly yardstick: ChessRates;
  readonly games: readonly GameFigures[];
}

/** Measures games and the yardstick by turns. */
export async function bench({
  games,
  rounds,
  effort,
  chessDepth,
  warmUp,
  thinking,
  onProgress,
}: BenchInput): Promise<BenchResult> {
  const { chessRates } = await import('../bench/chess.ts');
  const first = { ...effort, cpuSeconds: warmUp };
  const chess: ChessRates[] = [];
  const found = games.map((): Round[] => []);
  for (let round = 0; round <= rounds; round++) {
    const rates = chessRates(chessDepth);
    const figures = games.map((game) => measure(game, round === 0 ? first : effort, round + 1));
    onProgress?.(round + 1, rounds + 1);
    if (round === 0) continue; // the warm-up
    chess.push(rates);
    for (const [i, one] of figures.entries()) found[i]?.push(one);
  }
  const thought: (ThinkingFigures | undefined)[] = [];
  for (const { game } of games) thought.push(await measureThinking(game, thinking));
  return {
    node: process.versions.node,
    cpu: cpus()[0]?.model.trim() ?? 'unknown processor',
    rounds,
    yardstick: medians(chess),
    games: games.map(({ game }, i) => ({
      ...figuresOf(game, found[i] ?? [], chess),
      ...thought[i],
      engineKb: weight(game, effort.engines),
    })),
  };
}

function figuresOf(
  game: Game,
  rounds: readonly Round[],
  chess: readonly ChessRates[],
): Omit<GameFigures, 'engineKb' | keyof ThinkingFigures> {
  const against = (way: keyof ChessRates): number[] =>
    rounds.map((round, i) => round.actionsPerCpuSecond / (chess[i]?.[way] ?? Number.NaN));
  const ratios = against('perft');
  return {
    game: game.id,
    ...medians(rounds),
    stateBytes: game.size * Int16Array.BYTES_PER_ELEMENT,
    ratio: median(ratios),
    ratioRange: [Math.min(...ratios), Math.max(...ratios)],
    ratioByMoves: median(against('byMoves')),
  };
}

/** Where the figures are kept. */
export const PERFORMANCE_PAGE = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));

/** The figures as tables; a missed bar is something wrong, unless it was but a glance. */
export function benchReport(result: BenchResult, glance: boolean): Report {
  const judged = result.games.map((figures) => ({ game: figures.game, bars: judge(figures) }));
  const missed = judged.flatMap(({ game, bars }) =>
    bars
      .filter(({ pass }) => pass === false)
      .map(({ what, value, bar }) => `${game}: ${what} ${value} (${bar})`),
  );
  const { perft, byMoves } = result.yardstick;
  const text = [
    `Node ${result.node}, ${result.cpu}, ${many(result.rounds, 'round')}`,
    `chess.js nodes per CPU-second: ${grouped(perft)} by perft, ${grouped(byMoves)} by moves/move/undo`,
    ...judged.map(({ game, bars }) => `\n${game}\n${tableText(bars.map(rowOf))}`),
  ].join('\n');
  const ok = glance || missed.length === 0;
  const complaint = `missed: ${missed.join('; ')}`;
  return ok ? { json: result, text, ok } : { json: result, text, ok, complaint };
}

const rowOf = ({ what, value, bar, pass }: ReturnType<typeof judge>[number]): string[] => [
  `  ${what}`,
  value.padStart(14),
  bar.padStart(14),
  pass === null ? '' : pass ? 'pass' : 'FAIL',
];
