import { UNKNOWN } from '@bocage/kernel';
import type { Forces } from '@bocage/wargame';
import { FORMATION_NAMES, FORMATION_OF, MEMBERS, SIDE_OF, UNIT, type UnitId } from '../data.ts';
import type { G } from '../state.ts';
import { turnName } from './words.ts';

const isUnit = (unit: number): unit is UnitId => unit >= 0 && unit <= UNIT.max;

/** Divisions and other formations of several units. */
function formationOf(unit: number): string {
  const formation = FORMATION_OF[unit] ?? -1;
  return (MEMBERS[formation]?.length ?? 0) > 1 ? (FORMATION_NAMES[formation] ?? '') : '';
}

export const FORCES: Forces<G> = {
  sideOf: (unit) => SIDE_OF[unit] ?? -1,
  formationOf,
  absence: (g, unit) => {
    if (!isUnit(unit)) return null;
    const [due, steps] = [g.unit.due.get(unit), g.unit.steps.get(unit)];
    if (g.unit.withdrawn.get(unit) === 1) return { kind: 'away', where: 'back in England' };
    if (due !== UNKNOWN && due > 0) return { kind: 'due', when: turnName(due), order: due };
    return steps === 0 ? { kind: 'lost' } : null;
  },
};
