/** One printed column: so much attack for so much defense. */
interface Ratio {
  readonly attack: number;
  readonly defense: number;
}

/** The odds columns of a combat table, worst for the attacker first. */
export interface OddsColumns {
  readonly names: readonly string[];
  readonly ratios: readonly Ratio[];
  /** Whether 1-4, 1-5 … exist left of a first column of 1-3, so that a shift may not be enough to come back. */
  readonly goOnBelow: boolean;
}

/** A column shift and the rule it comes from: right (for the attacker) is positive, left is negative. */
export interface Shift {
  readonly columns: number;
  readonly rule: string;
}

/** The odds columns of the names printed over a table, such as `1-3` or `3:2`. */
export function oddsColumns(names: readonly string[], options: { goOnBelow?: boolean } = {}): OddsColumns {
  const ratios = names.map(parseRatio);
  if (ratios.length === 0) throw new RangeError('an odds table needs at least one column');
  for (let i = 1; i < ratios.length; i++) {
    if (compare(ratios[i - 1]!, ratios[i]!) >= 0) {
      throw new RangeError(`odds column ${names[i]} does not come after ${names[i - 1]}`);
    }
  }
  const goOnBelow = options.goOnBelow ?? false;
  if (goOnBelow && ratios[0]?.attack !== 1) {
    throw new RangeError(`columns cannot go on below ${names[0]}: it is not of the form 1-n`);
  }
  return { names, ratios, goOnBelow };
}

function parseRatio(name: string): Ratio {
  const match = /^([1-9]\d*)[-:]([1-9]\d*)$/.exec(name);
  if (!match) throw new SyntaxError(`not an odds column: ${name}`);
  return { attack: Number(match[1]), defense: Number(match[2]) };
}

const compare = (a: Ratio, b: Ratio): number => a.attack * b.defense - b.attack * a.defense;

/**
 * The column at which a combat starts, rounded for the defender: the best column fully reached. More than
 * the last column starts at the last. Less than the first starts at the first, or, where columns go on
 * below, at -1 for the next one down, -2 for the one after …; no attack at all is below every column.
 */
export function startColumn(columns: OddsColumns, attack: number, defense: number): number {
  const { ratios, goOnBelow } = columns;
  if (attack > 0) {
    for (let i = ratios.length - 1; i >= 0; i--) {
      const { attack: a, defense: d } = ratios[i]!;
      if (attack * d >= a * defense) return i;
    }
  }
  if (!goOnBelow) return 0;
  return attack > 0 ? ratios[0]!.defense - Math.ceil(defense / attack) : Number.NEGATIVE_INFINITY;
}

/**
 * The column in which the die is read, all shifts netted before they are applied. A combat that started
 * on the table stays on it; one that started below may end below, and then the answer is negative.
 */
export function finalColumn(columns: OddsColumns, start: number, net: number): number {
  const shifted = Math.min(start + net, columns.ratios.length - 1);
  return start < 0 ? shifted : Math.max(shifted, 0);
}

/** The name of a column, also of one below the table: 1-4, 1-5 … */
export function columnName(columns: OddsColumns, column: number): string {
  const named = columns.names[column];
  if (named !== undefined) return named;
  const first = columns.names[0]!;
  const separator = first.includes(':') ? ':' : '-';
  return `1${separator}${columns.ratios[0]!.defense - column}`;
}

/** The sum of all shifts, to be applied once. */
export function netShift(shifts: readonly Shift[]): number {
  let net = 0;
  for (const shift of shifts) net += shift.columns;
  return net;
}

/**
 * The column of a differential (attack minus defense, or any total): the last one whose lower bound is
 * reached, -1 below the first.
 */
export function differentialColumn(lowerBounds: readonly number[], difference: number): number {
  let column = -1;
  while (column + 1 < lowerBounds.length && difference >= lowerBounds[column + 1]!) column++;
  return column;
}

/** A column moved and kept between the first (0) and the last of a table of so many columns. */
export function clampColumn(column: number, columnCount: number): number {
  return Math.min(Math.max(column, 0), columnCount - 1);
}

/** Half of it, a half point rounded up. */
export const halfUp = (value: number): number => Math.ceil(value / 2);

/** Half of it, a half point dropped. */
export const halfDown = (value: number): number => Math.floor(value / 2);

/** Half of it, a half point dropped, but something never becomes nothing. */
export const halfButOne = (value: number): number => (value > 0 ? Math.max(1, halfDown(value)) : 0);

/** A total in which each value is rounded on its own before adding, as in 3 + 5 halved up = 2 + 3. */
export function sumEach(values: readonly number[], rounded: (value: number) => number): number {
  let sum = 0;
  for (const value of values) sum += rounded(value);
  return sum;
}
