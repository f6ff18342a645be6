import { ACTED_BY } from '../../events/extended.ts';

/** Who comes first, and by what; several where all is equal. */
export interface First {
  readonly ones: readonly number[];
  /** A word of ACTED_BY. */
  readonly by: number;
}
/** A criterion: its word in ACTED_BY, and a number of which the lowest is best. */
export type Criterion = readonly [string, (one: number) => number];

/** The first by a list of criteria, one after another. */
export function firstOf(candidates: readonly number[], criteria: readonly Criterion[]): First {
  let ones = candidates;
  let by = 'only';
  for (const [word, value] of criteria) {
    if (ones.length < 2) break;
    const best = ones.reduce((least, one) => Math.min(least, value(one)), Number.POSITIVE_INFINITY);
    const left = ones.filter((one) => value(one) === best);
    if (left.length < ones.length) by = word;
    ones = left;
  }
  return { ones, by: ACTED_BY.of(by) };
}
export const BY_PLAYER = ACTED_BY.of('player');
