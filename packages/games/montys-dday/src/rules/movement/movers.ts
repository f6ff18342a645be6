import type { HexId } from '@bocage/hex';
import { chain, given, type Law, type Names, names, type RowsWhere, rowsWhere } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { grid } from '../../map.ts';
import { no } from '../../refusals.ts';
import { SCENARIOS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { HALVES } from '../../tables/going.ts';
import { ALLIED, BY_GLIDER, BY_SEA, enemyOf, GERMAN, SETTLED } from '../../terms.ts';
import { isCoastArtillery, isGarrison, NOBODY, SIDE_OF, UNIT, UNITS_OF, type UnitId } from '../../units.ts'; // biome-ignore format: a list
import { leftAfterLanding } from '../amphibious/ashore.ts';
import { allowanceOf, isAfloat, isDisrupted, onMap } from '../units.ts';
import { isReinforcement } from './entry.ts';
import { isFlooded } from './ground.ts';

/** 7.3: what a change of mode has left to a unit: all, a move in the new mode, none, or it was all it might do. */
export const CHANGE: Names = names('change', ['unchanged', 'on', 'stopped', 'only']);
const UNCHANGED = 0;
export const [GOES_ON, STOPS, ONLY] = [1, 2, 3] as const;

/** What is known in a Movement Segment of the unit that moves now. */
export interface Moves {
  readonly side: number;
  /** 5.9.2: those move who have just landed from the sea. */
  readonly ashore: number;
  mover: UnitId;
  /** What it has left, in half points. */
  left: number;
  stepped: number;
  changed: number;
  /** 6.2.5: it has moved a hex that cost more than it had. */
  strained: number;
  /** It has turned since it last came to a stop. */
  turned: number;
}

const resting = (side: number, ashore: number): Moves => ({
  side, ashore, mover: NOBODY, left: 0, stepped: 0, changed: UNCHANGED, strained: 0, turned: 0,
}); // biome-ignore format: a list
/** By side: a segment in which nobody moves now. */
const RESTING: readonly Moves[] = [ALLIED, GERMAN].map((side) => resting(side, 0));
const LANDING = resting(ALLIED, 1);

const LANDINGS = CHARTS.movement.landing;

/** 6.1.2, 6.1.4, 6.1.7: what a unit may spend as its segment begins, in half points. */
function budgetOf(g: G, unit: UnitId): number {
  const allowance = allowanceOf(g, unit);
  const landed = g.unit.landed.get(unit);
  if (landed === SETTLED) return HALVES * allowance;
  if (landed === BY_SEA) return leftAfterLanding(g, unit);
  return HALVES * Math.ceil(allowance / LANDINGS.divide);
}

/** What it has left, in half points. */
export const leftOf = (g: G, c: Moves, unit: UnitId): number =>
  c.mover === unit ? c.left : budgetOf(g, unit);

/** Whether a unit has spent nothing in this segment. */
export const isFresh = (g: G, c: Moves, unit: UnitId): boolean =>
  c.mover !== unit || c.left === budgetOf(g, unit);

/** 15.2.1, 15.3.1: whether a unit stands where it began the segment. */
export const isWhereItBegan = (g: G, c: Moves, unit: UnitId): boolean =>
  g.unit.landed.get(unit) === SETTLED && (c.mover !== unit || c.stepped === 0);

/** 6.2.5, R-132: one hex is always granted to whoever has spent nothing; from the sea the landing was it. */
export const hasMinimumMove = (g: G, c: Moves, unit: UnitId): boolean =>
  g.unit.landed.get(unit) !== BY_SEA && isFresh(g, c, unit);

/** 6.2.6: another unit acts, and the move of the one before is over. */
export function take(g: G, c: Moves, unit: UnitId): void {
  if (c.mover === unit) return;
  dismiss(g, c);
  c.mover = unit;
  c.left = budgetOf(g, unit);
}
/** Nobody moves now. */
export function dismiss(g: G, c: Moves): void {
  if (c.mover !== NOBODY) g.unit.moved.set(c.mover, 1);
  c.mover = NOBODY;
  c.left = 0;
  c.stepped = 0;
  c.changed = UNCHANGED;
  c.strained = 0;
  c.turned = 0;
}

const isFrom = (g: G, unit: UnitId, landed: number): boolean => g.unit.landed.get(unit) === landed;

/** 3.1.1-d1, 6.2.1, 6.2.6: who may do anything at all in a Movement Segment. */
export const whyNotAct: Law<[G, Moves, UnitId]> = chain((say, g: G, c: Moves, unit: UnitId) => {
  const isLost = g.unit.lost.get(unit) === 1;
  const isThere = onMap(g, unit);
  const isAwaited = !isLost && !isThere && isReinforcement(g, unit);
  return (
    (SIDE_OF[unit] === c.side ? null : say(no('otherSide'))) ??
    (isLost ? say(no('eliminatedAlready')) : null) ??
    (isAwaited ? say(no('notEnteredYet')) : null) ??
    (isLost || isAwaited || isThere ? null : say(no('notOnMap'))) ??
    (isAfloat(g, unit) ? say(no('atSea')) : null) ??
    (isGarrison(unit) ? say(no('garrisonStays')) : null) ??
    (c.ashore === 1 && isThere && !isFrom(g, unit, BY_SEA) ? say(no('movedBeforeLandings')) : null) ??
    (c.ashore === 0 && isFrom(g, unit, BY_SEA) ? say(no('landedFromSea')) : null) ??
    (g.unit.moved.get(unit) === 1 ? say(no('movedAlready')) : null)
  );
});

/** 6.0: what keeps a unit where it is, those apart whom the scenario holds. */
const whyNotGo: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  chain((say, g: G, c: Moves, unit: UnitId) => {
    const isMover = c.mover === unit;
    const changed = isMover ? c.changed : UNCHANGED;
    return (
      (isCoastArtillery(unit) ? say(no('coastGunsStay')) : null) ??
      (isDisrupted(g, unit) ? say(no('isDisrupted')) : null) ??
      (isFrom(g, unit, BY_GLIDER) ? say(no('gliderStays')) : null) ??
      (isFlooded(g, g.unit.at.get(unit)) ? say(no('inFlood')) : null) ??
      (changed === ONLY ? say(no('modeOnly')) : null) ??
      (changed === STOPS ? say(no('modeStops')) : null) ??
      (changed < STOPS && allowanceOf(g, unit) === 0 && !isCoastArtillery(unit)
        ? say(no('immobile'))
        : null) ??
      (isMover && c.strained === 1 ? say(no('oneHexOnly')) : null) ??
      (isMover && isHalted(g, c) ? say(no('stoppedByZone')) : null)
    );
  }),
);
/** 9.1.1: whether the one that moves has come into an enemy zone of control. */
const isHalted = (g: G, c: Moves): boolean =>
  c.stepped === 1 && g.board.zones.isFelt(enemyOf(c.side), g.unit.at.get(c.mover));

