import { type HexId, NOWHERE } from '@bocage/hex';
import { ascending, given, type Law, law, type Reason } from '@bocage/kernel';
import { grid, isHex } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { CAMP_OF, isHeadquarters, SIDE_OF, STEPS_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { attackOf, hasEnemy, isConfused, onMap, unitsIn } from '../units.ts';
import { controls, whyNotControl } from './control.ts';
import { isWithinAttack } from './ground.ts';

/** Why a unit attacks nobody now, whoever leads it. */
export const whyNotFight: Law<[G, UnitId]> = given<[G, UnitId]>(
  (g, unit) => (onMap(g, unit) ? null : no('attackerOffMap')),
  (_g, unit) => (isHeadquarters(unit) ? no('staffNeverAttacks') : null),
  (g, unit) => (isHeadquarters(unit) ? null : whyNoStrength(g, unit)),
  (g, unit) => (g.unit.attacked.get(unit) === 1 ? no('attackedAlready') : null),
  (g, unit) => (g.unit.resting.get(unit) === 1 ? no('restingAttack') : null),
);
function whyNoStrength(g: G, unit: UnitId): Reason | null {
  if (attackOf(g, unit) > 0) return null;
  if (g.unit.unsupplied.get(unit) === 1) return no('cutOffAttack');
  return no(STEPS_OF[unit] === 1 ? 'garrisonNeverAttacks' : 'noStrength');
}

/** 6.1-a, R-143, R-186: why nobody attacks one hex from another. */
function whyNotReach(g: G, from: HexId, at: HexId): Reason | null {
  if (isConfused(g, from)) return from === at ? null : no('attackOutOfConfusion');
  if (isWithinAttack(from, at)) return isConfused(g, at) ? no('attackIntoConfusion') : null;
  return no(isHex(at) && isHex(from) && grid.adjacent(from, at) ? 'seaBetween' : 'notBesideTarget');
}

/** 6.1-c, R-93: whether there is anybody in a hex whom a camp may still attack; a headquarters is fair game when alone. */
export function isFresh(g: G, camp: number, at: HexId): boolean {
  let isDefended = false;
  for (const unit of unitsIn(g, at)) {
    if (CAMP_OF[unit] === camp || isHeadquarters(unit)) continue;
    if (g.unit.defended.get(unit) === 0) return true;
    isDefended = true;
  }
  return !isDefended;
}

/** 6.1: why a unit does not attack a hex, whoever leads it. */
export const whyNotAttack: Law<[G, HexId, UnitId]> = given<[G, HexId, UnitId]>(
  Object.assign((g: G, _at: HexId, unit: UnitId) => whyNotFight(g, unit), {
    every: (g: G, _at: HexId, unit: UnitId) => whyNotFight.every(g, unit),
  }),
  (g, at, unit) => whyNotReach(g, g.unit.at.get(unit), at),
);

/** Whom a unit has before it: the hexes with enemies beside it, or its own in a confusion. */
function eachTarget(g: G, unit: UnitId, visit: (at: HexId) => void): void {
  const [from, camp] = [g.unit.at.get(unit), CAMP_OF[unit] as number];
  if (isConfused(g, from)) visit(from);
  else
    for (const at of grid.around(from))
      if (hasEnemy(g, camp, at) && whyNotReach(g, from, at) === null) visit(at);
}

/** Whether a camp has somebody to attack from a hex. */
function hasTarget(g: G, camp: number, from: HexId): boolean {
  if (isConfused(g, from)) return true;
  for (const at of grid.around(from))
    if (hasEnemy(g, camp, at) && whyNotReach(g, from, at) === null) return true;
  return false;
}
/** Whether a unit can attack at all, by where it stands and by its condition. */
function isBeforeEnemy(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  return isHex(at) && hasTarget(g, CAMP_OF[unit] as number, at) && whyNotFight(g, unit) === null;
}

/** The units of a side that can attack somebody. */
export const assailants = (g: G, side: number): readonly UnitId[] =>
  (UNITS_OF[side] ?? []).filter((unit) => isBeforeEnemy(g, unit));

/** 1.1.3-d: the hexes that a headquarters can have attacked by units that it controls. */
export function targetsOf(g: G, hq: UnitId): readonly HexId[] {
  const led = g.known.assailants(SIDE_OF[hq] as number).filter((unit) => controls(g, hq, unit));
  return targetsOfThose(g, led, isFresh);
}
/** 6.1-d: in an exploitation those may be attacked who have been. */
export const isAnybody = (): boolean => true;
/** The hexes that some units can attack, where there is somebody of whom that may be said. */
export function targetsOfThose(g: G, units: readonly UnitId[], isThere: typeof isFresh): readonly HexId[] {
  const found: HexId[] = [];
  for (const unit of units)
    eachTarget(g, unit, (at) => {
      if (!found.includes(at) && isThere(g, CAMP_OF[unit] as number, at)) found.push(at);
    });
  return ascending(found);
}

/** Why a headquarters has a hex not attacked. */
export const whyNotTarget: Law<[G, UnitId, HexId]> = given<[G, UnitId, HexId]>(
  (g, hq, at) => whyNoEnemy(g, CAMP_OF[hq] as number, at),
  (g, hq, at) => (isFresh(g, CAMP_OF[hq] as number, at) ? null : no('defendedAlready')),
  whyNobody,
);
export const whyNoEnemy = (g: G, camp: number, at: HexId): Reason | null =>
  at !== NOWHERE && isHex(at) && hasEnemy(g, camp, at) ? null : no('noEnemyThere');
/** The first thing against those who stand before the hex, where none of them may attack it under the headquarters. */
function whyNobody(g: G, hq: UnitId, at: HexId): Reason | null {
  let reason: Reason | null = no('nobodyBeside');
  for (const unit of beside(g, SIDE_OF[hq] as number, at)) {
    reason = whyNotAttack(g, at, unit) ?? whyNotControl(g, hq, unit);
    if (reason === null) return null;
  }
  return reason;
}

/** The combat units of a side in and beside a hex. */
export function beside(g: G, side: number, at: HexId): readonly UnitId[] {
  const found: UnitId[] = [];
  for (const hex of [at, ...grid.around(at)])
    for (const unit of unitsIn(g, hex)) if (SIDE_OF[unit] === side && !isHeadquarters(unit)) found.push(unit);
  return ascending(found);
}

/** 6.1-f: why a unit does not take part in an attack under any of these headquarters. */
export const whyNotUnder: Law<[G, readonly UnitId[], HexId, UnitId]> = law<
  [G, readonly UnitId[], HexId, UnitId]
>(
  Object.assign((g: G, _hqs: readonly UnitId[], at: HexId, unit: UnitId) => whyNotAttack(g, at, unit), {
    every: (g: G, _hqs: readonly UnitId[], at: HexId, unit: UnitId) => whyNotAttack.every(g, at, unit),
  }),
  (g, hqs, _at, unit) =>
    hqs.some((hq) => controls(g, hq, unit)) ? null : whyNotControl(g, hqs[0] as UnitId, unit),
);
