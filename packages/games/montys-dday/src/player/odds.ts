import { NO_LETTER, resultOf } from '../queries.ts';

/** How often each result comes up. */
export interface Chances {
  readonly R: number;
  readonly D: number;
  readonly E: number;
  /** That the box is light red, whatever else is in it. */
  readonly red: number;
}

/** The sums of two dice, and how often each comes up in 36 throws. */
const SUMS: readonly (readonly [sum: number, ways: number])[] = Array.from({ length: 11 }, (_, i) => [
  i + 2,
  6 - Math.abs(5 - i),
]);
const THROWS = 36;

/** What may be expected of two dice. */
export const expected = (value: (sum: number) => number): number =>
  SUMS.reduce((total, [sum, ways]) => total + ways * value(sum), 0) / THROWS;

/** The same where many sums come to the same and only that is worth something: each is looked at once. */
export function spread(kind: (sum: number) => number, value: (kind: number) => number): number {
  const often = new Map<number, number>();
  for (const [sum, ways] of SUMS) often.set(kind(sum), (often.get(kind(sum)) ?? 0) + ways);
  let total = 0;
  for (const [one, ways] of often) total += ways * value(one);
  return total / THROWS;
}

const NOTHING: Chances = { R: 0, D: 0, E: 0, red: 0 };
/** 10.3.3e: an assault below the lowest differential disrupts a stack of the attacker for certain. */
const HOPELESS: Chances = { ...NOTHING, red: 1 };

function reckoned(column: number, modifier: number): Chances {
  const chance = (test: (result: ReturnType<typeof resultOf>) => boolean): number =>
    expected((sum) => (test(resultOf(column, sum + modifier)) ? 1 : 0));
  return {
    R: chance(({ effect }) => effect === 'R'),
    D: chance(({ effect }) => effect === 'D'),
    E: chance(({ effect }) => effect === 'E'),
    red: chance(({ isLightRed }) => isLightRed),
  };
}

/** Of modifiers there are some from -9 to 6, of columns nine. */
const [COLUMNS, LEAST, MOST] = [9, -9, 6] as const;
const CHANCES: readonly (readonly Chances[])[] = Array.from({ length: COLUMNS }, (_, column) =>
  Array.from({ length: MOST - LEAST + 1 }, (_each, i) => reckoned(column, i + LEAST)),
);

/** The exact chances of a column of the lower matrix with a modifier of the dice. */
export function chancesOf(column: number, modifier: number): Chances {
  if (column === NO_LETTER) return NOTHING;
  const bounded = Math.min(MOST, Math.max(LEAST, modifier));
  return CHANCES[column]?.[bounded - LEAST] as Chances;
}

/** The same of a Close Assault. */
export const assaultChances = (column: number, modifier: number): Chances =>
  column === NO_LETTER ? HOPELESS : chancesOf(column, modifier);
