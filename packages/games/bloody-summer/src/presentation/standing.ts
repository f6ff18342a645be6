import type { HexId } from '@bocage/hex';
import { BEACH_HEXES, beachAt, boxData, boxOfFortress, type DepotId, depotOf } from '../map.ts';
import { defenceOf, fightersOf, unitsIn } from '../rules/units.ts';
import type { G, Seen } from '../state.ts';
import { siegeNeeds } from '../tables/crt.ts';
import { beachCapacity, type Capacity, portCapacity } from '../tables/logistics.ts';
import {
  ALLIES,
  AXIS,
  BEACHES,
  BRITISH,
  DEPOTS,
  FULL,
  isAlliedScore,
  REDUCED,
  SCORES,
  US,
} from '../terms.ts';

/** 0.2.1: the Offensive markers of a camp in a place. */
export const markersIn = (g: Seen, camp: number, at: HexId): number =>
  (camp === ALLIES ? g.place.alliedMarkers : g.place.germanMarkers).get(at);

/** 7.1: in use, with all of its capacity or less. */
export const isOpen = (state: number): boolean => state === REDUCED || state === FULL;

/** 7.1: what an Allied depot brings ashore while it is open; German ones bring nothing. */
export function capacityOf(g: Seen, depot: DepotId): Capacity {
  const { kind, at } = depotOf(depot);
  const isFull = g.depot.state.get(depot) === FULL;
  return kind === 'beach' ? beachCapacity(beachAt(at)) : portCapacity(DEPOTS.indexOf(kind), isFull);
}

/** 7.1-a: the side that has a beach. */
const BEACH_SIDES = BEACHES.map((beach) => (beach === 'utah' || beach === 'omaha' ? US : BRITISH));
/** The Allied side of a depot; Mulberry A and Cherbourg are American. */
export function sideOfDepot(g: Seen, depot: DepotId): number {
  const { kind, at, id } = depotOf(depot);
  if (kind === 'beach') return BEACH_SIDES[BEACH_HEXES.indexOf(at)] as number;
  if (kind === 'mulberry') return id === 'Mulberry-B' ? BRITISH : US;
  const side = kind === 'minor-port' ? g.depot.side.get(depot) : US;
  return side < 0 ? US : side;
}

const defenceIn = (g: G, camp: number, at: HexId): number =>
  fightersOf(g, camp, at).reduce((sum, unit) => sum + defenceOf(g, unit), 0);
/** 6.13-b, R-145: no Germans outside, and enough Allies for all Festungen of the box. */
export function isInvested(g: G, fortress: HexId): boolean {
  const box = boxOfFortress(fortress);
  if (unitsIn(g, fortress).length === 0 || fightersOf(g, AXIS, box).length > 0) return false;
  const needed = boxData(box).festungen.map((one) => siegeNeeds(defenceIn(g, AXIS, one)));
  return defenceIn(g, ALLIES, box) >= needed.reduce((sum, need) => sum + need, 0);
}

/** 11.3: the points of a camp by now. */
export const pointsOf = (g: Seen, camp: number): number =>
  SCORES.reduce(
    (sum, _, score) =>
      sum + ((isAlliedScore(score) ? ALLIES : AXIS) === camp ? g.score.points.get(score) : 0),
    0,
  );
