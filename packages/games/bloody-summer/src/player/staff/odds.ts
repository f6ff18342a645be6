import { COLUMNS, RESULTS, resultOf } from '../../queries.ts';

/** What one die does, to each side: steps lost, levels of disorganization, and whether it has to retreat. */
type Result = (typeof RESULTS)[number];

const DICE = [1, 2, 3, 4, 5, 6] as const;
/** The mean of something over the die, in a column and with a modifier. */
export const expected = (column: number, modifier: number, value: (result: Result) => number): number =>
  DICE.reduce((sum, die) => sum + value(RESULTS[resultOf(column, die + modifier)] as Result), 0) /
  DICE.length;

/** Of a level of disorganization, which lasts a turn; and of being driven out of a hex, for whoever holds it. */
const [LEVEL, GROUND] = [0.3, 1];
/** 11.3: a step is a point. By column: what an attack of two ordinary forces brings on average. */
const GAIN: readonly number[] = COLUMNS.names.map((_, column) =>
  expected(
    column,
    0,
    ({ attacker, defender }) =>
      defender.steps -
      attacker.steps +
      LEVEL * (defender.disruption - attacker.disruption) +
      GROUND * (Math.sign(defender.retreat) - Math.sign(attacker.retreat)),
  ),
);
/** What an attack brings in a column, which may lie beyond the table. */
export const gainIn = (column: number): number =>
  GAIN[Math.max(0, Math.min(GAIN.length - 1, column))] as number;
