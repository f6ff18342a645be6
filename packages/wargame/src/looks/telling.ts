import type { BaseState, FieldOf } from '@bocage/kernel';
import type { Change } from '../presentation.ts';

/** What a player would say of a change of a field; null where he would not speak of it. */
export type Telling = (change: Change) => string | null;

/** By field; of a field that is left out nothing is told. */
export type Tellings<G extends BaseState> = Readonly<Partial<Record<FieldOf<G>, Telling>>>;

/** Told when the field gets this value. */
export const tellWhen =
  (value: number, text: (row: number) => string): Telling =>
  ({ row, now }) =>
    now === value ? text(row) : null;

/** Told unless the field is emptied: of a turn still to come, a place, a thing that is held. */
export const tellUnless =
  (value: number, text: (change: Change) => string): Telling =>
  (change) =>
    change.now === value ? null : text(change);

/** Whether a change is told already by others, or only follows from them. */
export type Silence = (change: Change, all: readonly Change[]) => boolean;

/** Of a row that has ended (a unit lost, a post emptied) nothing is told but that. */
export const silentOnceGone = (path: string, isGone: (now: number) => boolean): Silence => {
  const table = `${path.slice(0, path.indexOf('.'))}.`;
  return ({ path: field, row }, all) =>
    field !== path &&
    field.startsWith(table) &&
    all.some((one) => one.path === path && one.row === row && isGone(one.now));
};

/** Whoever comes to a hex holds it, so that need not be told too. */
export const silentWhereEntered = (
  field: string,
  sideOf: (unit: number) => number | undefined,
  holder: (now: number) => number,
): Silence => {
  return ({ path, row, now }, all) =>
    path === field &&
    all.some((one) => one.path === 'unit.at' && one.now === row && sideOf(one.row) === holder(now));
};

/** What came of an action, in a player's words. */
export const teller =
  <G extends BaseState>(tellings: Tellings<G>, ...silences: readonly Silence[]) =>
  (changes: readonly Change[]): string[] => {
    const byPath: Readonly<Record<string, Telling | undefined>> = tellings;
    return changes.flatMap((change) => {
      const tell = Object.hasOwn(byPath, change.path) ? byPath[change.path] : undefined;
      if (tell === undefined || silences.some((isSilent) => isSilent(change, changes))) return [];
      return tell(change) ?? [];
    });
  };
