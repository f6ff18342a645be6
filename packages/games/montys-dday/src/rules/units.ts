import { type HexId, NOWHERE } from '@bocage/hex';
import { ascending, type Reason, rulebook, type Say } from '@bocage/kernel';
import { halfUp } from '@bocage/wargame';
import type { CASES } from '../cases.ts';
import { CHARTS } from '../data/charts.ts';
import { beachhead, disrupted, eliminated, garrisonGone, garrisonRelieved, recovered, zoneOverrun } from '../events/common.ts'; // biome-ignore format: a list
import { BEACH_FORTS, grid, isHex, isSea } from '../map.ts';
import type { G, Seen } from '../state.ts';
import {
  ALLIED,
  BEACHES,
  COMBAT,
  DOWN,
  enemyOf,
  GERMAN,
  GONE,
  GREEN,
  GREY,
  STEADY,
  segmentOf,
  ZONE,
} from '../terms.ts';
import { ALLOWANCE, COMBAT_FACTOR, EVERY_UNIT, GARRISONS, isGarrison, PROTECTION_FACTOR, SIDE_OF, type UnitId } from '../units.ts'; // biome-ignore format: a list

export const { ask, procedure, roll, unless, verb } = rulebook<G>();
/** Says a reason, if there is one. */
export const told = (say: Say, reason: Reason | null): Reason | null =>
  reason === null ? null : say(reason);
/** The number of a case. */
export type CaseId = keyof typeof CASES;

export const onMap = (g: Seen, unit: UnitId): boolean => isHex(g.unit.at.get(unit));
/** in its boats, off the coast. */
export const isAfloat = (g: Seen, unit: UnitId): boolean => onMap(g, unit) && isSea(g.unit.at.get(unit));
/** On the map and on land. */
export const isAshore = (g: Seen, unit: UnitId): boolean => onMap(g, unit) && !isSea(g.unit.at.get(unit));
export const isDisrupted = (g: Seen, unit: UnitId): boolean => g.unit.disrupted.get(unit) !== STEADY;
/** The units in a place, in order. */
export const unitsIn = (g: G, at: HexId): readonly UnitId[] => g.board.stacks.at(at);
/** The places where units are, each once, in order. */
export const hexesOf = (g: Seen, units: readonly UnitId[]): readonly HexId[] =>
  ascending([...new Set(units.map((unit) => g.unit.at.get(unit)))]);
export const hasEnemy = (g: G, side: number, hex: HexId): boolean => g.board.stacks.has(enemyOf(side), hex);

/** What the face that is up shows (1.4.1). */
export const printedFactor = (g: Seen, unit: UnitId): number =>
  COMBAT_FACTOR[g.unit.mode.get(unit)]?.[unit] as number;
export const protectionOf = (g: Seen, unit: UnitId): number =>
  PROTECTION_FACTOR[g.unit.mode.get(unit)]?.[unit] as number;
export const allowanceOf = (g: Seen, unit: UnitId): number =>
  ALLOWANCE[g.unit.mode.get(unit)]?.[unit] as number;
/** 10.6.1-d: the combat factor, half of it, rounded up, while disrupted. */
export function combatFactor(g: Seen, unit: UnitId): number {
  const printed = printedFactor(g, unit);
  return isDisrupted(g, unit) ? halfUp(printed) : printed;
}

/** Whose player turn it is: A to F are Allied. */
export const activeSide = (g: Seen): number => (g.segment < segmentOf('G') ? ALLIED : GERMAN);

/** 10.6: a unit is disrupted by a rule; one that is already is eliminated. Whether it is still in play. */
export function disrupt(g: G, unit: UnitId, rule: CaseId): boolean {
  if (isDisrupted(g, unit)) {
    eliminate(g, unit, '10.6.5-a');
    return false;
  }
  g.unit.disrupted.set(unit, activeSide(g) === ALLIED ? GREEN : GREY);
  g.emit(disrupted, { unit, at: g.unit.at.get(unit) }, rule);
  return true;
}

