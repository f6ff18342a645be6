import { type HexId, NOWHERE } from '@bocage/hex';
import { isHex } from '../map.ts';
import { moversIn, whyNotMove } from '../rules/movement/movers.ts';
import { Ways } from '../rules/movement/ways.ts';
import type { G } from '../state.ts';
import { UNIT, type UnitId } from '../units.ts';
import { movesOf } from './under-way.ts';

const isUnit = (unit: number): unit is UnitId => unit >= 0 && unit <= UNIT.max;

/** Aims the reach of the state at a unit, with what it has left; whether it can go anywhere. */
export function isReaching(g: G, unit: number): boolean {
  if (!isUnit(unit) || g.unit.at.get(unit) === NOWHERE || !isHex(g.unit.at.get(unit))) return false;
  const moves = movesOf(g, unit);
  return whyNotMove(g, moves, unit) === null && new Ways(g, moves, [unit]).some();
}

/** The same for all in a hex who may go together. */
export function isStackReaching(g: G, at: HexId): boolean {
  const first = g.board.stacks.first(at);
  if (first < 0 || !isHex(at)) return false;
  const moves = movesOf(g, first as UnitId);
  const units = moversIn(g, moves, at);
  return units.length > 0 && new Ways(g, moves, units).some();
}
