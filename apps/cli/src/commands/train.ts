import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { shareOf } from '@bocage/ai';
import { areaUnderCurve, type Bin, casesOf, type Effect, effectsOf, fit, fitChances, foretell, type Lesson, logLoss, reliability, stepped, withStyles } from '@bocage/ai/train'; // biome-ignore format: a list
import { entryOf } from '@bocage/catalogue';
import type { Game } from '@bocage/kernel';
import type { Doctrine, Judgement, Style } from '@bocage/kernel/players';
import { InputError } from '../errors.ts';
import { loadGame, type Wanted } from '../games.ts';
import type { Report } from '../io.ts';
import type { OnProgress } from '../progress.ts';
import { many, percent, round, tableText } from '../table.ts';
import { duelsOf, lessonsOf } from '../train/lessons.ts';
import { pageWithJudgement, reliabilityPlot } from '../train/page.ts';

/** What is to be learned. */
export interface TrainInput {
  readonly id: string;
  readonly wanted: Wanted;
  /** Games from which it is learned who stands better. */
  readonly games: number;
  /** How often the figures of the styles are tuned before that, each time by as many games. */
  readonly rounds: number;
  readonly seed: number;
  /** Whether only the chance is learned anew, and what a search goes by stays as it is. */
  readonly chanceOnly: boolean;
  readonly threads: number;
  readonly onProgress?: OnProgress;
}

/** A step of tuning: what it would change, and whether it was taken. */
interface Step {
  readonly effects: Readonly<Record<string, readonly Effect[]>>;
  readonly share: number;
  readonly low: number;
  readonly taken: boolean;
}
export interface TrainResult {
  readonly game: string;
  readonly games: number;
  readonly chanceOnly: boolean;
  readonly steps: readonly Step[];
  readonly styles: Readonly<Record<string, Style>>;
  readonly judgement: Judgement;
  readonly bins: readonly Bin[];
  readonly byHand: readonly { readonly hand: number; readonly auc: number; readonly logLoss: number }[];
}

const FOLDER = fileURLToPath(new URL('../../../../.cache/train', import.meta.url));
const file = (id: string, name: string): string =>
  fileURLToPath(new URL(`../../../../packages/games/${id}/src/player/${name}`, import.meta.url));

/** How differently games are played: to tune styles only these are moved; to judge positions plans vary too. */
const TUNING = { part: 0.25, whims: 0 };
const JUDGING = { part: 0.2, whims: 40 };

/** Tunes the figures of the styles, then learns who stands better from games in them. */
export async function train(input: TrainInput): Promise<TrainResult> {
  const { id, games, rounds, seed, chanceOnly } = input;
  const { game } = await loadGame(id);
  const loaded = await entryOf(id)?.doctrine?.();
  if (loaded === undefined) throw new InputError(`nobody thinks for ${id} yet: there is nothing to train`);
  let doctrine: Doctrine = loaded;
  const steps: Step[] = [];
  for (let i = 0; i < rounds; i++) {
    const { step, styles } = await tuned(input, game, doctrine, seed + i * games);
    steps.push(step);
    if (step.taken) doctrine = withStyles(loaded, styles);
  }
  const lessons = await lessonsOf(
    { ...common(input, game, doctrine), variety: JUDGING, seed: seed + rounds * games },
    FOLDER,
    input.threads,
    input.onProgress,
  );
  const styles = namedStyles(game, doctrine);
  return { game: id, games, chanceOnly, steps, styles, ...learned(doctrine, lessons, chanceOnly) };
}

const stylesOf = (game: Game, doctrine: Doctrine): Style[] =>
  game.sides.words.map((_, side) => doctrine.usual(side));
const namedStyles = (game: Game, doctrine: Doctrine): Record<string, Style> =>
  Object.fromEntries(game.sides.words.map((name, side) => [name, doctrine.usual(side)]));

const common = ({ id, wanted, games }: TrainInput, game: Game, doctrine: Doctrine) => ({
  id,
  wanted,
  games,
  styles: stylesOf(game, doctrine),
});

/** One step of tuning, which is taken where it wins more than it loses beyond doubt. */
async function tuned(
  input: TrainInput,
  game: Game,
  doctrine: Doctrine,
  seed: number,
): Promise<{ step: Step; styles: Style[] }> {
  const { threads, onProgress } = input;
  const base = common(input, game, doctrine);
  const lessons = await lessonsOf({ ...base, variety: TUNING, seed }, FOLDER, threads, onProgress);
  const effects = game.sides.words.map((_, side) =>
    effectsOf(doctrine, side, game.camps.of[side] === 0, lessons),
  );
  const styles = effects.map((one, side) => stepped(doctrine, side, one));
  const duel = {
    ...base,
    games: Math.ceil(input.games / 4),
    styles,
    others: base.styles,
    seed: seed + 1_000_000,
  };
  const { share, low } = shareOf(await duelsOf(duel, FOLDER, threads, onProgress));
  const named = Object.fromEntries(game.sides.words.map((name, side) => [name, effects[side] as Effect[]]));
  return { step: { effects: named, share, low, taken: share > 0.5 && low > 0.47 }, styles };
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
  if (result.steps.some(({ taken }) => taken)) writeStyles(result);
}

function writeStyles({ game, styles, steps }: TrainResult): void {
  const path = file(game, 'style.json');
  const kept = JSON.parse(readFileSync(path, 'utf8')) as { version: number };
  const shares = steps.map(({ share, taken }) => `${percent(share)}${taken ? '' : ' (not taken)'}`);
  const made = `tuned by play; each step against the one before: ${shares.join(', ')}`;
  const tuned = { ...kept, version: kept.version + 1, made, styles };
  writeFileSync(path, `${JSON.stringify(tuned, null, 2)}\n`);
}

/** What was learned, in words. */
export function trainReport(result: TrainResult): Report {
  const { steps, byHand, bins, judgement } = result;
  const stepLines = steps.flatMap(({ share, low, taken, effects }, i) => [
    `step ${i + 1}: ${percent(share)} against the style before (at least ${percent(low)}), ${taken ? 'taken' : 'not taken'}`,
    ...Object.entries(effects).map(
      ([side, some]) => `  ${side}: ${some.filter(isSure).map(effectText).join(', ')}`,
    ),
  ]);
  const text = [
    `${result.game}: learned from ${many(result.games, 'game')}`,
    ...stepLines,
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

const isSure = ({ gain, error }: Effect): boolean => Math.abs(gain) > 2 * error;
const effectText = ({ name, gain, error }: Effect): string =>
  `${name} ${round(gain, 3)} ± ${round(error, 3)}`;
