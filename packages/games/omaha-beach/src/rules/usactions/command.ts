import { type HexId, NOWHERE } from '@bocage/hex';
import { given, type Law, law, NONE, type Reason } from '@bocage/kernel';
import {
  CHARTS,
  EVERY_UNIT,
  isHq,
  isInfantry,
  isLeader,
  isRanger,
  LEADER_UNITS,
  type UnitId,
} from '../../data.ts';
import { boxAt, grid, levelOf, sectorOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { BELOW_CLIFF, DISRUPTED, NOT_CLIMBING, no, STEADY_UNIT } from '../../terms.ts';
import { isBombarded } from '../../variants.ts';
import { isLedOff } from '../engineers/clearing.ts';
import { commandedBy } from '../engineers/posts.ts';
import { isCovered } from '../germanfire/field.ts';
import { hasCoverAhead, isSelfPreserving } from '../movement/crossing.ts';
import { isAshore } from '../units.ts';

/** By unit: its bit, if it is a leader. */
const BITS: readonly number[] = EVERY_UNIT.map((unit) =>
  isLeader(unit) ? 1 << LEADER_UNITS.indexOf(unit) : 0,
);
const bitOf = (leader: UnitId): number => BITS[leader] as number;
const HQ_BITS = LEADER_UNITS.filter(isHq).reduce((bits, hq) => bits | bitOf(hq), 0);

/** ACT-04: notes which leaders are in the hex of a unit or next to it, now and for the whole phase. */
export function markCommand(g: G): void {
  g.unit.command.clear();
  g.departed = 0;
  for (const leader of LEADER_UNITS) {
    if (isAshore(g, leader)) for (const hex of commandedBy(g, leader)) commandIn(g, leader, hex);
  }
}

function commandIn(g: G, leader: UnitId, hex: HexId): void {
  if (boxAt(hex) >= 0) return;
  for (const u of g.board.stacks.at(hex))
    if (u !== leader) g.unit.command.set(u, g.unit.command.get(u) | bitOf(leader));
}

/** ACT-05: a leader that moves gives no more free actions; all else of his command lasts for the phase. */
export function depart(g: G, leader: UnitId): void {
  g.departed |= bitOf(leader);
}
/** A leader is lost in the midst of the phase, and his command with him. */
export function endCommand(g: G, leader: UnitId): void {
  const bit = bitOf(leader);
  for (const unit of EVERY_UNIT) {
    const bits = g.unit.command.get(unit);
    if ((bits & bit) !== 0) g.unit.command.set(unit, bits & ~bit);
  }
}
/** Whether a leader who has not moved commands the unit, so that it acts free. */
const isLed = (g: G, unit: UnitId): boolean => (g.unit.command.get(unit) & ~g.departed) !== 0;

/** Whether a leader commands the unit. */
export const isCommanded = (g: G, unit: UnitId): boolean => g.unit.command.get(unit) !== 0;
/** Whether a headquarters commands the unit: a general has no radio. */
export const isCommandedByHq = (g: G, unit: UnitId): boolean => (g.unit.command.get(unit) & HQ_BITS) !== 0;
/** Whether the same headquarters commands both. */
export const shareHq = (g: G, one: UnitId, other: UnitId): boolean =>
  (g.unit.command.get(one) & g.unit.command.get(other) & HQ_BITS) !== 0;

/** MOV-01 to MOV-05: whether what a unit does costs its division nothing. */
export const isFree = (g: G, unit: UnitId): boolean =>
  isRanger(unit) ||
  isLeader(unit) ||
  g.unit.hero.get(unit) >= 0 ||
  g.unit.inspired.get(unit) === 1 ||
  g.unit.climb.get(unit) !== NOT_CLIMBING ||
  g.unit.nerve.get(unit) !== STEADY_UNIT ||
  isLed(g, unit);

/**
 * whether a unit ashore may act with a division: its own, or that of the sector it has walked into. The 1st
 * Division has the east, the 29th the west: a division goes by the number of its sector.
 */
export const servesWith = (g: G, unit: UnitId, division: number): boolean =>
  g.unit.division.get(unit) === division ||
  (g.westPlayed === 1 && sectorOf(g.unit.at.get(unit)) === division);

// Said of so many units that they are looked up once.
const [NOT_ITS_TURN, HAS_ACTED] = [no('otherDivisionActs'), no('hasActed')];
type Judge = Law<[G, UnitId]>;
/** Why a unit is not ashore; null where it is. */
function whyAway(g: G, unit: UnitId): Reason | null {
  if (isAshore(g, unit)) return null;
  if (g.unit.at.get(unit) !== NOWHERE) return no('inItsBoat');
  if (g.unit.exit.get(unit) !== NONE) return no('leftTheMap');
  return no(g.unit.steps.get(unit) === 0 ? 'outOfPlay' : 'notArrived');
}

/** Why a unit may do nothing at all now. */
const whyIdle: Judge = law(
  (g, unit) => (servesWith(g, unit, g.acting) ? null : NOT_ITS_TURN),
  (g, unit) => (g.unit.acted.get(unit) === 1 ? HAS_ACTED : null),
);
const whyShaken = (g: G, unit: UnitId): Reason | null =>
  g.unit.nerve.get(unit) === STEADY_UNIT ? null : no('isDisrupted');
function whyBusy(g: G, unit: UnitId): Reason | null {
  const climb = g.unit.climb.get(unit);
  return climb === NOT_CLIMBING ? null : no(climb === BELOW_CLIFF ? 'waitsBelow' : 'hasToFinish');
}

/** Who can still do something this phase, by what it is, each list in order. */
interface Waiting {
  /** They may move, attack, shell. */
  readonly able: readonly UnitId[];
  /** They are on a bluff or a cliff. */
  readonly climbing: readonly UnitId[];
  readonly disrupted: readonly UnitId[];
}
export function waiting(g: G): Waiting {
  const { acting } = g;
  const { acted, nerve, climb } = g.unit;
  const able: UnitId[] = [];
  const climbing: UnitId[] = [];
  const disrupted: UnitId[] = [];
  for (const unit of g.board.ashore) {
    if (acted.get(unit) === 1 || !servesWith(g, unit, acting)) continue;
    if (nerve.get(unit) !== STEADY_UNIT) disrupted.push(unit);
    else if (climb.get(unit) !== NOT_CLIMBING) climbing.push(unit);
    else able.push(unit);
  }
  return { able, climbing, disrupted };
}
export const whoWaits = (g: G): Waiting => g.known.waiting();

/** Why a unit may not move, attack or barrage now, whatever it costs. */
export const whyNotAct: Judge = given(whyAway, whyIdle, whyShaken, whyBusy);

/** Why a unit may not go on climbing now: a marker on it leaves nothing else, and disruption not even that. */
export const whyNotClimbOn: Judge = given(whyAway, whyIdle, whyShaken, (g, unit) =>
  g.unit.climb.get(unit) === NOT_CLIMBING ? no('notClimbing') : null,
);

/** Why a unit may not shake off disruption now: not that of an attack of this phase. */
export const whyNotRally: Judge = given(whyAway, whyIdle, whyNotShaken);
function whyNotShaken(g: G, unit: UnitId): Reason | null {
  const nerve = g.unit.nerve.get(unit);
  if (nerve === DISRUPTED) return null;
  return no(nerve === STEADY_UNIT ? 'isSteady' : 'disruptedNow');
}

/** two in a hex that do the same share a regular action. */
const SHARING = CHARTS.limits.together;

const LOW: readonly string[] = CHARTS.terrain.lowGround;
/** VAR-07: whether infantry goes for nothing to a hex below the bluffs because no German has it in his field. */
const isOutOfSight = (g: G, unit: UnitId, to: HexId): boolean =>
  isBombarded(g) && isInfantry(unit) && LOW.includes(levelOf(to)) && !isCovered(g, to);

/** Whether going to a hex costs nothing: who seeks cover (MOV-06) or is led off the beach (ENB-06) pays nothing. */
function isUnpaid(g: G, unit: UnitId, to: HexId): boolean {
  const from = g.unit.at.get(unit);
  if (isLedOff(g, from)) return true;
  return grid.adjacent(from, to) && (isSelfPreserving(unit, from, to) || isOutOfSight(g, unit, to));
}
/** Whether it costs something that a unit acts, or goes to a hex. */
const pays = (g: G, unit: UnitId, to: HexId): boolean =>
  !isFree(g, unit) && (to === NOWHERE || !isUnpaid(g, unit, to));

/** The regular actions that it takes for units to do the same thing, or to go to a hex together. */
export function costOf(g: G, units: readonly UnitId[], to: HexId = NOWHERE): number {
  let cost = 0;
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] as UnitId;
    if (!pays(g, unit, to)) continue;
    let before = 0;
    for (let j = 0; j < i; j++) {
      const other = units[j] as UnitId;
      if (g.unit.at.get(other) === g.unit.at.get(unit) && pays(g, other, to)) before++;
    }
    if (g.options.together !== 1 || before % SHARING === 0) cost++;
  }
  return cost;
}

