import { chain, given, type Law, type Reason, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { turned } from '../../events/movement.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { COMBAT } from '../../terms.ts';
import { isCoastArtillery, UNITS_OF, type UnitId } from '../../units.ts';
import { isDisrupted } from '../units.ts';
import { atRest, type Moves, ONLY, take, whyNotAct } from './movers.ts';

/** 7.5, 14.1.1: who may turn; once in each hex is as good as often, and comes to an end. */
export const whyNotTurn: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  chain((say, g: G, c: Moves, unit: UnitId) => {
    const isDeployed = g.unit.mode.get(unit) === COMBAT;
    const isGun = isCoastArtillery(unit);
    const isMover = c.mover === unit;
    return (
      (isDeployed && !isGun ? say(no('facesAllRound')) : null) ??
      (isDeployed && isGun ? say(no('coastTurns')) : null) ??
      (isDisrupted(g, unit) ? say(no('disruptedFacing')) : null) ??
      (isMover && c.changed === ONLY ? say(no('modeOnly')) : null) ??
      (isMover && c.changed !== ONLY && c.turned === 1 ? say(no('turnedHere')) : null)
    );
  }),
);

/** Those of a side at rest who may turn. */
export const turnable: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => UNITS_OF[side] ?? [],
  (g: G, unit) => whyNotTurn(g, atRest(unit), unit) === null,
);

/** 7.4.1: it faces one hexside, and turns to another. */
export const whyNotFace = (g: G, unit: UnitId, facing: number): Reason | null =>
  g.unit.facing.get(unit) === facing ? no('facesThere') : null;

/** 14.1.1, R-135: coast artillery has a facing already, and keeps it when it changes mode. */
export const whyNotMarchSo = (g: G, unit: UnitId, facing: number): Reason | null =>
  isCoastArtillery(unit) && g.unit.facing.get(unit) !== facing ? no('coastTurns') : null;

export function turnTo(g: G, c: Moves, unit: UnitId, facing: number): void {
  take(g, c, unit);
  c.turned = 1;
  g.unit.facing.set(unit, facing);
  g.emit(turned, { unit, facing, at: g.unit.at.get(unit) }, isCoastArtillery(unit) ? '14.1.1-a' : undefined);
}
