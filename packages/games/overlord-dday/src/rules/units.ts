import { type HexId, NOWHERE } from '@bocage/hex';
import { rulebook } from '@bocage/kernel';
import type { CASES } from '../cases.ts';
import {
  ALLIED,
  CHARTS,
  dataOf,
  EVERY_UNIT,
  type Face,
  GERMAN,
  isAirborne,
  isFixed,
  isRegiment,
  SECTOR_OF_AIRBORNE,
  SIDE_OF,
  STACK_LIMIT,
  type UnitId,
} from '../data.ts';
import { eased, eliminated, lost, marked, moved, shifted, steadied, transferred } from '../events.ts';
import { isHex } from '../map.ts';
import { DISORGANIZED, type G, MOVED, REGROUP, SECTOR, STEADY } from '../state.ts';

export const { ask, procedure, roll, unless, verb } = rulebook<G>();
/** The number of a case. */
export type CaseId = keyof typeof CASES;

/** Puts a unit somewhere; a hex is then held by its side. */
export function place(g: G, unit: UnitId, to: HexId): void {
  g.unit.at.set(unit, to);
  if (isHex(to)) g.hex.allied.set(to, SIDE_OF[unit] === ALLIED ? 1 : 0);
}

/** Puts a unit into another hex by a rule, and tells of it. */
export function shift(g: G, unit: UnitId, hex: HexId, rule: CaseId): void {
  place(g, unit, hex);
  g.emit(shifted, { unit, hex }, rule);
}

/** Puts a unit into another place beside the map by a rule, and tells of it. */
export function transfer(g: G, unit: UnitId, to: HexId, rule: CaseId): void {
  place(g, unit, to);
  g.emit(transferred, { unit, place: to }, rule);
}

/** Moves a unit by a rule; that was its move. */
export function walk(g: G, unit: UnitId, way: readonly HexId[], rule: CaseId): void {
  const from = g.unit.at.get(unit);
  for (const hex of way) place(g, unit, hex);
  g.unit.acted.set(unit, MOVED);
  if (g.log !== null) g.emit(moved, { unit, hex: g.unit.at.get(unit), way: [from, ...way] }, rule);
}

export const inPlay = (g: G, unit: UnitId): boolean => g.unit.at.get(unit) !== NOWHERE;
export const onMap = (g: G, unit: UnitId): boolean => isHex(g.unit.at.get(unit));

/** Whether one more unit of a side may stay in a hex (27.2.5-n). */
export const hasRoom = (g: G, side: number, hex: HexId): boolean =>
  (g.board.room.counts(side)[hex] as number) < STACK_LIMIT;

/** The units in a place, in order. */
export const unitsIn = (g: G, at: HexId): readonly UnitId[] => g.board.stacks.at(at);

const FESTUNG: Face = { strength: CHARTS.festung.strength, move: 0 };

/** The face that is up. */
export const face = (g: G, unit: UnitId): Face =>
  faceOf(unit, {
    turned: g.unit.back.get(unit) === 1,
    festung: g.unit.festung.get(unit) === 1,
    steps: g.unit.steps.get(unit),
  });

/** By unit: what is left of a regiment or brigade with its last step (ruling 71). */
const CADRES: readonly (Face | null)[] = EVERY_UNIT.map((unit) =>
  isRegiment(unit) ? { strength: CHARTS.cadre.strength, move: dataOf(unit).front.move } : null,
);

/** The front of a counter, its back, the cadre that is left of it, or what it is as a Festung. */
export function faceOf(
  unit: UnitId,
  { turned, festung, steps }: { readonly turned: boolean; readonly festung: boolean; readonly steps: number },
): Face {
  if (festung) return FESTUNG;
  if (steps === 1 && CADRES[unit] != null) return CADRES[unit];
  const { front, back } = dataOf(unit);
  return turned && back !== null ? back : front;
}

/** 27.2.4-u: a marker is a state: regroup, then disorganized, and nothing worse. Whether it changes. */
export function mark(g: G, unit: UnitId, marker: number, rule: CaseId): boolean {
  if (g.unit.marker.get(unit) >= marker) return false;
  g.unit.marker.set(unit, marker);
  g.emit(marked, { unit, marker }, rule);
  return true;
}

/** A hit makes steady units regroup and regrouping ones disorganized. Whether it does. */
export function worsen(g: G, unit: UnitId): boolean {
  return g.unit.marker.get(unit) === STEADY
    ? mark(g, unit, REGROUP, '27.2.1-g')
    : mark(g, unit, DISORGANIZED, '27.2.1-h');
}

/** One level better. */
export function recover(g: G, unit: UnitId, rule: CaseId): void {
  const better = g.unit.marker.get(unit) === DISORGANIZED ? REGROUP : STEADY;
  g.unit.marker.set(unit, better);
  g.emit(better === REGROUP ? eased : steadied, { unit }, rule);
}

/** Takes steps off a unit by a rule, and the unit away with its last one. */
export function loseSteps(g: G, unit: UnitId, steps: number, rule: CaseId): void {
  for (let i = 0; i < steps && inPlay(g, unit); i++) loseStep(g, unit, rule);
}

/** Takes a step off a unit, and the unit away with its last one. */
export function loseStep(g: G, unit: UnitId, rule: CaseId): void {
  const left = g.unit.steps.get(unit) - 1;
  g.unit.steps.set(unit, left);
  g.emit(left > 0 ? lost : eliminated, { unit, at: g.unit.at.get(unit) }, rule);
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
export const ownUnits: readonly (readonly UnitId[])[] = [ALLIED, GERMAN].map((side) =>
  EVERY_UNIT.filter((unit) => isOf(unit, side)),
);
