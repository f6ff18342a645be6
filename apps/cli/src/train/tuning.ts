import { shareOf } from '@bocage/ai';
import { type Cloud, cloudAround, drawnTo, stylesOf } from '@bocage/ai/train';
import { type Game, seeded } from '@bocage/kernel';
import type { Doctrine, Style } from '@bocage/kernel/players';
import type { Wanted } from '../games.ts';
import { round } from '../table.ts';
import { duelsOf, type Ground, trialsOf } from './lessons.ts';

/** What is to be tuned. */
export interface Tuning {
  readonly id: string;
  readonly wanted: Wanted;
  readonly rounds: number;
  /** Games of each style in a round. */
  readonly trials: number;
  readonly seed: number;
}

/** What tuning came to: by round and side what the style that was reached is worth; and what all of it won of the styles before. */
export interface Tuned {
  readonly course: readonly Readonly<Record<string, number>>[];
  readonly share: number;
  readonly low: number;
  readonly taken: boolean;
  readonly styles: readonly Style[];
}

/** How many styles of a side are tried in a round. */
const STYLES = 24;
/** Pairs of games in which the new styles have to show that they are better, for each trial. */
const PROOFS = 4;
/** At which lower end of the interval a share of more than half is believed. */
const BELIEVED = 0.47;
/** Games by which styles are judged, and others by which it is proven that they are better. */
const PROOF_SEED = 1_000_000;

/**
 * Tunes the styles of all sides by the cross-entropy method: in each round styles about the one that was reached so far play
 * the same games, each against the others as they play today, and the best draw it to themselves.
 */
export async function tune(order: Tuning, game: Game, doctrine: Doctrine, ground: Ground): Promise<Tuned> {
  const before = game.sides.words.map((_, side) => doctrine.usual(side));
  let clouds = game.sides.words.map((_, side) => cloudAround(doctrine, side));
  const course: Record<string, number>[] = [];
  for (let i = 0; i < order.rounds; i++) {
    const worth: Record<string, number> = {};
    const next: Cloud[] = [];
    for (const [side, name] of game.sides.words.entries()) {
      const styles = stylesOf(
        clouds[side] as Cloud,
        doctrine.bounds(side),
        STYLES,
        seeded(order.seed + i * game.sides.words.length + side),
      );
      const values = await valuesOf(order, { side, styles, round: i, before }, ground);
      worth[name] = round(values[0] ?? 0, 3);
      next.push(drawnTo(clouds[side] as Cloud, ranked(styles, values)));
    }
    clouds = next;
    course.push(worth);
  }
  const styles = clouds.map(({ middle }) => plain(middle));
  return { course, ...(await proven(order, styles, before, ground)) };
}

/** What each style is worth to its side, in the same games for all. */
async function valuesOf(
  { id, wanted, trials, seed }: Tuning,
  tried: {
    readonly side: number;
    readonly styles: readonly Style[];
    readonly round: number;
    readonly before: readonly Style[];
  },
  ground: Ground,
): Promise<number[]> {
  const { side, styles, round: at, before } = tried;
  const games = { id, wanted, games: trials, styles: before, seed: seed + at * trials };
  const played = await trialsOf(
    styles.map((style) => ({ ...games, side, style })),
    ground,
  );
  return played.map((some) => some.reduce((sum, value) => sum + value, 0) / some.length);
}

const ranked = (styles: readonly Style[], values: readonly number[]): Style[] =>
  styles
    .map((style, i) => ({ style, value: values[i] as number }))
    .sort((a, b) => b.value - a.value)
    .map(({ style }) => style);

/** Figures that a reader can remember. */
const plain = (style: Style): Style =>
  Object.fromEntries(Object.entries(style).map(([name, value]) => [name, Number(value.toPrecision(2))]));

/** The new styles are taken where they win more of the old ones than they lose, beyond doubt. */
async function proven(
  { id, wanted, trials, seed }: Tuning,
  styles: readonly Style[],
  before: readonly Style[],
  ground: Ground,
): Promise<Omit<Tuned, 'course'>> {
  const games = { id, wanted, games: PROOFS * trials, seed: seed + PROOF_SEED };
  const { share, low } = shareOf(await duelsOf({ ...games, styles, others: before }, ground));
  return { share, low, taken: share > 0.5 && low > BELIEVED, styles };
}
