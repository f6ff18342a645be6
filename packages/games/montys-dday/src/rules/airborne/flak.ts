import { type HexId, NOWHERE } from '@bocage/hex';
import { ascending, given, type Law, NONE, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { grid, isUnderWater } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { scatter } from '../../tables/scatter.ts';
import { tideIn } from '../../tables/turns.ts';
import { AGAIN, GERMAN, MINUS, PLUS, SPENT } from '../../terms.ts';
import { isGarrison, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { onMap, unitsIn } from '../units.ts';
import { zoneIn } from './aircraft.ts';
import { isInAir } from './zones.ts';

const { range: RANGE, drm: WORTH } = CHARTS.flak;
/** The least and the most of two dice. */
const [LEAST, MOST] = [2, 12] as const;

/** Where somebody lands: a Drop Zone, or the aim of gliders; and what modifies the dice there so far. */
export interface Place {
  /** NONE for the aim of gliders. */
  readonly zone: number;
  readonly hex: HexId;
  readonly wind: number;
  readonly flak: number;
}

/** whether a Drop Zone could come down in a hex. */
export const canHold = (g: G, zone: number, hex: HexId): boolean => {
  if (hex === NOWHERE || isUnderWater(hex, tideIn(g.turn))) return false;
  const other = zoneIn(g, hex);
  return other === NONE || other === zone;
};

/** whether some throw of the dice brings the Drop Zone down with one more of flak. */
function comesDown(g: G, { zone, hex, wind, flak }: Place, more: number): boolean {
  for (let dice = LEAST; dice <= MOST; dice++)
    if (canHold(g, zone, scatter(hex, dice + wind + flak + more).hex)) return true;
  return false;
}

/** How a unit that gives this sign is at work, by its place in FLAK. */
export const actsBy = (sign: number): number => PLUS + sign;
/** What a unit at work does to the dice. */
export const worthOf = (acts: number): number => (acts === PLUS ? WORTH : -WORTH);

/** it may always give one of the signs: what one of them leaves open to no throw, the other does not. */
export const whyNotSign = (g: G, place: Place, sign: number): Reason | null =>
  isInAir(g, place.zone) && !comesDown(g, place, worthOf(actsBy(sign))) ? no('flakForEver') : null;

/** 4.4.3, R-54: which German acts against a landing. */
export const whyNotFlak: Law<[G, Place, UnitId]> = given(
  (g, _place, unit) => {
    if (SIDE_OF[unit] !== GERMAN) return no('otherSide');
    return onMap(g, unit) ? null : no('notOnMap');
  },
  (_g, _place, unit) => (isGarrison(unit) ? no('garrisonFlak') : null),
  (g, { hex }, unit) => (grid.distance(g.unit.at.get(unit), hex) <= RANGE ? null : no('flakTooFar')),
  (g, _place, unit) => {
    const acts = g.unit.flak.get(unit);
    if (acts === SPENT) return no('flakElsewhere');
    return acts === PLUS || acts === MINUS ? no('flakDone') : null;
  },
);

const near = new Int16Array(grid.size);
/** The German units within range of a hex, in order. */
export function gunsNear(g: G, hex: HexId): readonly UnitId[] {
  const guns: UnitId[] = [];
  const many = grid.disc(hex, RANGE, near);
  for (let i = 0; i < many; i++) {
    const at = near[i] as HexId;
    if (g.board.stacks.has(GERMAN, at)) guns.push(...unitsIn(g, at));
  }
  return ascending(guns);
}
export const canFire = (g: G, place: Place): boolean =>
  gunsNear(g, place.hex).some((unit) => whyNotFlak(g, place, unit) === null);

const isAtWork = (g: G, unit: UnitId): boolean =>
  [PLUS, MINUS].some((acts) => g.unit.flak.get(unit) === acts);

/** 4.4.6-d1: the flak of those who acted and have a hex in range. */
export function flakOn(g: G, hex: HexId): number {
  let sum = 0;
  for (const unit of gunsNear(g, hex)) if (isAtWork(g, unit)) sum += worthOf(g.unit.flak.get(unit));
  return sum;
}

/** a landing is tried again, and those who turned on it may do so again. */
export function loadAgain(g: G): void {
  for (const unit of UNITS_OF[GERMAN] ?? []) if (isAtWork(g, unit)) g.unit.flak.set(unit, AGAIN);
}

/** 4.4.3-b: a landing is over, and those who turned on it act against no other. */
export function ceaseFlak(g: G): void {
  for (const unit of UNITS_OF[GERMAN] ?? [])
    if (isAtWork(g, unit) || g.unit.flak.get(unit) === AGAIN) g.unit.flak.set(unit, SPENT);
}

/** Whether anyone acted against the present landing. */
export const isUnderFire = (g: G): boolean => (UNITS_OF[GERMAN] ?? []).some((unit) => isAtWork(g, unit));
