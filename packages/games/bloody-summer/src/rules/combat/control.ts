import type { HexId } from '@bocage/hex';
import { type Law, law, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { attached, markerSpent } from '../../events/combat.ts';
import { distancesTo, grid, isHex, isStrategic } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { type G, markersOf } from '../../state.ts';
import { isOpening } from '../../tables/turns.ts';
import { ASSAULT_DIVISION, CAMP_OF, DIVISION_OF, isIndependent, NOBODY, SIDE_OF, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { isMelee } from '../logistics/depots.ts';
import type { CaseId } from '../units.ts';

const { divisions: DIVISIONS, independents: INDEPENDENTS, radius: RADIUS, supportRange: RANGE } = CHARTS.control; // biome-ignore format: a list
const OUTSIDE_NUMBERS: number = ASSAULT_DIVISION;

/** 5.1-e, 5.1-f: whether a place is within so many hexes of another, or the next box. */
function isNear(from: HexId, at: HexId, hexes: number): boolean {
  if (isHex(from) && isHex(at)) return (distancesTo(from)[at] as number) <= hexes;
  return isStrategic(from) && isStrategic(at) && grid.linked(from, at);
}
/** 5.1-e, 5.1-f, 5.1-g: whether a headquarters in one place reaches another: from a confusion none. */
export const reaches = (g: G, seat: HexId, at: HexId): boolean =>
  seat === at || (isNear(seat, at, RADIUS) && !isMelee(g, seat));

/** whether a combat is near enough to be supported. */
export function isInSupportRange(g: G, hq: UnitId, at: HexId): boolean {
  const seat = g.unit.at.get(hq);
  return seat === at || (isNear(seat, at, RANGE) && !isMelee(g, seat));
}

/** 5.1-a: who is under a headquarters in this turn: the divisions, each once, and how many independent units. */
export interface Corps {
  readonly divisions: ReadonlySet<number>;
  readonly independents: number;
}
export function corpsOf(g: G, hq: UnitId): Corps {
  const divisions = new Set<number>();
  let independents = 0;
  for (const unit of UNITS_OF[SIDE_OF[hq] as number] ?? []) {
    if (g.unit.hq.get(unit) !== hq) continue;
    const division = DIVISION_OF[unit] as number;
    if (division < 0) independents++;
    else if (division !== OUTSIDE_NUMBERS) divisions.add(division);
  }
  return { divisions, independents };
}

/** 5.1-a, R-86: whether a headquarters can take one more of this division, or one more independent unit. */
export function hasRoomFor(g: G, hq: UnitId, unit: UnitId): boolean {
  const division = DIVISION_OF[unit] as number;
  if (division === OUTSIDE_NUMBERS) return true;
  const { divisions, independents } = g.known.corps(hq);
  if (division < 0) return independents < INDEPENDENTS;
  return divisions.has(division) || divisions.size < DIVISIONS;
}

/** 5.1: why a headquarters does not control a unit. */
export const whyNotControl: Law<[G, UnitId, UnitId]> = law<[G, UnitId, UnitId]>(
  (_g, hq, unit) => (SIDE_OF[unit] === SIDE_OF[hq] ? null : no('otherNation')),
  (_g, _hq, unit) => ((DIVISION_OF[unit] as number) >= 0 || isIndependent(unit) ? null : no('ofNoCorps')),
  (g, hq, unit) => {
    const now = g.unit.hq.get(unit);
    return now === NOBODY || now === hq ? null : no('underAnother');
  },
  (g, hq, unit) => (reaches(g, g.unit.at.get(hq), g.unit.at.get(unit)) ? null : whyOutOfReach(g, hq)),
  (g, hq, unit) => (g.unit.hq.get(unit) === hq || hasRoomFor(g, hq, unit) ? null : no('corpsFull')),
);
function whyOutOfReach(g: G, hq: UnitId): Reason {
  const from = g.unit.at.get(hq);
  if (isMelee(g, from)) return no('staffInConfusion');
  return no(isHex(from) ? 'beyondReach' : 'boxTooFar');
}
export const controls = (g: G, hq: UnitId, unit: UnitId): boolean => whyNotControl(g, hq, unit) === null;

/** 5.1-d: from now on it is under this headquarters for the turn. */
export function attach(g: G, hq: UnitId, unit: UnitId): void {
  if (g.unit.hq.get(unit) === hq) return;
  g.unit.hq.set(unit, hq);
  g.emit(attached, { unit, hq });
}

/** 0.1.1-b: whether it has a marker to spend, or needs none (10-c). */
export const isSupported = (g: G, hq: UnitId): boolean =>
  isOpening(g.turn) || markersOf(g, CAMP_OF[hq] as number).get(g.unit.at.get(hq)) > 0;

/** 1.1.3-d, 5.3-g: it spends a marker that is with it; on the first turns none. */
export function spendMarker(g: G, hq: UnitId, rule: CaseId): void {
  if (isOpening(g.turn)) return;
  const markers = markersOf(g, CAMP_OF[hq] as number);
  const at = g.unit.at.get(hq);
  markers.set(at, markers.get(at) - 1);
  g.emit(markerSpent, { hq, at }, rule);
}
