import type { Names } from '@bocage/kernel';

/** Who comes first, and by what; several where all is equal. */
export interface First<T extends number> {
  readonly ones: readonly T[];
  /** Of the criteria the last that told them from somebody. */
  readonly by: number;
}
/** A criterion: its word among the reasons, and a number of which the lowest is best. */
export type Criterion<T extends number> = readonly [word: string, value: (one: T) => number];

/** The first by a list of criteria, one after another; `otherwise` is the reason where there was nobody to tell them from. */
export function firstOf<T extends number>(
  reasons: Names,
  candidates: readonly T[],
  criteria: readonly Criterion<T>[],
  otherwise = 'only',
): First<T> {
  let ones = candidates;
  let by = otherwise;
  for (const [word, value] of criteria) {
    if (ones.length < 2) break;
    const left = lowestBy(value, ones);
    if (left.length < ones.length) by = word;
    ones = left;
  }
  return { ones, by: reasons.of(by) };
}

/** Those with the lowest value, each of which is asked once. */
function lowestBy<T extends number>(value: (one: T) => number, ones: readonly T[]): readonly T[] {
  let lowest = Number.POSITIVE_INFINITY;
  let found: T[] = [];
  for (const one of ones) {
    const its = value(one);
    if (its > lowest) continue;
    if (its < lowest) found = [];
    lowest = its;
    found.push(one);
  }
  return found;
}
