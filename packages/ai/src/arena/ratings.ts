import { type Random, seeded } from '@bocage/kernel';

/** What the first of two players won of their pairs of games, each 0 to 1. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
  readonly pairs: readonly number[];
}

/** How strong a player is: 400 points more win ten of eleven; with the interval that holds the truth in nineteen of twenty. */
export interface Rating {
  readonly name: string;
  readonly rating: number;
  readonly low: number;
  readonly high: number;
}

/** Where the one stands from whom the others are counted. */
const ANCHOR = 1500;
const ROUNDS = 200;
const RESAMPLES = 200;
/** As if everybody had shared a pair with the anchor: who has won all is not infinitely strong. */
const PRIOR = 0.5;

/** Ratings of all who met, the strongest first, counted from one of them. */
export function ratingsOf(meetings: readonly Meeting[], anchor: string): Rating[] {
  const names = [...new Set(meetings.flatMap(({ first, second }) => [first, second]))];
  const random = seeded(1);
  const fitted = strengths(names, meetings, anchor);
  const drawn = Array.from(
    { length: RESAMPLES },
    () =>
    strengths(names, meetings.map((one) => resampled(one, random)), anchor), // biome-ignore format: one line
  );
  return names
    .map((name) => {
      const values = drawn.map((one) => one.get(name) as number).sort((a, b) => a - b);
      return {
        name,
        rating: fitted.get(name) as number,
        low: values[Math.floor(RESAMPLES * 0.025)] as number,
        high: values[Math.ceil(RESAMPLES * 0.975) - 1] as number,
      };
    })
    .sort((a, b) => b.rating - a.rating);
}

const resampled = ({ pairs, ...who }: Meeting, random: Random): Meeting => ({
  ...who,
  pairs: pairs.map(() => pairs[random.below(pairs.length)] as number),
});

/** Bradley and Terry's model by Zermelo's iteration, as points from the anchor. */
function strengths(
  names: readonly string[],
  meetings: readonly Meeting[],
  anchor: string,
): Map<string, number> {
  const won = new Map(names.map((name) => [name, name === anchor ? 0 : PRIOR]));
  const met: [string, string, number][] = names
    .filter((name) => name !== anchor)
    .map((name) => [name, anchor, 2 * PRIOR]);
  won.set(anchor, PRIOR * met.length);
  for (const { first, second, pairs } of meetings) {
    const points = pairs.reduce((sum, one) => sum + one, 0);
    won.set(first, (won.get(first) as number) + points);
    won.set(second, (won.get(second) as number) + pairs.length - points);
    met.push([first, second, pairs.length]);
  }
  let strength = new Map(names.map((name) => [name, 1]));
  for (let round = 0; round < ROUNDS; round++) {
    const next = new Map<string, number>();
    for (const name of names) next.set(name, (won.get(name) as number) / expectedPer(name, met, strength));
    strength = next;
  }
  const base = strength.get(anchor) as number;
  return new Map(
    names.map((name) => [name, ANCHOR + 400 * Math.log10((strength.get(name) as number) / base)]),
  );
}

/** What a player would have won for each unit of his strength. */
function expectedPer(
  name: string,
  met: readonly [string, string, number][],
  strength: ReadonlyMap<string, number>,
): number {
  let sum = 0;
  for (const [first, second, many] of met)
    if (first === name || second === name)
      sum += many / ((strength.get(first) as number) + (strength.get(second) as number));
  return sum;
}
