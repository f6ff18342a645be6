import { type Chances, squash } from '../value/judge.ts';
import type { Lesson } from './selfplay.ts';
import { solve } from './solve.ts';

/** A position and what came of it, 0 to 1. */
export interface Case {
  readonly hand: number;
  readonly row: readonly number[];
  readonly came: number;
}

/**
 * How strongly weights are held to none, and those of a hand to those of all hands together, in cases: of these a game has dozens
 * that come out alike, so that less would believe single games.
 */
const RIDGE = 16;
const TOGETHER = 48;
const STEPS = 12;

/** Every position of the games with how they came out. */
export const casesOf = (lessons: readonly Lesson[], came: (lesson: Lesson) => number): Case[] =>
  lessons.flatMap((lesson) => lesson.sights.map(({ hand, row }) => ({ hand, row, came: came(lesson) })));

/**
 * Weights for the chance to win. Draws are asked after by themselves, as what is neither won nor lost: as halves of a victory
 * they would draw all that is hard to tell towards the middle.
 */
export function fitChances(lessons: readonly Lesson[], hands: number): Chances {
  const won = fit(
    casesOf(lessons, ({ chance }) => (chance === 1 ? 1 : 0)),
    hands,
  );
  if (lessons.every(({ chance }) => chance === 0 || chance === 1)) return { chance: won };
  const unbeaten = casesOf(lessons, ({ chance }) => (chance > 0 ? 1 : 0));
  return { chance: won, unbeaten: fit(unbeaten, hands) };
}

/** Weights by the hand of the clock, each held to those of the whole game as far as few cases speak for others. */
export function fit(cases: readonly Case[], hands: number): number[][] {
  const size = cases[0]?.row.length ?? 0;
  const all = logistic(cases, new Float64Array(size), RIDGE);
  return Array.from({ length: hands }, (_, hand) => [
    ...logistic(
      cases.filter((one) => one.hand === hand),
      all,
      TOGETHER,
    ),
  ]);
}

/** Logistic regression by Newton's method, pulled towards a centre; the first feature, which is always 1, is pulled hardly at all. */
function logistic(cases: readonly Case[], centre: Float64Array, pull: number): Float64Array {
  const n = centre.length;
  const weights = centre.slice();
  for (let step = 0; step < STEPS; step++) {
    const slope = new Float64Array(n);
    const bend = new Float64Array(n * n);
    for (const one of cases) lean(one, weights, slope, bend);
    for (let i = 0; i < n; i++) {
      const held = i === 0 ? pull / 100 : pull;
      slope[i] = (slope[i] as number) - held * ((weights[i] as number) - (centre[i] as number));
      bend[i * n + i] = (bend[i * n + i] as number) + held;
    }
    solve(bend, slope);
    let moved = 0;
    for (let i = 0; i < n; i++) {
      weights[i] = (weights[i] as number) + (slope[i] as number);
      moved = Math.max(moved, Math.abs(slope[i] as number));
    }
    if (moved < 1e-5) break;
  }
  return weights;
}

/** Adds what one case says to the slope and the bend of the likelihood. */
function lean({ row, came }: Case, weights: Float64Array, slope: Float64Array, bend: Float64Array): void {
  const n = weights.length;
  let sum = 0;
  for (let i = 0; i < n; i++) sum += (weights[i] as number) * (row[i] as number);
  const chance = squash(sum);
  const weight = Math.max(1e-6, chance * (1 - chance));
  for (let i = 0; i < n; i++) {
    const value = row[i] as number;
    if (value === 0) continue;
    slope[i] = (slope[i] as number) + (came - chance) * value;
    for (let j = 0; j <= i; j++) {
      const at = i * n + j;
      bend[at] = (bend[at] as number) + weight * value * (row[j] as number);
    }
  }
}
