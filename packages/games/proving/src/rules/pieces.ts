import { type HexId, NOWHERE } from '@bocage/hex';
import { rulebook } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import { lost } from '../events.ts';
import { BLUE, type G, isHex, SIDE_OF, type UnitId } from '../state.ts';

export const { procedure, unless, verb } = rulebook<G>();

/** Puts a piece somewhere and takes note of whose the hex is now. */
export function place(g: G, unit: UnitId, to: HexId): void {
  const side = SIDE_OF[unit] as number;
  g.unit.at.set(unit, to);
  if (!isHex(to)) return;
  g.hex.held.set(to, side);
}

/** Takes a step off a piece; without steps it is gone. */
export function loseStep(g: G, unit: UnitId): void {
  const left = g.unit.steps.get(unit) - 1;
  g.unit.steps.set(unit, left);
  g.emit(lost, { unit });
  if (left > 0) return;
  g.unit.shaken.set(unit, 0);
  g.unit.at.set(unit, NOWHERE);
}

/** The pieces in a hex, in order. */
export function piecesIn(g: G, hex: HexId): UnitId[] {
  const units: UnitId[] = [];
  for (let u = g.board.stacks.first(hex); u !== NOBODY; u = g.board.stacks.next(u)) units.push(u);
  return units;
}

/** A step lost halves a piece, rounded up. */
export function strength(g: G, unit: UnitId): number {
  const value = g.unit.value.get(unit);
  return g.unit.steps.get(unit) === 1 ? (value + 1) >> 1 : value;
}

/** Where Blue treads there is no mine, or no longer. */
export function tread(g: G, unit: UnitId, hex: HexId): void {
  if (SIDE_OF[unit] === BLUE) g.hex.trodden.set(hex, 1);
}
