import type { Doctrine, Style } from '@bocage/kernel/players';
import type { Lesson } from './selfplay.ts';
import { solve } from './solve.ts';

/** How far a figure is moved on the word of games that speak for it without a doubt, as a part of all that may be tried. */
const STRIDE = 0.2;
/** Standard errors that leave no doubt. */
const SURE = 3;

/** What moving one figure of a style does to what the side may expect, with its standard error. */
export interface Effect {
  readonly name: string;
  readonly gain: number;
  readonly error: number;
}

/** The effects of the figures of a side, by regression over games in which all were moved at random at once. */
export function effectsOf(
  doctrine: Doctrine,
  side: number,
  isFirstCamp: boolean,
  lessons: readonly Lesson[],
): Effect[] {
  const names = Object.keys(doctrine.usual(side));
  const n = names.length + 1;
  const rows = lessons.map(({ tosses }) => [1, ...(tosses[side] as readonly number[])]);
  const came = lessons.map(({ utility }) => (isFirstCamp ? utility : 1 - utility));
  const answer = new Float64Array(n);
  const matrix = new Float64Array(n * n);
  for (const [k, row] of rows.entries())
    for (let i = 0; i < n; i++) {
      answer[i] = (answer[i] as number) + (row[i] as number) * (came[k] as number);
      for (let j = 0; j < n; j++)
        matrix[i * n + j] = (matrix[i * n + j] as number) + (row[i] as number) * (row[j] as number);
    }
  for (let i = 0; i < n; i++) matrix[i * n + i] = (matrix[i * n + i] as number) + 1e-3;
  const spread = matrix.slice();
  solve(matrix, answer);
  const rest = rows.reduce((sum, row, k) => {
    const told = row.reduce((all, value, i) => all + value * (answer[i] as number), 0);
    return sum + ((came[k] as number) - told) ** 2;
  }, 0);
  const variance = rest / Math.max(1, lessons.length - n);
  return names.map((name, i) => ({
    name,
    gain: answer[i + 1] as number,
    error: Math.sqrt(variance / (spread[(i + 1) * n + i + 1] as number)),
  }));
}

/** The style a step further in the direction that the effects speak for, the surer the farther. */
export function stepped(doctrine: Doctrine, side: number, effects: readonly Effect[]): Style {
  const style: Record<string, number> = { ...doctrine.usual(side) };
  const bounds = doctrine.bounds(side);
  for (const { name, gain, error } of effects) {
    const value = style[name] as number;
    const [low, high] = bounds[name] ?? [value, value];
    const sure = Math.min(1, Math.max(-1, gain / Math.max(1e-9, error) / SURE));
    style[name] = Math.min(high, Math.max(low, value + STRIDE * (high - low) * sure));
  }
  return style;
}
