import { type Distribution, mapValues } from './distribution.ts';
import { lookUp, type ResultTable } from './table.ts';

/** The results of one column of a table with their exact chances. */
export function columnChances<R>(
  table: ResultTable<R>,
  column: number,
  roll: Distribution<number>,
): Distribution<R> {
  return mapValues(roll, (value) => lookUp(table, column, value));
}
