import { BY_LINK, type Direction, type Flood, type HexId, type HexsideId, NOWHERE, type StepCost } from '@bocage/hex'; // biome-ignore format: a list
import { type Law, law, NONE } from '@bocage/kernel';
import { FORBIDDEN, type Ground, type MovementChart, StepPrices } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import {
  distancesTo,
  grid,
  ground,
  isHex,
  isStrategic,
  RESERVE,
  settlementOf,
  terrainOf,
  zoneOf,
} from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { type G, markersOf, type Seen } from '../../state.ts';
import { groundKind, HALVES, interdictionCost, movementChart } from '../../tables/going.ts';
import { AXIS, campOf } from '../../terms.ts';
import { HEADQUARTERS_OF, isHeadquarters } from '../../units.ts';
import { unitsOf } from '../units.ts';
import { depotsAt, isOpen, sideOfDepot } from './depots.ts';

const { marker: POINTS, markerByLink } = CHARTS.movement;
/** 0.2.1-b, R-72: a marker goes like a motorized unit, and pays for the lines between boxes. */
const CHART: MovementChart = { ...movementChart('motor'), links: HALVES * markerByLink.cost };
const KINDS = Uint8Array.from({ length: grid.size }, (_, place) => {
  const at = place as HexId;
  return isHex(at) ? groundKind(terrainOf(at), settlementOf(at)) : 0;
});
const GROUND: Ground = { ...ground, terrain: KINDS };
const PRICES = new StepPrices(grid, GROUND, CHART);
/** By 6 × hex + direction, without anything that has happened. */
const PRINTED = Int16Array.from({ length: 6 * grid.hexCount }, (_, step) =>
  PRICES.price(Math.floor(step / 6) as HexId, (step % 6) as Direction),
);
const BY_LINE = PRICES.price(RESERVE, BY_LINK);
/** In half points. */
const ALLOWANCE = HALVES * POINTS;

/** 9.2-d, R-60: fighter-bombers over the zone of a hex, who do not mind the Allies. */
const isHunted = (g: Seen, camp: number, hex: HexId): boolean => {
  const zone = zoneOf(hex);
  return camp === AXIS && zone >= 0 && g.zone.fighters.get(zone) !== NONE && g.zone.grounded.get(zone) === 0;
};

/** 9.2-d, R-60: by 6 × hex + direction, what aircraft over the hex that a step leads into add to it. */
const HUNTED = Uint8Array.from({ length: 6 * grid.hexCount }, (_, step) => {
  if (grid.neighbours[step] === NOWHERE) return 0;
  const side = grid.sides[step] as HexsideId;
  const kind = KINDS[grid.neighbours[step] as HexId] as number;
  return interdictionCost(CHART, { way: ground.roads[side] as number, side: ground.sides[side] as number, kind }); // biome-ignore format: a step
});
/** What a step on the map costs a marker of a camp, with rubble and aircraft. */
export function haulage(g: Seen, camp: number, from: HexId, way: Direction): number {
  const step = 6 * from + way;
  const [printed, to] = [PRINTED[step] as number, grid.neighbours[step] as HexId];
  if (printed < 0) return printed;
  return printed + HALVES * g.place.rubble.get(to) + (isHunted(g, camp, to) ? (HUNTED[step] as number) : 0);
}
/** No marker goes into enemies, or into their zones where no friend is; these neither stop nor cost it. */
function stepsOf(g: G, camp: number): StepCost {
  const closed = g.known.closedTo(camp);
  return (from, to, way) => {
    if (closed[to] !== 0) return FORBIDDEN;
    return way === BY_LINK ? BY_LINE : haulage(g, camp, from, way);
  };
}

/** 7.3.2-b: where the headquarters of a side are that may receive markers. */
const staffsOf = (g: G, side: number): readonly HexId[] =>
  (HEADQUARTERS_OF[side] ?? [])
    .filter((hq) => g.unit.unsupplied.get(hq) === 0)
    .map((hq) => g.unit.at.get(hq))
    .filter((at) => isHex(at) || isStrategic(at));

/** A side and a place in one number. */
const keyOf = (side: number, from: HexId): number => side * grid.size + from;

