import { type HexId, type HexsideId, NOWHERE } from '@bocage/hex';
import { chain, type Law, type Reason, type RowsWhere, rowsWhere, type Say } from '@bocage/kernel';
import { type MoveRules, stepRefusal } from '@bocage/wargame';
import { ARMY_OF, dataOf, isVehicle, ofArmy, type UnitId } from '../data.ts';
import { BRITTANY, BRITTANY_ENTERED, CHERBOURG, EAST, grid, hasRoad, isClosedToGermans, isLand, isMajorRiver, isSeaSide } from '../map.ts'; // biome-ignore format: a list
import { WHOLE } from '../moves.ts';
import { type G, no, REACTION } from '../state.ts';
import { pointsOf } from './units.ts';

/** Why a unit may not move in the Round under way, wherever to; null where it may. */
export const whyNotMove: Law<[G, UnitId]> = chain((say, g: G, unit: UnitId) => {
  const isActive = ARMY_OF[unit] === g.active;
  return (
    (isActive ? null : say(no('notActive'))) ??
    whyStays(say, g.unit.at.get(unit)) ??
    (g.unit.moved.get(unit) === 1 ? say(no('movedAlready')) : null) ??
    (pointsOf(g, unit) === 0 ? say(no('immobile')) : null) ??
    (g.round === REACTION && isActive && !mayReact(g, unit) ? say(no('notChosen')) : null)
  );
});

/** 9.3.4, 10.1: who is chosen, and whoever stands where he may not stay. */
const mayReact = (g: G, unit: UnitId): boolean =>
  g.unit.chosen.get(unit) === 1 || isClosedToGermans(g.unit.at.get(unit));

/** Who is neither on the map nor in a box that has a way out. */
function whyStays(say: Say, at: HexId): Reason | null {
  if (isLand(at) || at === CHERBOURG || at === BRITTANY) return null;
  if (at === EAST) return say(no('leftForGood'));
  return say(no(at === BRITTANY_ENTERED ? 'justEntered' : 'noPlaceToMove'));
}

/** By army: those who ever may. */
const MOBILE = ofArmy.map((units) => units.filter((unit) => dataOf(unit).front.move > 0));

/** The units of the active army that may still move; who is nowhere need not be asked. */
export const movers: RowsWhere<G, UnitId> = rowsWhere(
  'unit',
  (army) => MOBILE[army] as readonly UnitId[],
  (g: G, unit) => g.unit.at.get(unit) !== NOWHERE && whyNotMove(g, unit) === null,
);

/** 10.2: whether a unit can cross the hexside between neighbours: no sea, and no major river without a bridge for vehicles. */
export function mayCross(unit: UnitId, from: HexId, to: HexId): boolean {
  const side = grid.sideBetween(from, to) as HexsideId;
  return !isSeaSide(side) && !(isVehicle(unit) && isMajorRiver(side) && !hasRoad(side));
}

function whyNotBetween(rules: MoveRules, from: HexId, to: HexId): Reason | null {
  const direction = grid.directionTo(from, to);
  if (direction === -1) return no('notAdjacent');
  const reason = stepRefusal(rules, from, to, direction);
  if (reason === null) return null;
  return reason === no('noBridge') && isSeaSide(grid.side(from, direction)) ? no('impassable') : reason;
}

/** The rule against a step between neighbours, whatever it costs, zones of control apart; null if there is none. */
export const mayEnter = (g: G, unit: UnitId, from: HexId, to: HexId): Reason | null =>
  whyNotBetween(g.moves.withoutZones(ARMY_OF[unit] as number, isVehicle(unit)), from, to);

/** The same with zones of control: whether the unit could legally move from a hex to its neighbour (6.3). */
export const mayStep = (g: G, unit: UnitId, from: HexId, to: HexId): Reason | null =>
  whyNotBetween(g.moves.rulesOf(ARMY_OF[unit] as number, WHOLE, isVehicle(unit)), from, to);
