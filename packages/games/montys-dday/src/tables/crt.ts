import { clampColumn, differentialColumn, lookUp, makeTable, type ResultTable } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { LETTER, type Line } from '../terms.ts';

const { lines, letters, columns, cells, rolls, order, lightRed } = CHARTS.crt;

/** 10.4: what a box does to the defender, and whether it is light red. */
export interface CombatResult {
  /** Nothing, a retreat, disruption or elimination. */
  readonly effect: '-' | 'R' | 'D' | 'E';
  readonly isLightRed: boolean;
}

function readBox(text: string): CombatResult {
  const isLightRed = text.endsWith(lightRed.mark);
  const effect = isLightRed ? text.slice(0, -lightRed.mark.length) : text;
  if (!order.includes(effect)) throw new SyntaxError(`no result ${text}`);
  return { effect: effect as CombatResult['effect'], isLightRed };
}

const LOWER: ResultTable<CombatResult> = makeTable({ columns, rolls, cells }, readBox);

/** By protection factor from 1: the letters of the ranges, as places in LETTERS. */
const ROWS: readonly (readonly number[])[] = Object.values(letters).map((row) => row.map(LETTER.of));
for (const line of Object.values(lines))
  if (ROWS.some((row) => row.length !== line.length))
    throw new RangeError('a line of the upper matrix has not as many ranges as its rows have letters');

/** Left of the first range: the attack fails (10.1.3). */
export const NO_LETTER = -1;

/** 10.1.4: the column of the lower matrix, or NO_LETTER, for a differential and the defenders' best protection factor. */
export function letterOf(line: Line, differential: number, protection: number): number {
  const range = differentialColumn(lines[line], differential);
  const row = ROWS[clampColumn(protection - 1, ROWS.length)];
  return row?.[range] ?? NO_LETTER;
}

/** 10.2.8, 10.3.3: a letter moved by the shifts; beyond A or I it stays there. */
export const shiftedLetter = (letter: number, columnsRight: number): number =>
  clampColumn(letter + columnsRight, columns.length);

/** 10.2.8, 10.3.3: the box of a letter for an adjusted roll; beyond -4 or 12 it is read there. */
export const resultOf = (letter: number, adjusted: number): CombatResult => lookUp(LOWER, letter, adjusted);
