import { pointsOf, type Rating, ratingsOf, type Share, seatings, shareOf } from '@bocage/ai';
import type { Game } from '@bocage/kernel';
import { InputError } from '../errors.ts';
import { isSolitaire, loadGame } from '../games.ts';
import type { Report } from '../io.ts';
import type { OnProgress } from '../progress.ts';
import type { GameResult, Played } from '../sim/game.ts';
import { type Order, playInThreads } from '../sim/workers.ts';
import { many, percent, round, tableText } from '../table.ts';

/** How two players did against each other. */
export interface LeagueResult extends Share {
  readonly game: string;
  readonly scenario: string;
  readonly players: readonly [string, string];
  readonly seed: number;
  readonly pairs: number;
  /** Of the first player, for each turn of the game. */
  readonly cpuSecondsPerTurn: number;
  /** Of the first player, by the camp that he had; of one who plays alone what each came to. */
  readonly by: readonly { readonly name: string; readonly won: number; readonly points: number | null }[];
}

/** How everybody did who met everybody else, the strongest first. */
export interface Standings {
  readonly game: string;
  readonly scenario: string;
  readonly ratings: readonly Rating[];
  readonly meetings: readonly LeagueResult[];
}

/** The players from `a,b,c`: two at least, and of more nobody twice. */
export function playersIn(text: string): readonly string[] {
  const names = text.split(',').map((name) => name.trim());
  if (names.length < 2 || names.includes('') || (names.length > 2 && new Set(names).size < names.length))
    throw new InputError(
      `--players: a league is between two or more, as in “veteran,scripted”, not “${text}”`,
    );
  return names;
}

/** Plays pairs of games with the same dice, in which two players change camps; the same for any number of threads. */
export async function league(order: Order, threads: number, onProgress?: OnProgress): Promise<LeagueResult> {
  return (await meeting(order, threads, onProgress)).result;
}

/** From whom the others are counted, where he is among them. */
const ANCHOR = 'scripted-1';

/** Everybody meets everybody else. */
export async function standings(order: Order, threads: number, onProgress?: OnProgress): Promise<Standings> {
  const names = playersIn(order.players);
  const couples = names.flatMap((first, i) => names.slice(i + 1).map((second) => `${first},${second}`));
  const met: Meeting[] = [];
  for (const [i, players] of couples.entries()) {
    const told: OnProgress = (done, of) => onProgress?.(i * of + done, couples.length * of);
    met.push(await meeting({ ...order, players }, threads, told));
  }
  const meetings = met.map(({ result }) => result);
  const [{ game, scenario } = { game: order.id, scenario: '' }] = meetings;
  const ratings = ratingsOf(
    met.map(({ result: { players }, points }) => ({ first: players[0], second: players[1], pairs: points })),
    names.includes(ANCHOR) ? ANCHOR : (names[0] as string),
  );
  return { game, scenario, ratings, meetings };
}

/** What came of a meeting, and what the first won of each pair. */
interface Meeting {
  readonly result: LeagueResult;
  readonly points: readonly number[];
}

async function meeting(
  { games: pairs, ...order }: Order,
  threads: number,
  onProgress?: OnProgress,
): Promise<Meeting> {
  const players = playersIn(order.players) as readonly [string, string];
  const { game } = await loadGame(order.id);
  const orders = seatings(game, players).map((seating) => ({
    ...order,
    games: pairs,
    players: seating.join(','),
    isTimed: true,
  }));
  const results = await playInThreads(orders, threads, onProgress);
  const rounds = results.map((round) => round.map(played(order.seed)));
  const [there, back] = rounds as [Played[], Played[]];
  const points = there.map((one, i) => pointsOf(game, [one, back[i] as Played]));
  const result = {
    game: game.id,
    scenario: order.wanted.scenario ?? (Object.keys(game.scenarios)[0] as string),
    players,
    seed: order.seed,
    pairs,
    ...rounded(shareOf(points)),
    cpuSecondsPerTurn: round(perTurn(game, there, back), 4),
    by: isSolitaire(game) ? alone(players, rounds) : byCamp(game, there, back),
  };
  return { result, points };
}

const rounded = ({ share, low, high }: Share): Share => ({
  share: round(share, 4),
  low: round(low, 4),
  high: round(high, 4),
});

/** A league has no use for a game that does not end. */
const played =
  (seed: number) =>
  (result: GameResult, i: number): Played => {
    if (!('deadEnd' in result)) return result;
    throw new Error(`the game with seed ${seed + i} came to a dead end: ${result.deadEnd}`);
  };

/** What the first player needed: in the first camp there, in the others on the way back; alone he only plays there. */
function perTurn(game: Game, there: readonly Played[], back: readonly Played[]): number {
  const isFirst = (side: number): boolean => game.camps.of[side] === 0;
  const spent = (games: readonly Played[], isHis: (side: number) => boolean): number =>
    sum(games.flatMap(({ spent }) => spent?.seconds.filter((_, side) => isHis(side)) ?? []));
  const his = isSolitaire(game) ? [there] : [there, back];
  const seconds = spent(there, isFirst) + spent(his[1] ?? [], (side) => !isFirst(side));
  return seconds / Math.max(1, sum(his.flat().map((one) => one.spent?.turns ?? 0)));
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const meanOf = (values: readonly number[]): number => round(sum(values) / Math.max(1, values.length), 3);

function alone(players: readonly [string, string], rounds: readonly Played[][]): LeagueResult['by'] {
  return players.map((name, i) => ({
    name,
    won: meanOf((rounds[i] ?? []).map(({ winner }) => Number(winner === 0))),
    points: meanOf((rounds[i] ?? []).map(({ score }) => score.points ?? 0)),
  }));
}

function byCamp({ camps }: Game, there: readonly Played[], back: readonly Played[]): LeagueResult['by'] {
  return camps.names.words.map((name, camp) => {
    const games = camp === 0 ? there : back;
    const won = games.map(({ winner }) => (winner === camp ? 1 : winner < 0 ? 0.5 : 0));
    return { name, won: meanOf(won), points: null };
  });
}

/** The result in words. */
export function leagueReport(result: LeagueResult): Report {
  const { players, by, share, low, high } = result;
  const interval = `${percent(low)} to ${percent(high)}`;
  const rows = by.map(({ name, won, points }) => [
    points === null ? `  ${players[0]} as ${name}` : `  ${name}`,
    percent(won),
    ...(points === null ? [] : [`${points} points on average`]),
  ]);
  const text = [
    `${result.game}, ${result.scenario}: ${many(result.pairs, 'pair')} of games`,
    `${players[0]} against ${players[1]}: ${percent(share)} of the points, in truth ${interval} (95 %)`,
    tableText(rows),
    `${result.cpuSecondsPerTurn} CPU-seconds a turn for ${players[0]}`,
  ].join('\n');
  return { json: result, text, ok: true };
}

/** The standings in words. */
export function standingsReport(standings: Standings): Report {
  const { game, scenario, ratings, meetings } = standings;
  const text = [
    `${game}, ${scenario}`,
    tableText([
      ['player', 'rating', '95 %'],
      ...ratings.map(({ name, rating, low, high }) => [
        name,
        `${Math.round(rating)}`,
        `${Math.round(low)} to ${Math.round(high)}`,
      ]),
    ]),
    ...meetings.map((one) => leagueReport(one).text),
  ].join('\n\n');
  return { json: standings, text, ok: true };
}