/**
 * the ways that a marker of a side can be carried from a place, each to its end: along the cheapest way to
 * each headquarters in supply or, where one is too far, to the place within reach that is nearest to it.
 */
export function waysToStaffs(g: G, key: number): readonly (readonly HexId[])[] {
  const side = Math.floor(key / grid.size);
  const start = (key % grid.size) as HexId;
  g.flood.run(start, ALLOWANCE, stepsOf(g, campOf(side)));
  const ends = new Set<HexId>([start]);
  const ways: (readonly HexId[])[] = [];
  for (const staff of staffsOf(g, side)) {
    const goal = g.flood.cost(staff) < 0 ? nearestTo(g.flood, start, staff) : staff;
    const way = goal === start || goal === NOWHERE ? [] : g.flood.way(goal);
    for (let i = 0; i < way.length; i++) {
      const place = way[i] as HexId;
      if (ends.has(place)) continue;
      ends.add(place);
      ways.push(way.slice(0, i + 1));
    }
  }
  return ways;
}
/** Of the hexes within reach, the start among them, the one nearest to another; NOWHERE for a box. */
function nearestTo({ reached, count }: Flood, start: HexId, goal: HexId): HexId {
  if (!isHex(goal)) return NOWHERE;
  const distances = distancesTo(goal);
  let best = isHex(start) ? start : NOWHERE;
  let nearest = best === NOWHERE ? Number.POSITIVE_INFINITY : (distances[start] as number);
  for (let i = 1; i < count; i++) {
    const hex = reached[i] as HexId;
    if (!isHex(hex) || (distances[hex] as number) >= nearest) continue;
    best = hex;
    nearest = distances[hex] as number;
  }
  return best;
}
const endOf = (way: readonly HexId[]): HexId => way.at(-1) as HexId;
/** The way to one of its ends. */
export const wayFrom = (g: G, side: number, from: HexId, to: HexId): readonly HexId[] =>
  g.known.waysToStaffs(keyOf(side, from)).find((way) => endOf(way) === to) ?? [];
/** Where those ways end. */
export const endsOfWays = (g: G, key: number): readonly HexId[] => g.known.waysToStaffs(key).map(endOf);
/** Where a marker of a side can be carried from a place. */
export const endsFrom = (g: G, side: number, from: HexId): readonly HexId[] =>
  g.known.endsOfWays(keyOf(side, from));

/** 0.2.1-a: a hex has room for two markers. */
export const hasRoom = (g: Seen, camp: number, at: HexId): boolean =>
  !isHex(at) || markersOf(g as G, camp).get(at) < CHARTS.stacking.markers;

/** Why a marker may not be carried from a place to another, or stay where it has landed. */
export const whyNotTo: Law<[G, number, HexId, HexId]> = law<[G, number, HexId, HexId]>(
  (g, side, from, to) => (to === from || endsFrom(g, side, from).includes(to) ? null : no('offTheWay')),
  (g, side, _from, to) => (hasRoom(g, campOf(side), to) ? null : no('noRoomForMarker')),
);

/** markers with a headquarters stay with it, unless they lie in a German depot. */
function isBound(g: G, camp: number, at: HexId): boolean {
  const isStored = depotsAt(at).some((depot) => isOpen(g, depot) && campOf(sideOfDepot(g, depot)) === AXIS);
  return !(camp === AXIS && isStored) && unitsOf(g, camp, at).some(isHeadquarters);
}

/** Why no marker of a side may be carried from a place. */
export const whyNotFrom: Law<[G, number, HexId]> = law<[G, number, HexId]>(
  (g, side, from) =>
    from !== RESERVE && markersOf(g, campOf(side)).get(from) > 0 ? null : no('noMarkerThere'),
  (g, side, from) =>
    markersOf(g, campOf(side)).get(from) > g.place.carried.get(from) ? null : no('carriedBefore'),
  (g, side, from) => (isBound(g, campOf(side), from) ? no('withHeadquarters') : null),
);

/** The places of markers that a side may carry, whether or not there is somewhere to go. */
export const carriableFrom = (g: G, side: number): readonly HexId[] =>
  (markersOf(g, campOf(side)).marked() as HexId[]).filter((from) => whyNotFrom(g, side, from) === null);