/** 3.1.1-b1, 3.1.2-g1: all with a marker of this colour recover. */
export function recoverAll(g: G, colour: number, rule: CaseId): void {
  for (const unit of EVERY_UNIT) {
    if (g.unit.disrupted.get(unit) !== colour) continue;
    g.unit.disrupted.set(unit, STEADY);
    g.emit(recovered, { unit, at: g.unit.at.get(unit) }, rule);
  }
}

/** A unit is out of play for good. */
export function eliminate(g: G, unit: UnitId, rule: CaseId): void {
  const at = g.unit.at.get(unit);
  g.emit(eliminated, { unit, at }, rule);
  g.unit.lost.set(unit, 1);
  takeOff(g, unit);
  if (SIDE_OF[unit] === GERMAN && isHex(at)) checkGarrisons(g, at, '13.3.5-b');
}

/** A counter leaves the map, and what was marked on it goes. */
export function takeOff(g: G, unit: UnitId): void {
  g.unit.at.set(unit, NOWHERE);
  g.unit.disrupted.set(unit, STEADY);
  g.unit.mode.set(unit, COMBAT);
}

/** Puts a unit somewhere, and nothing else: into a box, or down from the air, or at the start. */
export const place = (g: G, unit: UnitId, to: HexId): void => g.unit.at.set(unit, to);

/**
 * a unit enters a hex by a move, an advance, a retreat or a landing, with all that follows from it at once.
 * The rule is the one by which Garrisons go that it supported in the hex it leaves.
 */
export function enter(g: G, unit: UnitId, hex: HexId, leaving: CaseId = '13.3.5-a'): void {
  const from = g.unit.at.get(unit);
  place(g, unit, hex);
  if (SIDE_OF[unit] === ALLIED) takeHex(g, hex);
  else {
    g.hex.allied.set(hex, 0);
    relieve(g, hex);
    overrun(g, hex);
    if (isHex(from)) checkGarrisons(g, from, leaving);
  }
}

/** 18.0-b: who was here last; 5.10.1: the first fortification of an area that is entered is its Beachhead. */
function takeHex(g: G, hex: HexId): void {
  g.hex.allied.set(hex, 1);
  const beach = BEACHES.findIndex((_, i) => BEACH_FORTS[i]?.includes(hex));
  if (beach < 0 || g.beach.beachhead.get(beach) !== NOWHERE) return;
  g.beach.beachhead.set(beach, hex);
  g.emit(beachhead, { beach, hex });
}

/** 13.3.5-c: a Garrison goes when a German unit enters its hex. */
function relieve(g: G, hex: HexId): void {
  const unit = unitsIn(g, hex).find(isGarrison);
  if (unit === undefined) return;
  takeOff(g, unit);
  g.emit(garrisonRelieved, { unit, hex });
}

/** 4.2.5-b: a Drop Zone is eliminated when a German unit enters its hex. */
function overrun(g: G, hex: HexId): void {
  for (const zone of ZONE.words.keys()) {
    if (g.zone.state.get(zone) !== DOWN || g.zone.at.get(zone) !== hex) continue;
    g.zone.state.set(zone, GONE);
    g.zone.at.set(zone, NOWHERE);
    g.emit(zoneOverrun, { zone, hex });
  }
}

const SUPPORT_RANGE = CHARTS.garrisons.within;
const near = new Int16Array(grid.size);

/** 13.3: whether a German unit, not a Garrison, is near enough to a fortification. */
export function isSupported(g: G, hex: HexId): boolean {
  const many = grid.disc(hex, SUPPORT_RANGE, near);
  for (let i = 0; i < many; i++) {
    const at = near[i] as HexId;
    if (
      g.board.stacks.has(GERMAN, at) &&
      unitsIn(g, at).some((unit) => !isGarrison(unit) && SIDE_OF[unit] === GERMAN)
    )
      return true;
  }
  return false;
}

/** 13.3.5: Garrisons near a hex that a German unit has left, and whose support is gone, are gone too. */
function checkGarrisons(g: G, left: HexId, rule: CaseId): void {
  for (const unit of GARRISONS) {
    const hex = g.unit.at.get(unit);
    if (!isHex(hex) || grid.distance(hex, left) > SUPPORT_RANGE || isSupported(g, hex)) continue;
    takeOff(g, unit);
    g.emit(garrisonGone, { unit, hex }, rule);
  }
}
