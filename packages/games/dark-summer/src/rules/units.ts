import { type HexId, NOWHERE } from '@bocage/hex';
import { rulebook } from '@bocage/kernel';
import type { CaseId } from '../cases.ts';
import { ALLIED, ARMY_OF, dataOf, type Face, GERMANS, isBattalion, isDealt, SIDE_OF, sideOfArmy, UNITS, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { eliminated, heldCaen, lost, revealed } from '../events.ts';
import { ALL_OF_CAEN, CAEN, EAST, isCaen, isLand, landmarkAt } from '../map.ts';
import { type G, REACTION } from '../state.ts';
import { EXITS_FROM } from '../victory.ts';

export const { ask, procedure, unless, verb } = rulebook<G>();

/** Puts a unit somewhere; a land hex is then controlled by its side (3.2.2). */
export function place(g: G, unit: UnitId, to: HexId): void {
  g.unit.at.set(unit, to);
  come(g, unit, to);
}

/** Takes a unit along a way; every hex it passes comes under its side's control. */
export function lead(g: G, unit: UnitId, way: readonly HexId[]): void {
  for (const hex of way) come(g, unit, hex);
  g.unit.at.set(unit, way.at(-1) as HexId);
}

/** What a unit brings about where it comes, if only in passing. */
function come(g: G, unit: UnitId, to: HexId): void {
  const isAllied = SIDE_OF[unit] === ALLIED;
  if (to === EAST && !isAllied && g.turn < EXITS_FROM) g.unit.early.set(unit, 1);
  if (isAllied && landmarkAt(to) >= 0) remember(g, landmarkAt(to));
  if (!isLand(to)) return;
  g.hex.allied.set(to, isAllied ? 1 : 0);
  if (isAllied && isCaen(to) && g.caenTaken === 0) takeCaen(g);
}

/** 10.4.5: once all of it has been Allied. */
function takeCaen(g: G): void {
  if (CAEN.some((hex) => g.hex.allied.get(hex) === 0)) return;
  g.caenTaken = 1;
  g.emit(heldCaen, {});
  remember(g, ALL_OF_CAEN);
}

/** The turn in which the Allies first come to a landmark. */
function remember(g: G, landmark: number): void {
  if (g.landmark.taken.get(landmark) === 0) g.landmark.taken.set(landmark, g.turn);
}

/** The units in a place, in order. */
export const unitsIn = (g: G, at: HexId): readonly UnitId[] => g.board.stacks.at(at);

/** The units of a side in a place, in order. */
export const unitsOf = (g: G, side: number, at: HexId): UnitId[] =>
  unitsIn(g, at).filter((unit) => SIDE_OF[unit] === side);

const STEPS = Uint8Array.from(UNITS, ({ steps }) => steps);
export const isReduced = (g: G, unit: UnitId): boolean => g.unit.steps.get(unit) < (STEPS[unit] as number);

/** A figure of the face that is up; from a list, since some are asked of every unit at every decision. */
function onFace(figure: (face: Face) => number | null): (g: G, unit: UnitId) => number {
  const faces = UNITS.flatMap(({ front, back }) => [figure(front) ?? 0, figure(back ?? front) ?? 0]);
  const figures = Uint8Array.from(faces);
  return (g, unit) => figures[2 * unit + (isReduced(g, unit) ? 1 : 0)] as number;
}

/** 10.1: its printed movement points. */
export const pointsOf = onFace(({ move }) => move);
const printedAttack = onFace(({ attack }) => attack);
const printedDefense = onFace(({ defense }) => defense);

/** Whether it lies face down, so that nobody knows its factor (11.5). */
export const isUnknown = (g: G, unit: UnitId): boolean => isDealt(unit) && g.unit.factor.get(unit) < 0;

/** Its printed attack factor; that of a unit that lies face down is not to be asked for. */
export const attackFactor = (g: G, unit: UnitId): number =>
  isDealt(unit) ? g.unit.factor.get(unit) : printedAttack(g, unit);
/** Its printed defense factor; for Flak that against armor (11.6). */
export const defenseFactor = (g: G, unit: UnitId): number =>
  isDealt(unit) ? g.unit.factor.get(unit) : printedDefense(g, unit);

/** Turns a strongpoint or Ost battalion over with the factor that Chance dealt (11.5). */
export function reveal(g: G, unit: UnitId, factor: number, rule?: CaseId): void {
  (dataOf(unit).hidden === 'ost' ? g.ostFactors : g.strongpointFactors).take(factor);
  g.unit.factor.set(unit, factor);
  g.emit(revealed, { unit, factor }, rule);
}

/** Takes a step off a unit, and the unit away with its last one. */
export function loseStep(g: G, unit: UnitId, rule?: CaseId): void {
  if (g.unit.steps.get(unit) > 1) {
    g.unit.steps.set(unit, 1);
    countLoss(g, unit, 1);
    g.emit(lost, { unit }, rule);
  } else eliminate(g, unit, rule);
}

function countLoss(g: G, unit: UnitId, steps: number): void {
  const army = ARMY_OF[unit] as number;
  g.losses.add(army, steps);
  if (army === GERMANS && isBattalion(unit)) g.battalionLosses += steps;
}

/** Takes a unit out of the game, by a rule: that of losses in combat unless told. */
export function eliminate(g: G, unit: UnitId, rule?: CaseId): void {
  countLoss(g, unit, g.unit.steps.get(unit));
  g.unit.steps.set(unit, 0);
  g.unit.at.set(unit, NOWHERE);
  g.unit.attacking.set(unit, 0);
  g.emit(eliminated, { unit }, rule);
}

/** 9.4.2: the German Reaction between the first two Waves. */
export const isFirstReaction = (g: G): boolean =>
  g.turn === 1 && g.round === REACTION && g.track.length === 2;

/** The side whose Round it is; in the Wave Rounds, where both Allied armies act, the Allied one (11.0). */
export const actingSide = (g: G): number => sideOfArmy(g.active);
