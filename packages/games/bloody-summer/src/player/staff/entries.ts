import type { HexId } from '@bocage/hex';
import { ALLIES, ALLOWANCE, AXIS, boxData, defenceOf, depotsAt, type G, GERMAN, grid, HEADQUARTERS_OF, isArmour, isHeadquarters, isHex, isPanzergrenadier, isOpen as isStanding, isStrategic, markersOf, PARIS, SIDE_OF, STRATEGIC, type UnitId, unitsOf } from '../../queries.ts'; // biome-ignore format: a list
import type { Mind } from '../mind.ts';
import { offMapPromise } from './boxes.ts';
import { type Strengths, threatAt } from './strengths.ts';

/** A box that is a move away from the map counts for less than one at its edge. */
const BEYOND = 0.7;

/** How badly Germans are wanted where a place leads: a hex to itself, a box to its entries or to those of the next. */
export function boxThreat(strengths: Strengths, at: HexId): number {
  if (isHex(at)) return threatAt(strengths, at);
  if (!isStrategic(at)) return Number.NEGATIVE_INFINITY;
  const { exits, links } = boxData(at);
  if (exits.length > 0) return bestOf(exits, (hex) => threatAt(strengths, hex));
  return BEYOND * bestOf(links, (box) => bestOf(boxData(box).exits, (hex) => threatAt(strengths, hex)));
}
const bestOf = (places: readonly HexId[], value: (place: HexId) => number): number =>
  places.reduce((most, place) => Math.max(most, value(place)), 0);

/** Allies so near to an exit may be in its box in the next phase. */
const AT_THE_GATE = 2;
/** The Allied attack that may come into a box in the next phase. */
export function threatTo({ attack, hexes }: Strengths, box: HexId): number {
  const { links, exits } = boxData(box);
  let sum = attack[ALLIES][box] as number;
  for (const link of links) sum += attack[ALLIES][link] as number;
  for (const hex of hexes[ALLIES])
    if (exits.some((exit) => grid.distance(exit, hex) <= AT_THE_GATE)) sum += attack[ALLIES][hex] as number;
  return sum;
}

/** 11.3: Paris is worth ten points or thirty, a depot five; nothing else off the map is worth a garrison. */
const isPrized = (g: G, box: HexId): boolean =>
  box === PARIS || depotsAt(box).some((depot) => isStanding(g, depot));
/** The defence that Germans want to have in a box: not too much in any, since the battle is won or lost on the map. */
export function garrisonFor({ style }: Mind, g: G, strengths: Strengths, box: HexId): number {
  if (g.place.allied.get(box) === 1 || !isPrized(g, box)) return 0;
  const threat = threatTo(strengths, box);
  if (threat === 0) return 0;
  return Math.min(style.garrisonMost, style.garrison * threat) * (box === PARIS ? style.paris : 1);
}

/** Whoever is slow holds a box; Panzer divisions are for the map. */
const canHold = (unit: UnitId): boolean =>
  !isHeadquarters(unit) && !isArmour(unit) && !isPanzergrenadier(unit);
const staying = (g: G, unit: UnitId): number => defenceOf(g, unit) - (ALLOWANCE[unit] as number);
/** Those who have to stay in a box to hold it. */
export function garrisonIn(mind: Mind, g: G, strengths: Strengths, box: HexId): ReadonlySet<UnitId> {
  let wanted = garrisonFor(mind, g, strengths, box);
  const held = new Set<UnitId>();
  if (wanted === 0) return held;
  const units = unitsOf(g, AXIS, box).filter((unit) => SIDE_OF[unit] === GERMAN && canHold(unit));
  for (const unit of units.toSorted((a, b) => staying(g, b) - staying(g, a))) {
    if (wanted <= 0) break;
    held.add(unit);
    wanted -= defenceOf(g, unit);
  }
  return held;
}

/** 6.12: fights off the map are worth a staff’s stay from so much on. */
const WORTH_STAYING = 0.5;
const isAbroad = (g: G, unit: UnitId): boolean => isStrategic(g.unit.at.get(unit));
/** Whether soldiers of the Allies are off the map, or may soon be. */
const areAlliesOut = (strengths: Strengths): boolean =>
  STRATEGIC.some((box) => threatTo(strengths, box) > PARTISANS);
/** Partisans alone are no army. */
const PARTISANS = 4;

/**
 * A German staff stays off the map where there is something to fight for, with a marker; and one of them always does once
 * the Allies can come there, for without it nobody could fight them.
 */
export function staysAbroad(g: G, strengths: Strengths, hq: UnitId): boolean {
  const at = g.unit.at.get(hq);
  if (markersOf(g, AXIS).get(at) > 0 && abroadPromise(g, hq) > WORTH_STAYING) return true;
  const isLast = !(HEADQUARTERS_OF[GERMAN] ?? []).some((one) => one !== hq && isAbroad(g, one));
  return isLast && (at === PARIS || grid.linked(at, PARIS)) && areAlliesOut(strengths);
}
/** What it could fight for from its box or from the next. */
const abroadPromise = (g: G, hq: UnitId): number =>
  [g.unit.at.get(hq), ...boxData(g.unit.at.get(hq)).links].reduce(
    (most, box) => Math.max(most, offMapPromise(g, hq, box)),
    0,
  );
