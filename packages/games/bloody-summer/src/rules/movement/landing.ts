import {
  chain,
  given,
  int,
  type Kind,
  type Law,
  law,
  type Reason,
  type RowsWhere,
  rowsWhere,
} from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { landed, landedWith } from '../../events/movement.ts';
import { type DepotId, depotOf, EVERY_DEPOT, RESERVE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { type G, markersOf } from '../../state.ts';
import { ALLIES, GERMAN } from '../../terms.ts';
import { HEADQUARTERS_OF, isHeadquarters, SIDE_OF, STACKING_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { capacityOf, isOpen, isOperational, sideOfDepot } from '../logistics/depots.ts';
import { hasEnemy, inEnemyZone } from '../units.ts';
import { pay } from './marching.ts';
import { dismiss, type Moving } from './movers.ts';

/** 4.2: what keeps everyone from landing. */
export const whyNoLandings: Law<[G, Moving]> = law(
  (_g, { side }) => (side === GERMAN ? no('notAllied') : null),
  (_g, { halved, only }) => (halved === 1 || only.length > 0 ? no('noLandingNow') : null),
  (g) => (g.storm === 1 ? no('stormAtSea') : null),
);

/** 4.2-a: who may land. */
export const whyNotLand: Law<[G, number, UnitId]> = chain(
  (say, g: G, side: number, unit: UnitId) =>
    (SIDE_OF[unit] === side ? null : say(no('otherSide'))) ??
    (g.unit.at.get(unit) === RESERVE ? null : say(no('notInReserve'))) ??
    (g.unit.home.get(unit) === 1 ? say(no('stays')) : null),
);
/** Those of a side who may land. */
export const landers: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => UNITS_OF[side] ?? [],
  (g: G, unit) => whyNotLand(g, SIDE_OF[unit] as number, unit) === null,
);
/** who may take Offensive markers along. */
export const whyNotEscort: Law<[G, number, UnitId]> = given(whyNotLand, (_g, _side, unit) =>
  isHeadquarters(unit) ? null : no('notHeadquarters'),
);
/** Those of them who may take Offensive markers along. */
export const staffsAtSea: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (side) => HEADQUARTERS_OF[side] ?? [],
  (g: G, unit) => whyNotEscort(g, SIDE_OF[unit] as number, unit) === null,
);

/** 7.1-b, R-81, R-101: a port in an enemy zone does not work, a beach does. */
const isHemmedIn = (g: G, depot: DepotId): boolean =>
  depotOf(depot).kind !== 'beach' && inEnemyZone(g, ALLIES, depotOf(depot).at);
/** 4.2-a, 7.1-b: a depot at which units of a side may land. */
const whyNotOperational: Law<[G, number, DepotId]> = given(
  (g: G, side: number, depot: DepotId) => (sideOfDepot(g, depot) === side ? null : no('otherDepot')),
  (g, _side, depot) => (isOpen(g, depot) ? null : no('depotShut')),
  (g, _side, depot) => (isHemmedIn(g, depot) ? no('depotInZone') : null),
  (g, _side, depot) => (hasEnemy(g, ALLIES, depotOf(depot).at) ? no('depotInConfusion') : null),
  (g, _side, depot) => (isOperational(g, depot) ? null : no('depotInEnemyHands')),
);
/** 4.2-b, R-103: whether there is room for a unit; headquarters and units without stacking points need none. */
function whyNoRoom(g: G, unit: UnitId, depot: DepotId): Reason | null {
  const points = STACKING_OF[unit] as number;
  return points === 0 || g.depot.used.get(depot) + points <= capacityOf(g, depot).landing
    ? null
    : no('noCapacity');
}
export const whyNotLandAt: Law<[G, UnitId, DepotId]> = given(
  (g: G, unit: UnitId, depot: DepotId) => whyNotOperational(g, SIDE_OF[unit] as number, depot),
  whyNoRoom,
);
/** The depots at which a side can land anybody at all. */
export const quays = (g: G, side: number): readonly DepotId[] =>
  EVERY_DEPOT.filter((depot) => whyNotOperational(g, side, depot) === null);
/** How often it may have changed which depots work: with who stands on the map. */
export const stirs = (g: G): number => (g.board.diversions[0] as number) + (g.board.diversions[1] as number);

/** it lands into the hex of the depot, and that is its move. */
export function land(g: G, c: Moving, unit: UnitId, depot: DepotId): void {
  const { at } = depotOf(depot);
  dismiss(g, c);
  g.depot.used.set(depot, g.depot.used.get(depot) + (STACKING_OF[unit] as number));
  enter(g, unit, at);
  pay(g, unit, 0, 1);
  g.unit.moved.set(unit, 1);
  g.unit.landed.set(unit, 1);
  g.emit(landed, { unit, depot, at });
}

/** how many a headquarters may have. */
export const MARKERS: Kind = int(1, CHARTS.stacking.markers);
/** how many markers a headquarters may take along to a depot. */
export const whyNotBring: Law<[G, DepotId, number]> = law(
  (g, _depot, many) => (markersOf(g, ALLIES).get(RESERVE) < many ? no('noMarkersWaiting') : null),
  (g, depot, many) =>
    g.depot.landed.get(depot) + many > capacityOf(g, depot).offensive ? no('noMarkerCapacity') : null,
);
export function bring(g: G, unit: UnitId, depot: DepotId, many: number): void {
  const markers = markersOf(g, ALLIES);
  const { at } = depotOf(depot);
  markers.set(RESERVE, markers.get(RESERVE) - many);
  markers.set(at, markers.get(at) + many);
  g.depot.landed.set(depot, g.depot.landed.get(depot) + many);
  g.emit(landedWith, { unit, many, at });
}
