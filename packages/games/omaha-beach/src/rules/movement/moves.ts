import type { Direction, HexId } from '@bocage/hex';
import { type Domain, distinct, type Law, lawful, type Reason } from '@bocage/kernel';
import { isInfantry, isLeader, type UnitId } from '../../data.ts';
import { grid, isBeach, isSubmerged, PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { BELOW_CLIFF, no } from '../../terms.ts';
import { hasGerman } from '../communication/control.ts';
import { rulesOf } from '../day.ts';
import { crossingNow, whyBarredNow } from '../engineers/clearing.ts';
import { actionsLeft, costOf, whyNotAct, whyNotClimbOn, whyTooFew } from '../usactions/command.ts';
import { BARRED, directionTo, isBelowSlope, UP_CLIFF, WALK } from './crossing.ts';
import { isInfiltration, isWatched } from './infiltration.ts';

/** The ways to leave a hex: on foot, past Germans who watch both hexes, or by a climb. */
export const [MOVE, INFILTRATE, CLIMB] = [0, 1, 2] as const;

const isBelow = (g: G, unit: UnitId): boolean => g.unit.climb.get(unit) === BELOW_CLIFF;

/** whether going for a hex only puts the marker on: a cliff takes a turn below it first, but not from turn 17 on (UMV-04). */
export const staysBelow = (g: G, unit: UnitId, to: HexId): boolean => {
  const from = g.unit.at.get(unit);
  return (
    rulesOf(g).cliffsWait &&
    !isBelow(g, unit) &&
    crossingNow(g, unit, from, directionTo(from, to)) === UP_CLIFF
  );
};

/** Why a unit may not leave its hex in this way, wherever to. */
export const whyNotLeave: Law<[G, number, UnitId]> = Object.assign(
  (g: G, how: number, unit: UnitId) => judgeOf(g, how, unit)(g, unit),
  { every: (g: G, how: number, unit: UnitId) => judgeOf(g, how, unit).every(g, unit) },
);
const judgeOf = (g: G, how: number, unit: UnitId): typeof whyNotAct =>
  how !== MOVE && isBelow(g, unit) ? whyNotClimbOn : whyNotAct;

// Said so often while a list is made that they are looked up once.
const [NOT_ADJACENT, OUT_OF_REACH] = [no('notAdjacent'), no('outOfReach')];
const GERMANS_THERE = no('germansThere');
const UNDER_WATER = no('underWater');
const [WATCHED, NOT_WATCHED] = [no('mustInfiltrate'), no('nobodyWatches')];
const NO_COVER_THERE = no('noNearerToCover');

/** Why a unit may not go to the neighbour in a direction in this way, apart from what it costs. */
function whyNotCross(g: G, how: number, unit: UnitId, d: number): Reason | null {
  const from = g.unit.at.get(unit);
  const to = grid.neighbour(from, d as Direction);
  if (to < 0) return NOT_ADJACENT;
  const code = crossingNow(g, unit, from, d);
  return whyWet(g, to) ?? whyNotOver(g, how, unit, d, code) ?? whyNotPast(g, how, unit, to, code);
}
const whyWet = (g: G, to: HexId): Reason | null => (isSubmerged(to, g.tide) ? UNDER_WATER : null);

/** Whether a cliff begins in a direction: to go for it only puts the marker on. */
const begins = (g: G, unit: UnitId, code: number): boolean =>
  code === UP_CLIFF && !isBelow(g, unit) && rulesOf(g).cliffsWait;
/** The ground is against it. */
function whyNotOver(g: G, how: number, unit: UnitId, d: number, code: number): Reason | null {
  if (code === BARRED) return whyBarredNow(g, unit, g.unit.at.get(unit), d);
  if (code !== UP_CLIFF && isBelow(g, unit)) return no('otherWayThanCliff');
  if ((how === CLIMB) !== (code !== WALK) && how !== INFILTRATE) return whyNotThatWay(unit, code);
  return how === INFILTRATE && begins(g, unit, code) ? no('cliffFirstBelow') : null;
}
/** Germans are against it. */
function whyNotPast(g: G, how: number, unit: UnitId, to: HexId, code: number): Reason | null {
  if (begins(g, unit, code)) return null;
  if (hasGerman(g, to)) return GERMANS_THERE;
  if (isInfiltration(g, g.unit.at.get(unit), to) === (how === INFILTRATE)) return null;
  return how === INFILTRATE ? NOT_WATCHED : WATCHED;
}

/** It climbs where it could walk, or walks where it has to climb. */
function whyNotThatWay(unit: UnitId, code: number): Reason {
  if (code === UP_CLIFF) return no('cliffAhead');
  if (code !== WALK) return no('bluffAhead');
  return no(isLeader(unit) ? 'leaderNeedsNoClimb' : 'nothingToClimb');
}

/** What it costs units to go into a hex together. */
export const costToGo = (g: G, units: readonly UnitId[], to: HexId): number => costOf(g, units, to);

/** MOV-07: of infantry on the beach the limits of the free move are to blame, else that no action is left. */
function whyTooDear(g: G, units: readonly UnitId[]): Reason {
  for (const unit of units) if (isInfantry(unit) && isBeach(g.unit.at.get(unit))) return NO_COVER_THERE;
  return whyTooFew(actionsLeft(g));
}

const whyTooFar = (g: G, how: number): Reason =>
  how === MOVE && rulesOf(g).longMoves ? OUT_OF_REACH : NOT_ADJACENT;
/** Why a unit may not step into a hex in this way. */
function whyNotStep(g: G, how: number, unit: UnitId, to: HexId): Reason | null {
  const d = directionTo(g.unit.at.get(unit), to);
  return d < 0 ? whyTooFar(g, how) : whyNotCross(g, how, unit, d);
}
/** Every reason why not. */
function allAgainstStep(g: G, how: number, unit: UnitId, to: HexId): readonly (Reason | null)[] {
  const from = g.unit.at.get(unit);
  const d = directionTo(from, to);
  if (d < 0) return [whyTooFar(g, how)];
  const code = crossingNow(g, unit, from, d);
  return [whyWet(g, to), whyNotOver(g, how, unit, d, code), whyNotPast(g, how, unit, to, code)];
}

/** Why a unit may not get into a hex in this way: by a step, or by a long move (UMV-01, UMV-05). */
function whyNotReach(g: G, how: number, unit: UnitId, to: HexId): Reason | null {
  const reason = whyNotStep(g, how, unit, to);
  return reason !== null && isMarch(g, how, unit, to) ? null : reason;
}
const isMarch = (g: G, how: number, unit: UnitId, to: HexId): boolean =>
  how === MOVE && rulesOf(g).longMoves && g.known.marches(unit).has(to);

/** Why units of one hex may not go into another together in this way. */
export const whyNotGo: Law<[G, number, readonly UnitId[], HexId]> = Object.assign(firstAgainstGoing, {
  every: allAgainstGoing,
});
function firstAgainstGoing(g: G, how: number, units: readonly UnitId[], to: HexId): Reason | null {
  for (const unit of units) {
    const reason = whyNotReach(g, how, unit, to);
    if (reason !== null) return reason;
  }
  return whyNotPay(g, units, to);
}
function whyNotPay(g: G, units: readonly UnitId[], to: HexId): Reason | null {
  const left = actionsLeft(g);
  // Nobody takes more than one action.
  return units.length > left && costToGo(g, units, to) > left ? whyTooDear(g, units) : null;
}
function allAgainstGoing(g: G, how: number, units: readonly UnitId[], to: HexId): readonly Reason[] {
  const steps = units.flatMap((unit) => (isMarch(g, how, unit, to) ? [] : allAgainstStep(g, how, unit, to)));
  return distinct([...steps, whyNotPay(g, units, to)].filter((reason) => reason !== null));
}

/** Where units of one hex may go together in this way. */
export const destinations = (g: G, how: number, units: readonly UnitId[]): Domain<HexId> =>
  lawful(PLACE, goalsOf(g, how, units[0] as UnitId), whyNotGo, g, how, units);

/** The hexes worth asking about: the next ones, and those of a long move. */
export function goalsOf(g: G, how: number, unit: UnitId): readonly HexId[] {
  const next = grid.around(g.unit.at.get(unit));
  if (how !== MOVE || !rulesOf(g).longMoves) return next;
  return [...new Set([...next, ...g.known.marches(unit)])].sort((a, b) => a - b);
}

/** Whether there is a hex into which units of one hex may go together in this way. */
export function hasWay(g: G, how: number, units: readonly UnitId[]): boolean {
  for (const to of grid.around(g.unit.at.get(units[0] as UnitId)))
    if (whyNotGo(g, how, units, to) === null) return true;
  return false;
}

/** Whether it is worth asking if a unit could go somewhere in this way. */
export function mayHaveStep(g: G, how: number, unit: UnitId): boolean {
  if (how === CLIMB) return isBelowSlope(unit, g.unit.at.get(unit));
  return how === MOVE || isWatched(g, g.unit.at.get(unit));
}

/** Whether a unit could go somewhere in this way if it were paid for. */
export function hasStep(g: G, how: number, unit: UnitId): boolean {
  for (let d = 0; d < 6; d++) if (whyNotCross(g, how, unit, d) === null) return true;
  return false;
}
