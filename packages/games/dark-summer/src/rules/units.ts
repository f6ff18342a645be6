import { type HexId, NOWHERE } from '@bocage/hex';
import { type Domain, drawFrom, type Next, rulebook, type Value, type Verb } from '@bocage/kernel';
import type { CaseId } from '../cases.ts';
import { ALLIED, ARMY_OF, type Face, GERMANS, isBattalion, isDealt, isOst, isRemoved, SIDE_OF, sideOfArmy, UNITS, type UnitId } from '../data.ts'; // biome-ignore format: a list
import { eliminated, heldCaen, lost, revealed } from '../events.ts';
import { ALL_OF_CAEN, CAEN, EAST, isCaen, isLand, landmarkAt } from '../map.ts';
import { type G, REACTION } from '../state.ts';
import { EXITS_FROM } from '../victory.ts';

export const { ask, procedure, roll, unless, verb } = rulebook<G>();

interface Choice<C, N extends Next> {
  readonly rule: CaseId;
  readonly prompt: string;
  readonly who: (g: G, c: C) => number;
  readonly may: readonly Verb<G, C, N>[];
}
/** A step in which somebody has one thing to do. */
export const choice = <C, A extends Value, const N extends Next>(
  rule: CaseId,
  prompt: string,
  who: (g: G, c: C) => number,
  name: string,
  what: (g: G, c: C) => Domain<A>,
  then: (g: G, c: C, chosen: A) => N,
): Choice<C, N> => ({ rule, prompt, who, may: [verb(name, what, then)] });

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

/** What those that lie face down may still turn out to have. */
export const poolOf = <P>(g: Pools<P>, unit: UnitId): P =>
  isOst(unit) ? g.ostFactors : g.strongpointFactors;
type Pools<P> = { readonly ostFactors: P; readonly strongpointFactors: P };

/** Turns a strongpoint or Ost battalion over with the factor that Chance dealt (11.5). */
export function reveal(g: G, unit: UnitId, factor: number, rule?: CaseId): void {
  poolOf(g, unit).take(factor);
  g.unit.factor.set(unit, factor);
  g.emit(revealed, { unit, factor }, rule);
}

/** 11.5: the unit that a combat has come upon is turned over, and some leave the game; an attack stands (ruling F-11). */
export const turnOver = roll<{ unit: UnitId }, 'look'>(
  '11.5-a',
  (g, c) => drawFrom(poolOf(g, c.unit)),
  ['unit'],
  (g, c, factor) => {
    reveal(g, c.unit, factor);
    if (isRemoved(c.unit, factor)) eliminate(g, c.unit, '11.5.2-a');
    return 'look';
  },
);

/** Where some units are, each place once. */
export const placesOf = (g: G, units: readonly UnitId[]): HexId[] => [
  ...new Set(units.map((unit) => g.unit.at.get(unit))),
];

/** Takes a step off a unit, and the unit away with its last one. */
export function loseStep(g: G, unit: UnitId, rule?: CaseId): void {
  if (g.unit.steps.get(unit) > 1) {
    g.unit.steps.set(unit, 1);
    countLoss(g, unit, 1);
    g.emit(lost, { unit, at: g.unit.at.get(unit) }, rule);
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
  const at = g.unit.at.get(unit);
  g.unit.steps.set(unit, 0);
  g.unit.at.set(unit, NOWHERE);
  g.unit.attacking.set(unit, 0);
  g.emit(eliminated, { unit, at }, rule);
}

/** 9.4.2: the German Reaction between the first two Waves. */
export const isFirstReaction = (g: G): boolean =>
  g.turn === 1 && g.round === REACTION && g.track.length === 2;

/** The side whose Round it is; in the Wave Rounds, where both Allied armies act, the Allied one (11.0). */
export const actingSide = (g: G): number => sideOfArmy(g.active);
