import type { Counts, List } from './columns.ts';
import { int, type Kind } from './kind.ts';
import type { Random } from './random.ts';

/** What Chance may answer, and how often: a die, a chit drawn from a cup, the next card. */
export interface Odds<T extends number = number> {
  readonly kind: Kind<T>;
  /** How often the value comes up, as a whole number; 0 for what cannot come up. */
  weight(value: T): number;
  readonly total: number;
  /** The value on which a lot below the total falls, where that can be told without going through them all. */
  at?(lot: number): T;
}

const evenly = <T extends number>(kind: Kind<T>): Odds<T> => ({
  kind,
  weight: () => 1,
  total: kind.max - kind.min + 1,
  at: (lot) => (kind.min + lot) as T,
});

/** A die with so many faces, 1 upwards. */
export const die = (faces: number): Odds => evenly(int(1, faces));
export const d6: Odds = die(6);

/** Two dice told apart, written `3+4`; the value is 10 x the first + the second. */
export const twoD6: Odds = {
  kind: {
    name: 'two dice',
    min: 11,
    max: 66,
    init: 11,
    text: (value) => `${Math.floor(value / 10)}+${value % 10}`,
    parse: (word) =>
      word.length === 3 && /^[1-6]\+[1-6]$/.test(word) ? Number(word[0]) * 10 + Number(word[2]) : undefined,
  },
  weight: (value) => (value % 10 >= 1 && value % 10 <= 6 ? 1 : 0),
  total: 36,
};
/** The sum of a throw of `twoD6`. */
export const sumOf = (thrown: number): number => Math.floor(thrown / 10) + (thrown % 10);

/** One from a multiset, by the number of each. */
export function drawFrom<T extends number>(pool: Counts<T>): Odds<T> {
  return {
    kind: pool.kind,
    weight: (value) => pool.get(value),
    total: pool.total,
    at: (lot) => pool.at(lot),
  };
}

/**
 * The next card of a deck of which the top may be known: `top` in order, then `rest` in an order that
 * nobody knows, and that therefore does not exist until Chance deals it.
 */
export function nextCard<T extends number>(top: List<T>, rest: Counts<T>): Odds<T> {
  if (top.length === 0) return drawFrom(rest);
  const first = top.at(0);
  return { kind: rest.kind, weight: (value) => (value === first ? 1 : 0), total: 1 };
}

/** Takes the card that Chance dealt out of the deck. */
export function takeCard<T extends number>(top: List<T>, rest: Counts<T>, card: T): void {
  if (top.length > 0) top.removeAt(0);
  else rest.take(card);
}

/** An outcome drawn by its weight. */
export function pick<T extends number>(odds: Odds<T>, random: Random): T {
  let left = random.below(odds.total);
  if (odds.at !== undefined) return odds.at(left);
  for (let value = odds.kind.min; value <= odds.kind.max; value++) {
    left -= odds.weight(value as T);
    if (left < 0) return value as T;
  }
  throw new Error(`${odds.kind.name}: the weights do not add up to ${odds.total}`);
}
