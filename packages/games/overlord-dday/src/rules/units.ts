import { type HexId, NOWHERE } from '@bocage/hex';
import { rulebook } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import {
  ALLIED,
  CHARTS,
  dataOf,
  type Face,
  GERMAN,
  isAirborne,
  isFixed,
  SECTOR_OF_AIRBORNE,
  SIDE_OF,
  UNITS,
  type UnitId,
} from '../data.ts';
import { lost, marked } from '../events.ts';
import { isHex } from '../map.ts';
import { DISORGANIZED, type G, REGROUP, SECTOR, STEADY } from '../state.ts';

export const { procedure, unless, verb } = rulebook<G>();

/** Puts a unit somewhere; a hex is then held by its side. */
export function place(g: G, unit: UnitId, to: HexId): void {
  g.unit.at.set(unit, to);
  if (isHex(to)) g.hex.allied.set(to, SIDE_OF[unit] === ALLIED ? 1 : 0);
}

export const inPlay = (g: G, unit: UnitId): boolean => g.unit.at.get(unit) !== NOWHERE;
export const onMap = (g: G, unit: UnitId): boolean => isHex(g.unit.at.get(unit));

/** The units in a place, in order. */
export function unitsIn(g: G, at: HexId): UnitId[] {
  const units: UnitId[] = [];
  for (let u = g.board.stacks.first(at); u !== NOBODY; u = g.board.stacks.next(u)) units.push(u);
  return units;
}

const FESTUNG = { strength: CHARTS.festung.strength, move: 0 };

/** The face that is up. */
export const face = (g: G, unit: UnitId): Face =>
  faceOf(unit, g.unit.back.get(unit) === 1, g.unit.festung.get(unit) === 1);

/** The front of a counter, its back, or what it is as a Festung. */
export function faceOf(unit: UnitId, turned: boolean, festung: boolean): Face {
  if (festung) return FESTUNG;
  const { front, back } = dataOf(unit);
  return turned && back !== null ? back : front;
}

/** 27.2.4-u: a marker is a state: regroup, then disorganized, and nothing worse. */
export function mark(g: G, unit: UnitId, marker: number): void {
  if (g.unit.marker.get(unit) >= marker) return;
  g.unit.marker.set(unit, marker);
  g.emit(marked, { unit, marker });
}

/** A hit makes steady units regroup and regrouping ones disorganized. */
export function worsen(g: G, unit: UnitId): void {
  mark(g, unit, g.unit.marker.get(unit) === STEADY ? REGROUP : DISORGANIZED);
}

/** One level better. */
export function recover(g: G, unit: UnitId): void {
  g.unit.marker.set(unit, g.unit.marker.get(unit) === DISORGANIZED ? REGROUP : STEADY);
}

/** Takes a step off a unit, and the unit away with its last one. */
export function loseStep(g: G, unit: UnitId): void {
  const left = g.unit.steps.get(unit) - 1;
  g.unit.steps.set(unit, left);
  g.emit(lost, { unit });
  reckon(g, unit);
  if (left > 0) {
    g.unit.back.set(unit, 1);
    return;
  }
  g.unit.lost.set(unit, 1);
  g.unit.marker.set(unit, STEADY);
  g.unit.target.set(unit, NOWHERE);
  g.unit.at.set(unit, NOWHERE);
}

function reckon(g: G, unit: UnitId): void {
  if (SIDE_OF[unit] === GERMAN) {
    if (!isFixed(unit)) g.germanLosses += 1;
    return;
  }
  const beach = g.unit.landed.get(unit);
  const sector = isAirborne(unit) ? SECTOR.of(SECTOR_OF_AIRBORNE[unit] as string) : beach;
  if (sector !== NOWHERE) g.alliedLosses.add(sector);
}

/** Whether a unit may be named by one who acts for a side. */
export const isOf = (unit: UnitId, side: number): boolean => SIDE_OF[unit] === side;
export const EVERY_UNIT: readonly UnitId[] = UNITS.map((_, unit) => unit);
export const ownUnits: readonly (readonly UnitId[])[] = [ALLIED, GERMAN].map((side) =>
  EVERY_UNIT.filter((unit) => isOf(unit, side)),
);
