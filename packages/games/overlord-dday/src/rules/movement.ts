import type { HexId, HexsideId } from '@bocage/hex';
import { chain, type Domain, type Law, type Reason } from '@bocage/kernel';
import { ALLIED, CHARTS, enemyOf, isAirborne, isFixed, isMech, SIDE_OF, type UnitId } from '../data.ts';
import { PHASE_GAIT } from '../gaits.ts';
import { BRIDGE_AT, grid, ground, isFlooded, isMajorRiver, isMinorRiver, PHASE_CHARTS } from '../map.ts';
import { no } from '../refusals.ts';
import { FOUGHT, type G, MOVED, STEADY } from '../state.ts';
import { face, isOf, onMap, ownUnits } from './units.ts';
import { type Step, Ways } from './ways.ts';

const HALVES = 2;
const RATES = CHARTS.phaseMovement;
/** 27.2.5-e: less than any hex but a clear one, so that the minimum move is left: one hex, whatever it costs. */
const A_SINGLE_HEX = 1;

/** 27.1.4-c, 27.2.8-e: the airborne rest in the first phase; Germans must have been activated, as no WN or Garrison ever is. */
export function whyNotAct(g: G, unit: UnitId): Reason | null {
  if (SIDE_OF[unit] === ALLIED) return g.phase === 1 && isAirborne(unit) ? no('airborneRest') : null;
  if (isFixed(unit)) return no('neverActs');
  return g.unit.active.get(unit) === 1 ? null : no('notActive');
}

/** Those of a side who may act. */
export const actors = (g: G, side: number): readonly UnitId[] =>
  (ownUnits[side] ?? []).filter((unit) => whyNotAct(g, unit) === null);

/** 27.2.3, 27.2.5, 27.2.8: which units may move in a segment. */
export const whyNotMove: Law<[G, number, UnitId]> = chain((say, g: G, side: number, unit: UnitId) => {
  const idle = whyNotAct(g, unit);
  return (
    (isOf(unit, side) ? null : say(no('notYours'))) ??
    (onMap(g, unit) ? null : say(no('notAshore'))) ??
    (g.unit.acted.get(unit) === FOUGHT ? say(no('hasFought')) : null) ??
    (g.unit.acted.get(unit) === MOVED ? say(no('hasMoved')) : null) ??
    (idle === null ? null : say(idle)) ??
    (face(g, unit).move === 0 ? say(no('cannotMove')) : null)
  );
});

/** 27.2.5-i, -j: between neighbours, no hexside of sea, and a major river only where its bridge stands. */
export function whyNotCross(g: G, from: HexId, to: HexId): Reason | null {
  const side = grid.sideBetween(from, to) as HexsideId;
  if ((PHASE_CHARTS.leg.sides[ground.sides[side] as number] as number) >= 0) return null;
  if (!isMajorRiver(side)) return no('seaBetween');
  const bridge = BRIDGE_AT.get(side);
  return bridge !== undefined && g.bridge.blown.get(bridge) === 0 ? null : no('riverBetween');
}

/** Ruling 70: vehicles come into a flooded hex only along a road, whether they move, advance or retreat. */
export function whyNotWade(unit: UnitId, from: HexId, to: HexId): Reason | null {
  if (!isFlooded(to) || !isMech(unit)) return null;
  return ground.roads[grid.sideBetween(from, to)] === 0 ? no('vehiclesByRoad') : null;
}

/** 27.2.5-b, -c, -e: how far, in half hexes. */
function phaseAllowance(g: G, unit: UnitId): number {
  if (g.unit.marker.get(unit) !== STEADY) return A_SINGLE_HEX;
  if (SIDE_OF[unit] === ALLIED) return HALVES * RATES.allied;
  const { move } = face(g, unit);
  return HALVES * (RATES.german.find(({ moveUpTo }) => move <= moveUpTo)?.hexes ?? RATES.mech);
}

/** 27.2.5: the ways a unit may go. */
export const routesOf = (g: G, unit: UnitId): Domain<readonly HexId[]> =>
  new Ways(g, unit, {
    gait: PHASE_GAIT[unit] as number,
    allowance: phaseAllowance(g, unit),
    tell: whyNotStep,
  });

/** Of a closed hexside or hex what it is that closes it. */
export function whyClosed(g: G, unit: UnitId, reason: Reason, { from, to }: Step): Reason {
  if (reason === no('riverBetween')) return whyNotCross(g, from, to) ?? reason;
  return (reason === no('intoSea') ? whyNotWade(unit, from, to) : null) ?? reason;
}

/** What a player is told of a refused step: of one too far what makes it so. */
function whyNotStep(g: G, unit: UnitId, reason: Reason, step: Step): Reason {
  const { last, from, to } = step;
  if (reason === no('zoneStops')) return last === undefined ? reason : whyStopped(g, unit, last, from);
  if (reason === no('beyondOneHex') || reason === no('beyondRate'))
    return whyTooFar(g, unit, from, to) ?? reason;
  return whyClosed(g, unit, reason, step);
}

/** What ended a move with its step into a hex: a zone there, or that the step took all there was. */
function whyStopped(g: G, unit: UnitId, from: HexId, to: HexId): Reason {
  const side = SIDE_OF[unit] as number;
  if (g.board.zones.isFelt(enemyOf(side), to)) return no('zoneStops');
  return whyTooFar(g, unit, from, to) ?? (side === ALLIED ? no('beyondOneHex') : no('beyondRate'));
}

/** 27.2.5-e, -h: what makes a step too dear, apart from its length. */
function whyTooFar(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  if (g.unit.marker.get(unit) !== STEADY) return no('markedOneHex');
  const side = grid.sideBetween(from, to) as HexsideId;
  if (ground.roads[side] !== 0) return null;
  if (isMinorRiver(side)) return no('riverTakesAll');
  return isFlooded(to) ? no('floodTakesAll') : null;
}
