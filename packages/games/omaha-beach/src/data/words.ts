import * as z from 'zod/mini';

/** Words that several data files share. */
export const UNIT_TYPES = z.enum([
  'infantry', 'heavyInfantry', 'ranger', 'tank', 'antiAircraft', 'antiTank', 'artillery', 'dukw', 'hq', 'general',
]); // biome-ignore format: a list
export const DOTS = z.enum(['intense', 'steady', 'sporadic']);
export const TIDES = z.enum(['low', 'mid', 'high']);
export const HEX = z.string().check(z.regex(/^\d{4}$/));
export const DIVISIONS = z.enum(['1st', '29th']);
export const SECTORS = z.enum(['east', 'west']);
export const SYMBOLS = z.enum(['diamond', 'triangle', 'circle']);
export const COLOURS = z.enum(['orange', 'red', 'purple', 'blue', 'green', 'brown']);
export const WEAPONS = z.enum(['BZ', 'BG', 'BR', 'DE', 'MO', 'RD', 'MG', 'AR', 'NA', 'FL']);
export type Weapon = z.output<typeof WEAPONS>;
export const CALIBRES = z.union([z.literal(75), z.literal(88), z.literal(105)]);
const LAST = 32;
/** A turn of the day; 0 is before the first. */
export const TURNS = z.int().check(z.minimum(0), z.maximum(LAST));
export const BAND = z.tuple([TURNS, TURNS]);
interface Banded {
  readonly turns: readonly [from: number, to: number];
}
const areWhole = (list: readonly Banded[]): boolean =>
  list.every(({ turns: [from] }, i) => from === (list[i - 1]?.turns[1] ?? 0) + 1) &&
  list.at(-1)?.turns[1] === LAST;
/** Bands follow one another from the first turn of the day to the last, each turn in one of them. */
export const WHOLE_DAY = z.refine<readonly Banded[]>(
  areWhole,
  'the bands leave a turn out, or have one twice',
);
export const few = (most: number) => z.int().check(z.minimum(0), z.maximum(most));
