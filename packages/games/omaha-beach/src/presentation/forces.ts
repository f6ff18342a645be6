import { UNKNOWN } from '@bocage/kernel';
import type { Forces } from '@bocage/wargame';
import { dataOf, UNIT, type UnitId, US } from '../data.ts';
import type { G } from '../state.ts';
import { timeOf } from './words.ts';

const isUnit = (unit: number): unit is UnitId => unit >= 0 && unit <= UNIT.max;
const GERMAN = 1;

/** Regiments, as the names of their units tell; Germans lie in their positions. */
function formationOf(unit: number): string {
  if (!isUnit(unit)) return 'German positions';
  const [, regiment] = /, (.+?)(?:, (?:first|second) half)?$/.exec(dataOf(unit).name) ?? [];
  return regiment ?? 'Headquarters and generals';
}

export const FORCES: Forces<G> = {
  sideOf: (unit) => (isUnit(unit) ? US : GERMAN),
  formationOf,
  absence: (g, unit) => {
    if (!isUnit(unit)) return null;
    const [due, steps] = [g.unit.due.get(unit), g.unit.steps.get(unit)];
    if (g.unit.exit.get(unit) >= 0) return { kind: 'away', where: 'off the map, by an exit' };
    if (due !== UNKNOWN && due > 0) return { kind: 'due', when: timeOf(due), order: due };
    return steps === 0 ? { kind: 'lost' } : null;
  },
};
