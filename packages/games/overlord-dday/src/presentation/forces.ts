import type { Forces } from '@bocage/wargame';
import { dataOf, SIDE_OF, UNIT, type UnitId } from '../data.ts';
import type { G } from '../state.ts';
import { divisionOf } from './words.ts';

const isUnit = (unit: number): unit is UnitId => unit >= 0 && unit <= UNIT.max;

/** Divisions; works and troops of no division stand alone. */
export const FORCES: Forces<G> = {
  sideOf: (unit) => SIDE_OF[unit] ?? -1,
  formationOf: (unit) => (isUnit(unit) ? (divisionOf(dataOf(unit)) ?? '') : ''),
  absence: (g, unit) => (isUnit(unit) && g.unit.lost.get(unit) === 1 ? { kind: 'lost' } : null),
};
