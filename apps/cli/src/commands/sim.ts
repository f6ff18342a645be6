import { type Game, NONE } from '@bocage/kernel';
import { cpuSeconds } from '../clock.ts';
import { isSolitaire, loadGame, setUpOf } from '../games.ts';
import type { Report } from '../io.ts';
import { playersFor, seatsFor } from '../players.ts';
import type { OnProgress } from '../progress.ts';
import { byGroup, type Comparison, cells, compare, courseRows, HEADS, sourceKinds } from '../sim/figures.ts';
import { type GameResult, gamesAt, type Played, type Table } from '../sim/game.ts';
import { type Order, playInThreads } from '../sim/workers.ts';
import { grouped, many, percent, round, tableText } from '../table.ts';
import type { Voice } from '../voice.ts';

/** Which games are to be played, by whom. */
export interface SimInput extends Table {
  readonly games: number;
  /** Game i is played with the seed + i. */
  readonly seed: number;
  readonly onProgress?: OnProgress | undefined;
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
  /** Of all threads together. */
  readonly cpuSeconds: number;
  readonly actionsPerCpuSecond: number;
  readonly results: {
    readonly wins: Readonly<Record<string, number>>;
    /** Of a game for one player, who has nobody to draw with: how often he lost. */
    readonly losses?: number;
    readonly draws: number;
    /** How well or how badly, where the game has words for that: by the camp that won, of the rest under `nobody`. */
    readonly grades?: Readonly<Record<string, Readonly<Record<string, number>>>>;
    readonly meanScore: Readonly<Record<string, number>>;
  };
  /** The games beside history, where the game has a report and one of them was finished. */
  readonly comparison?: Comparison;
}

/** Plays whole games, one after another. */
export function sim({ games, seed, onProgress, ...table }: SimInput): SimResult {
  const began = cpuSeconds();
  const play = gamesAt(table);
  const results = Array.from({ length: games }, (_, i) => {
    const result = play(seed + i);
    onProgress?.(i + 1, games);
    return result;
  });
  return summary(table, seed, results, cpuSeconds(began));
}

/** Plays whole games in so many threads; what comes out is the same for any number of them. */
export async function simInThreads(
  order: Order,
  threads: number,
  onProgress?: OnProgress,
): Promise<SimResult> {
  const { id, wanted, games, seed } = order;
  const { game, report } = await loadGame(id);
  const seats = seatsFor(game, order.seats);
  const table = {
    game,
    setUp: setUpOf(game, wanted),
    players: await playersFor(game, order.players, seats),
    seats,
    report,
  };
  if (threads === 1) return sim({ ...table, games, seed, onProgress });
  const began = cpuSeconds();
  const [results = []] = await playInThreads([order], threads, onProgress);
  return summary(table, seed, results, cpuSeconds(began));
}

const isPlayed = (result: GameResult): result is Played => !('deadEnd' in result);

function summary(
  { game, setUp, players, report }: Table,
  seed: number,
  results: readonly GameResult[],
  seconds: number,
): SimResult {
  const played = results.filter(isPlayed);
  const actions = played.reduce((sum, { decisions }) => sum + decisions, 0);
  return {
    game: game.id,
    scenario: setUp.scenario,
    players: players.map((player) => player.name),
    seed,
    games: results.length,
    finished: played.length,
    deadEnds: results.length - played.length,
    firstDeadEnd: firstDeadEnd(seed, results),
    actions,
    cpuSeconds: round(seconds, 3),
    actionsPerCpuSecond: Math.round(actions / seconds),
    results: { ...winsOf(game, played), ...gradesOf(game, played), meanScore: meanScore(played) },
    ...(report === undefined || played.length === 0 ? {} : { comparison: compare(report, played) }),
  };
}

function firstDeadEnd(seed: number, results: readonly GameResult[]): SimResult['firstDeadEnd'] {
  for (const [i, result] of results.entries())
    if (!isPlayed(result)) return { seed: seed + i, text: result.deadEnd };
  return null;
}

type Counts = Pick<SimResult['results'], 'wins' | 'losses' | 'draws'>;

function winsOf(game: Game, played: readonly Played[]): Counts {
  const wins = game.camps.names.words.map(
    (camp, i) => [camp, played.filter(({ winner }) => winner === i).length] as const,
  );
  const undecided = played.filter(({ winner }) => winner === NONE).length;
  return isSolitaire(game)
    ? { wins: Object.fromEntries(wins), losses: undecided, draws: 0 }
    : { wins: Object.fromEntries(wins), draws: undecided };
}

const NOBODY = 'nobody';

function gradesOf(game: Game, played: readonly Played[]): Pick<SimResult['results'], 'grades'> {
  const grades: Record<string, Record<string, number>> = {};
  for (const { winner, grade } of played) {
    if (grade === undefined) continue;
    const camp = winner === NONE ? NOBODY : game.camps.names.text(winner);
    grades[camp] = { ...grades[camp], [grade]: (grades[camp]?.[grade] ?? 0) + 1 };
  }
  return Object.keys(grades).length === 0 ? {} : { grades };
}

function meanScore(played: readonly Played[]): Record<string, number> {
  const sums: Record<string, number> = {};
  for (const { score } of played)
    for (const [name, points] of Object.entries(score)) sums[name] = (sums[name] ?? 0) + points;
  return Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, round(sum / played.length, 3)]));
}

/** The results in words. */
export function simReport(result: SimResult, voice: Voice): Report {
  const { results, finished, firstDeadEnd, comparison } = result;
  const share = (count: number): string => percent(finished === 0 ? 0 : count / finished);
  const graded = (camp: string): (string | number)[][] =>
    Object.entries(results.grades?.[camp] ?? {}).map(([grade, count]) => [`  ${grade}`, count, share(count)]);
  const rows = [
    ...Object.entries(results.wins).flatMap(([id, count], camp) => [
      [voice.wins(camp), count, share(count)],
      ...graded(id),
    ]),
    results.losses === undefined
      ? ['Nobody wins', results.draws, share(results.draws)]
      : ['The battle is lost', results.losses, share(results.losses)],
    ...graded(NOBODY),
    ...Object.entries(results.meanScore).map(([id, mean]) => [`${voice.scoreLabel(id)}, on average`, mean]),
  ];
  const text = [
    `${result.game}, ${result.scenario}: ${many(result.games, 'game')}, ${finished} finished`,
    `${grouped(result.actions)} actions in ${result.cpuSeconds} CPU-s: ${grouped(result.actionsPerCpuSecond)} per CPU-second`,
    tableText(rows),
    ...(comparison === undefined ? [] : [comparisonText(comparison)]),
  ].join('\n');
  if (firstDeadEnd === null) return { json: result, text, ok: true };
  const complaint = `${many(result.deadEnds, 'game')} came to a dead end; the first with seed ${firstDeadEnd.seed}: ${firstDeadEnd.text}`;
  return { json: result, text, ok: false, complaint };
}

function comparisonText(comparison: Comparison): string {
  const rows = [...byGroup(comparison)].flatMap(([group, figures]) => [
    [group],
    ...figures.map((figure) => {
      const [label, simulated, spread, history] = cells(figure);
      return [`  ${label}`, simulated.padStart(9), spread.padStart(9), history, sourceKinds(figure)];
    }),
  ]);
  const { course, notes } = comparison;
  const means = course === undefined ? [] : ['', tableText(courseRows(course))];
  return ['', tableText([[...HEADS, 'source'], ...rows]), ...means, '', ...notes].join('\n');
}