/** 19.1.1-d: by scenario, whom it holds on which turns. */
const RESTRICTIONS = SCENARIOS.map(({ restriction }) =>
  restriction === null ? null : { ...restriction, halted: restriction.halted.map((id) => UNIT.of(id)) },
);
/** Whether a scenario holds anybody of a side on this turn. */
const isRestricted = (g: G, side: number): boolean => {
  const rule = RESTRICTIONS[g.scenario];
  return side === GERMAN && rule != null && g.turn <= Math.max(rule.turn, rule.through);
};

const near = new Int16Array(grid.size);
/** By hex: 1 where an Allied unit is so near. */
export function alliesNear(g: G, within: number): Readonly<Uint8Array> {
  const found = new Uint8Array(grid.size);
  for (const unit of UNITS_OF[ALLIED] ?? []) {
    if (!onMap(g, unit)) continue;
    const many = grid.disc(g.unit.at.get(unit), within, near);
    for (let i = 0; i < many; i++) found[near[i] as HexId] = 1;
  }
  return found;
}
/** How often an Allied unit has come or gone. */
export const alliesMoved = (g: G): number => g.board.diversions[GERMAN] as number;

/** 19.1.1-d, R-133: who may not move on this turn; whoever is under way has been near enough. */
function isHeld(g: G, c: Moves, unit: UnitId): boolean {
  const rule = RESTRICTIONS[g.scenario];
  if (rule == null || SIDE_OF[unit] !== GERMAN) return false;
  if (g.turn <= rule.through && rule.halted.includes(unit)) return true;
  if (g.turn !== rule.turn || (c.mover === unit && c.stepped === 1)) return false;
  return g.known.alliesNear(rule.within)[g.unit.at.get(unit)] === 0;
}

/** 9.1.1, R-158: whether a unit has landed from the sea in an enemy zone of control, and so entered it. */
const hasLandedInZone = (g: G, unit: UnitId): boolean =>
  isFrom(g, unit, BY_SEA) && g.board.zones.isFelt(enemyOf(SIDE_OF[unit] as number), g.unit.at.get(unit));

/** 6.0: who may move, or go on. */
export const whyNotMove: Law<[G, Moves, UnitId]> = given(
  whyNotGo,
  (g, c, unit) => (isHeld(g, c, unit) ? no('heldByScenario') : null),
  (g, _c, unit) => (hasLandedInZone(g, unit) ? no('stoppedByZone') : null),
);

/** Those of a side who may set out; whom the scenario holds is asked in the turns in which it does. */
export const rested: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => UNITS_OF[side] ?? [],
  (g: G, unit) => whyNotGo(g, RESTING[SIDE_OF[unit] as number] as Moves, unit) === null,
);
/** 5.9.2: those who may go on from where they landed, zones of control left aside. */
export const landed: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  () => UNITS_OF[ALLIED] ?? [],
  (g: G, unit) => whyNotGo(g, LANDING, unit) === null,
);

/** Those of a list that holds for all at rest whom a law lets act, the one that moves now among them or not. */
export function besidesMover(
  g: G,
  c: Moves,
  listed: readonly UnitId[],
  why: Law<[G, Moves, UnitId]>,
): readonly UnitId[] {
  if (c.mover === NOBODY || why(g, c, c.mover) === null) return listed;
  return listed.includes(c.mover) ? listed.filter((unit) => unit !== c.mover) : listed;
}

/** Those who may move now. */
export function movers(g: G, c: Moves): readonly UnitId[] {
  if (c.ashore === 1)
    return besidesMover(g, c, g.known.landed(c.side), whyNotMove).filter((unit) => !hasLandedInZone(g, unit));
  const ready = besidesMover(g, c, g.known.rested(c.side), whyNotMove);
  return isRestricted(g, c.side) ? ready.filter((unit) => !isHeld(g, c, unit)) : ready;
}

/** A segment in which nobody moves now, for what is asked about those at rest. */
export const atRest = (unit: UnitId): Moves => RESTING[SIDE_OF[unit] as number] as Moves;
