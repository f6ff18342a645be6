import type { ToldAnswer } from '@bocage/kernel/host';
import { writeSeenRecord } from '@bocage/kernel/text';
import { reports } from './report.ts';
import type { Table } from './table.ts';

/** The record of the line that is followed, as a side may know it: `?` for what it may not, no trace of what it cannot. */
export function seenRecord(table: Table, side: number): string {
  return table.atEnd(() => {
    table.lookBack();
    const told = reports(table, side).flatMap(({ side: by, step, given, forced }): ToldAnswer[] => [
      given ?? { side: by, step, text: null, forced: false },
      ...forced,
    ]);
    return writeSeenRecord(table.match.view(side), told, table.match.marks);
  });
}

/** Whether anything in the line that is followed is hidden from a side, or was when it happened. */
export function hidesFrom(table: Table, side: number): boolean {
  const isLookedAt = (ply: number): boolean => table.noteAt(ply) !== null;
  const plies = Array.from({ length: table.length }, (_, ply) => ply);
  if (!plies.every(isLookedAt)) table.atEnd(() => table.lookBack());
  // Not whether an answer stands there as `?`: that a forced one is left out may not be told either.
  return plies.some((ply) => table.noteAt(ply)?.clear[side] !== true);
}
