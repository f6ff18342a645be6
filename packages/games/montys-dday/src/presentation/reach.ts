import { whyNotMove } from '../rules/movement/movers.ts';
import { Ways } from '../rules/movement/ways.ts';
import type { G } from '../state.ts';
import { UNIT, type UnitId } from '../units.ts';
import { movesOf } from './under-way.ts';

const isUnit = (unit: number): unit is UnitId => unit >= 0 && unit <= UNIT.max;

/** Aims the reach of the state at a unit, with what it has left; whether it can go anywhere. */
export function isReaching(g: G, unit: number): boolean {
  if (!isUnit(unit)) return false;
  const moves = movesOf(g, unit);
  return whyNotMove(g, moves, unit) === null && new Ways(g, moves, unit).some();
}
