import { RESULTS, resultOf } from '../../queries.ts';

/** What a column of the combat table may be expected to bring. */
export interface Toll {
  /** Steps and levels of disorganization, of the attacker and of the defender. */
  readonly ownSteps: number;
  readonly ownLevels: number;
  readonly steps: number;
  readonly levels: number;
  /** The chances that the defender retreats, that the attacker does, and of an exploitation. */
  readonly yields: number;
  readonly falters: number;
  readonly exploits: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;
function reckoned(column: number, modifier: number): Toll {
  const results = FACES.map((die) => RESULTS[resultOf(column, die + modifier)] as (typeof RESULTS)[number]);
  const mean = (figure: (result: (typeof RESULTS)[number]) => number): number =>
    results.reduce((sum, result) => sum + figure(result), 0) / FACES.length;
  return {
    ownSteps: mean(({ attacker }) => attacker.steps),
    ownLevels: mean(({ attacker }) => attacker.disruption),
    steps: mean(({ defender }) => defender.steps),
    levels: mean(({ defender }) => defender.disruption),
    yields: mean(({ defender }) => (defender.retreat > 0 ? 1 : 0)),
    falters: mean(({ attacker }) => (attacker.retreat > 0 ? 1 : 0)),
    exploits: mean(({ attacker }) => (attacker.exploitation > 0 ? 1 : 0)),
  };
}

const [COLUMNS, MODIFIERS] = [9, [-1, 0, 1]] as const;
const TOLLS: readonly (readonly Toll[])[] = Array.from({ length: COLUMNS }, (_, column) =>
  MODIFIERS.map((modifier) => reckoned(column, modifier)),
);
/** The exact expectation of a column with what elite units add to the die. */
export const tollOf = (column: number, modifier: number): Toll => TOLLS[column]?.[modifier + 1] as Toll;
