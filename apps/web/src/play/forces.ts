import type { CounterLook, ForceLook } from '@bocage/catalogue';

/** The units of a formation that are there. */
export interface Formation {
  readonly title: string;
  readonly counters: readonly CounterLook[];
  readonly steps: number;
}

/** All that a side has. */
export interface Army {
  readonly side: number;
  readonly formations: readonly Formation[];
  /** By turn, the next first. */
  readonly due: readonly { readonly when: string; readonly units: readonly number[] }[];
  readonly lost: readonly number[];
  readonly away: readonly { readonly where: string; readonly units: readonly number[] }[];
}

/** The order of battle by sides, that of the reader first, and by formations; who stands alone comes last. */
export function armiesOf(
  forces: readonly ForceLook[],
  counters: readonly CounterLook[],
  reader: number,
): Army[] {
  const looks = new Map(counters.map((look) => [look.unit, look]));
  const sides = [...new Set(forces.map(({ side }) => side))].sort(
    (a, b) => Number(b === reader) - Number(a === reader) || a - b,
  );
  return sides.map((side) => {
    const own = forces.filter((force) => force.side === side);
    const absent = own.flatMap(({ unit, absence }) => (absence === null ? [] : [{ unit, absence }]));
    const due = grouped(absent, ({ absence }) => (absence.kind === 'due' ? absence.when : null));
    const orderOf = (when: string): number => {
      const found = absent.find(({ absence }) => absence.kind === 'due' && absence.when === when);
      return found?.absence.kind === 'due' ? found.absence.order : 0;
    };
    return {
      side,
      formations: formationsOf(own, looks),
      due: due.map(([when, units]) => ({ when, units })).sort((a, b) => orderOf(a.when) - orderOf(b.when)),
      lost: absent.filter(({ absence }) => absence.kind === 'lost').map(({ unit }) => unit),
      away: grouped(absent, ({ absence }) => (absence.kind === 'away' ? absence.where : null)).map(
        ([where, units]) => ({ where, units }),
      ),
    };
  });
}

function formationsOf(forces: readonly ForceLook[], looks: ReadonlyMap<number, CounterLook>): Formation[] {
  const found = new Map<string, CounterLook[]>();
  for (const { unit, formation } of forces) {
    const look = looks.get(unit);
    if (look !== undefined) found.set(formation, [...(found.get(formation) ?? []), look]);
  }
  return [...found]
    .map(([title, counters]) => ({
      title,
      counters,
      steps: counters.reduce((sum, { steps }) => sum + steps, 0),
    }))
    .sort((a, b) => Number(a.title === '') - Number(b.title === ''));
}

function grouped<T extends { readonly unit: number }>(
  all: readonly T[],
  keyOf: (one: T) => string | null,
): [string, number[]][] {
  const found = new Map<string, number[]>();
  for (const one of all) {
    const key = keyOf(one);
    if (key !== null) found.set(key, [...(found.get(key) ?? []), one.unit]);
  }
  return [...found];
}
