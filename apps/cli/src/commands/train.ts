import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { areaUnderCurve, type Bin, casesOf, fit, fitChances, foretell, type Lesson, logLoss, reliability, withStyles } from '@bocage/ai/train'; // biome-ignore format: a list
import { entryOf } from '@bocage/catalogue';
import type { Doctrine, Judgement, Style } from '@bocage/kernel/players';
import { InputError } from '../errors.ts';
import { loadGame, type Wanted } from '../games.ts';
import type { Report } from '../io.ts';
import type { OnProgress } from '../progress.ts';
import { many, percent, round, tableText } from '../table.ts';
import { lessonsOf } from '../train/lessons.ts';
import { pageWithJudgement, reliabilityPlot } from '../train/page.ts';
import { type Tuned, tune } from '../train/tuning.ts';

/** What is to be learned. */
export interface TrainInput {
  readonly id: string;
  /** Several scenarios with commas between them; so many games are played of each. */
  readonly wanted: Wanted;
  /** Games from which it is learned who stands better. */
  readonly games: number;
  /** How often the figures of the styles are tuned before that, and in how many games each style is tried in a round. */
  readonly rounds: number;
  readonly trials: number;
  readonly seed: number;
  /** Whether only the chance is learned anew, and what a search goes by stays as it is. */
  readonly chanceOnly: boolean;
  readonly threads: number;
  readonly onProgress?: OnProgress;
}

export interface TrainResult {
  readonly game: string;
  /** Of each scenario. */
  readonly games: number;
  readonly scenario?: string | undefined;
  readonly chanceOnly: boolean;
  /** What tuning came to; null where nothing was tuned. */
  readonly tuned: Tuned | null;
  readonly styles: Readonly<Record<string, Style>>;
  readonly judgement: Judgement;
  readonly bins: readonly Bin[];
  readonly byHand: readonly { readonly hand: number; readonly auc: number; readonly logLoss: number }[];
}

const FOLDER = fileURLToPath(new URL('../../../../.cache/train', import.meta.url));
const file = (id: string, name: string): string =>
  fileURLToPath(new URL(`../../../../packages/games/${id}/src/player/${name}`, import.meta.url));

/** How differently games are played: styles and plans vary. */
const JUDGING = { part: 0.2, whims: 40 };

/** Tunes the figures of the styles, then learns who stands better from games in them. */
export async function train(input: TrainInput): Promise<TrainResult> {
  const { id, wanted, games, rounds, seed, chanceOnly, threads, onProgress } = input;
  const { game } = await loadGame(id);
  const loaded = await entryOf(id)?.doctrine?.();
  if (loaded === undefined) throw new InputError(`nobody thinks for ${id} yet: there is nothing to train`);
  const ground = { folder: FOLDER, threads, onProgress };
  const tuned = rounds === 0 ? null : await tune(input, game, loaded, ground);
  const doctrine = tuned?.taken ? withStyles(loaded, tuned.styles) : loaded;
  const styles = game.sides.words.map((_, side) => doctrine.usual(side));
  const lessons = await lessonsOf({ id, wanted, games, styles, variety: JUDGING, seed }, ground);
  const named = Object.fromEntries(game.sides.words.map((name, side) => [name, styles[side] as Style]));
  const { scenario } = wanted;
  return {
    game: id,
    games,
    scenario,
    chanceOnly,
    tuned,
    styles: named,
    ...learned(doctrine, lessons, chanceOnly),
  };
}

const figures = (rows: readonly (readonly number[])[]): number[][] =>
  rows.map((row) => row.map((value) => round(value, 4)));

function learned(
  { features, judgement: before }: Doctrine,
  lessons: readonly Lesson[],
  chanceOnly: boolean,
): Pick<TrainResult, 'judgement' | 'bins' | 'byHand'> {
  const { hands, names } = features;
  const forecasts = foretell(lessons, hands);
  const auc = round(areaUnderCurve(forecasts), 3);
  const { chance, unbeaten } = fitChances(lessons, hands);
  const kept = chanceOnly ? before?.utility : undefined;
  const judgement: Judgement = {
    version: (before?.version ?? 0) + 1,
    made: `logistic regression on ${lessons.length} games of quick scripts in styles at random; foretold by folds: area under the curve ${auc}, log loss ${round(logLoss(forecasts), 3)}`,
    features: names,
    chance: figures(chance),
    ...(unbeaten === undefined ? {} : { unbeaten: figures(unbeaten) }),
    utility: kept ?? figures(fit(casesOf(lessons, ({ utility }) => utility), hands)), // biome-ignore format: one thing
  };
  const byHand = Array.from({ length: hands }, (_, hand) => forecasts.filter((one) => one.hand === hand)).map(
    (some, hand) => ({ hand, auc: round(areaUnderCurve(some), 3), logLoss: round(logLoss(some), 3) }),
  );
  return { judgement, bins: reliability(forecasts), byHand };
}

const page = (name: string): string =>
  fileURLToPath(new URL(`../../../../docs/games/${name}`, import.meta.url));

/** Puts what was learned where the game reads it, and what it is worth on its page. */
export function writeLearned(result: TrainResult): void {
  const { game, judgement, bins } = result;
  const plot = `${game}-judgement.svg`;
  const path = page(`${game}.md`);
  const text = pageWithJudgement(path, readFileSync(path, 'utf8'), result, plot);
  writeFileSync(file(game, 'judgement.json'), `${JSON.stringify(judgement)}\n`);
  writeFileSync(page(plot), reliabilityPlot(bins));
  writeFileSync(path, text);
  if (result.tuned?.taken) writeStyles(result, result.tuned);
}

function writeStyles({ game, styles }: TrainResult, { course, share, low }: Tuned): void {
  const path = file(game, 'style.json');
  const kept = JSON.parse(readFileSync(path, 'utf8')) as { version: number };
  const made = `by the cross-entropy method, ${many(course.length, 'round')}: ${percent(share)} against the styles before, at least ${percent(low)}`;
  const tuned = { ...kept, version: kept.version + 1, made, styles };
  writeFileSync(path, `${JSON.stringify(tuned, null, 2)}\n`);
}

/** What was learned, in words. */
export function trainReport(result: TrainResult): Report {
  const { tuned, byHand, bins, judgement } = result;
  const text = [
    `${result.game}: learned from ${many(result.games, 'game')}${result.scenario === undefined ? '' : ` each of ${result.scenario}`}`,
    ...(tuned === null ? [] : tuningLines(tuned)),
    judgement.made,
    tableText([
      ['hand', 'AUC', 'log loss'],
      ...byHand.map(({ hand, auc, logLoss }) => [`${hand}`, `${auc}`, `${logLoss}`]),
    ]),
    tableText([
      ['foretold', 'came', '95 %', 'positions', 'games'],
      ...bins.map(({ foretold, came, low, high, cases, games }) => [
        percent(foretold),
        percent(came),
        `${percent(low)} to ${percent(high)}`,
        `${cases}`,
        `${games}`,
      ]),
    ]),
  ].join('\n');
  return { json: result, text, ok: true };
}

function tuningLines({ course, share, low, taken }: Tuned): string[] {
  const rounds = course.map(
    (worth, i) =>
      `round ${i + 1}: ${Object.entries(worth)
        .map(([side, value]) => `${side} ${value.toFixed(3)}`)
        .join(', ')}`,
  );
  const proof = `${percent(share)} against the styles before (at least ${percent(low)}), ${taken ? 'taken' : 'not taken'}`;
  return [...rounds, proof];
}
