import { type Random, seeded } from '@bocage/kernel';
import { type Chances, chanceBy } from '../value/judge.ts';
import { fitChances } from './fit.ts';
import type { Lesson } from './selfplay.ts';

/** What was foretold of a position by weights that had not seen its game, and what came. */
export interface Forecast {
  readonly game: number;
  readonly hand: number;
  readonly foretold: number;
  readonly came: number;
}

/** Forecasts of about the same chance beside what came of them, with the interval that holds the truth in nineteen of twenty. */
export interface Bin {
  readonly from: number;
  readonly cases: number;
  readonly games: number;
  readonly foretold: number;
  readonly came: number;
  readonly low: number;
  readonly high: number;
}

const FOLDS = 5;
const BINS = 10;
const RESAMPLES = 200;

/** Foretells the end of every game by what the others taught. */
export function foretell(lessons: readonly Lesson[], hands: number): Forecast[] {
  return Array.from({ length: FOLDS }, (_, fold) => {
    const others = lessons.filter((_, game) => game % FOLDS !== fold);
    const chances = fitChances(others, hands);
    return lessons.flatMap((lesson, game) => (game % FOLDS === fold ? forecasts(lesson, game, chances) : []));
  }).flat();
}

const forecasts = ({ sights, chance }: Lesson, game: number, chances: Chances): Forecast[] =>
  sights.map(({ hand, row }) => ({
    game,
    hand,
    foretold: chanceBy(chances, hand, Float64Array.from(row)),
    came: chance,
  }));

/** The reliability of forecasts: bins of tenths; the interval is drawn from whole games, since the positions of one stand together. */
export function reliability(forecasts: readonly Forecast[]): Bin[] {
  const random = seeded(1);
  return Array.from({ length: BINS }, (_, bin) =>
    forecasts.filter(({ foretold }) => Math.min(BINS - 1, Math.floor(foretold * BINS)) === bin),
  ).flatMap((cases, bin) => (cases.length === 0 ? [] : [binOf(cases, bin / BINS, random)]));
}

function binOf(cases: readonly Forecast[], from: number, random: Random): Bin {
  const sums = new Map<number, { came: number; cases: number }>();
  for (const { game, came } of cases) {
    const sum = sums.get(game) ?? { came: 0, cases: 0 };
    sums.set(game, { came: sum.came + came, cases: sum.cases + 1 });
  }
  const games = [...sums.values()];
  const drawn = Array.from({ length: RESAMPLES }, () => resampled(games, random)).sort((a, b) => a - b);
  return {
    from,
    cases: cases.length,
    games: games.length,
    foretold: cases.reduce((sum, { foretold }) => sum + foretold, 0) / cases.length,
    came: cases.reduce((sum, { came }) => sum + came, 0) / cases.length,
    low: drawn[Math.floor(RESAMPLES * 0.025)] as number,
    high: drawn[Math.ceil(RESAMPLES * 0.975) - 1] as number,
  };
}

function resampled(games: readonly { came: number; cases: number }[], random: Random): number {
  let [came, cases] = [0, 0];
  for (let i = 0; i < games.length; i++) {
    const one = games[random.below(games.length)] as { came: number; cases: number };
    came += one.came;
    cases += one.cases;
  }
  return came / cases;
}

/** How often the winner of two games was foretold the better chance; draws are left out. */
export function areaUnderCurve(forecasts: readonly Forecast[]): number {
  const ranked = forecasts.filter(({ came }) => came !== 0.5).sort((a, b) => a.foretold - b.foretold);
  let [losers, pairs] = [0, 0];
  for (const { came } of ranked) {
    if (came === 0) losers++;
    else pairs += losers;
  }
  const winners = ranked.length - losers;
  return winners === 0 || losers === 0 ? 0.5 : pairs / (winners * losers);
}

/** The mean surprise at what came, in nats. */
export const logLoss = (forecasts: readonly Forecast[]): number =>
  forecasts.reduce((sum, { foretold, came }) => {
    const sure = Math.min(1 - 1e-6, Math.max(1e-6, foretold));
    return sum - came * Math.log(sure) - (1 - came) * Math.log(1 - sure);
  }, 0) / Math.max(1, forecasts.length);