/** Whether there may be a hex that the division can let a unit go to; where not, it is not worth asking about any. */
export const mayGoAnywhere = (g: G, unit: UnitId): boolean =>
  actionsLeft(g) > 0 ||
  isFree(g, unit) ||
  hasCoverAhead(unit, g.unit.at.get(unit)) ||
  (isBombarded(g) && isInfantry(unit)) ||
  isLedOff(g, g.unit.at.get(unit));

/** ACT-02: that a division has none left, or too few. */
export const whyTooFew = (left: number): Reason => (left === 0 ? NO_ACTION_LEFT : TOO_FEW_LEFT);
const [NO_ACTION_LEFT, TOO_FEW_LEFT] = [no('noActionLeft'), no('tooFewActions')];
/** ACT-02: why the acting division cannot let these units do the same thing together. */
export function whyNotAfford(g: G, units: readonly UnitId[]): Reason | null {
  const left = actionsLeft(g);
  // Nobody takes more than one action.
  return units.length > left && costOf(g, units) > left ? whyTooFew(left) : null;
}

export const actionsLeft = (g: G): number => (g.acting === NONE ? 0 : g.division.actions.get(g.acting));

/** Pays for what units do together; they have had their action (ACT-01). */
export function spend(g: G, units: readonly UnitId[], cost: number = costOf(g, units)): void {
  if (cost > 0) g.division.actions.set(g.acting, actionsLeft(g) - cost);
  for (const unit of units) g.unit.acted.set(unit, 1);
}
