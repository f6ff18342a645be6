import { type Names, namesOf } from '@bocage/kernel';

/** The counters of a game by their numbers. */
export interface Roster<U, Id extends number = number> {
  readonly kind: Names<Id>;
  readonly all: readonly Id[];
  of(unit: Id): U;
  /** A question about counters, answered once for all of them. */
  asked(test: (unit: U) => boolean): (unit: Id) => boolean;
  /** Those of a sort, in order. */
  those(test: (unit: U) => boolean): readonly Id[];
}

/** Makes the roster of counters as a data file has them. */
export function roster<U extends { readonly id: string }, Id extends number = number>(
  units: readonly U[],
): Roster<U, Id> {
  const all = units.map((_, unit) => unit as Id);
  const of = (unit: Id): U => units[unit] as U;
  return {
    kind: namesOf('unit', units),
    all,
    of,
    asked(test) {
      const answers = Uint8Array.from(units, (unit) => Number(test(unit)));
      return (unit) => answers[unit] === 1;
    },
    those: (test) => all.filter((unit) => test(of(unit))),
  };
}
