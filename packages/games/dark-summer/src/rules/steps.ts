import type { HexId, HexsideId } from '@bocage/hex';
import { type Law, law, type Reason } from '@bocage/kernel';
import { type MoveRules, stepRefusal } from '@bocage/wargame';
import { ARMY_OF, dataOf, isVehicle, ofArmy, type UnitId } from '../data.ts';
import { BRITTANY, BRITTANY_ENTERED, CHERBOURG, EAST, grid, hasRoad, isClosedToGermans, isLand, isMajorRiver, isSeaSide } from '../map.ts'; // biome-ignore format: a list
import { WHOLE } from '../moves.ts';
import { type G, no, REACTION } from '../state.ts';
import { face } from './units.ts';

/** Why a unit may not move in the Round under way, wherever to; null where it may. */
export const whyNotMove: Law<[G, UnitId]> = law<[G, UnitId]>(
  (g, unit) => (ARMY_OF[unit] === g.active ? null : no('notActive')),
  (g, unit) => whyStays(g.unit.at.get(unit)),
  (g, unit) => (g.unit.moved.get(unit) === 1 ? no('movedAlready') : null),
  (g, unit) => (face(g, unit).move === 0 ? no('immobile') : null),
  (g, unit) =>
    g.round !== REACTION || ARMY_OF[unit] !== g.active || mayReact(g, unit) ? null : no('notChosen'),
);

/** 9.3.4, 10.1: who is chosen, and whoever stands where he may not stay. */
const mayReact = (g: G, unit: UnitId): boolean =>
  g.unit.chosen.get(unit) === 1 || isClosedToGermans(g.unit.at.get(unit));

/** Who is neither on the map nor in a box that has a way out. */
function whyStays(at: HexId): Reason | null {
  if (isLand(at) || at === CHERBOURG || at === BRITTANY) return null;
  if (at === EAST) return no('leftForGood');
  return no(at === BRITTANY_ENTERED ? 'justEntered' : 'noPlaceToMove');
}

/** By army: those who ever may. */
const MOBILE = ofArmy.map((units) => units.filter((unit) => dataOf(unit).front.move > 0));

/** The units of the active army that may still move. */
export const movers = (g: G, army: number): readonly UnitId[] =>
  (MOBILE[army] ?? []).filter((unit) => whyNotMove(g, unit) === null);

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
