import type { HexId } from '@bocage/hex';
import { call, d6, done, flag, int, type Law, law, lawful, list } from '@bocage/kernel';
import {
  carriedNothing,
  markerCarried,
  markerFreed,
  markerHeldUp,
  markerLanded,
} from '../../events/logistics.ts';
import { boxAt, DEPOT, type DepotId, depotOf, isStrategic, PLACE, RESERVE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { type G, markersOf } from '../../state.ts';
import { departureModifier, leaves } from '../../tables/strategic.ts';
import { ALLIES, AXIS, CAMP, campOf, GERMAN, SIDE, SIDES_OF } from '../../terms.ts';
import { isPartisans } from '../../units.ts';
import { raidOn } from '../air/flights.ts';
import { ask, procedure, roll, unitsOf, verb } from '../units.ts';
import { endsFrom, hasRoom, wayFrom, whyNotFrom, whyNotTo } from './carriage.ts';
import { ALLIED_DEPOTS, capacityOf, GERMAN_DEPOTS, isOperational } from './depots.ts';

interface Round {
  camp: number;
  ally: number;
  passes: number;
  alliesDone: number;
  germansDone: number;
}
const sideOf = (c: Round): number => SIDES_OF[c.camp]?.[c.camp === ALLIES ? c.ally : 0] as number;

/** why no marker of the reserve can be landed at a depot. */
const whyNotLand: Law<[G, number, DepotId]> = law<[G, number, DepotId]>(
  (g, side) =>
    campOf(side) === ALLIES && g.place.alliedMarkers.get(RESERVE) > 0 ? null : no('noneInReserve'),
  (g, _side, depot) =>
    ALLIED_DEPOTS.includes(depot) && isOperational(g, depot) ? null : no('noAlliedDepot'),
  (g, _side, depot) =>
    g.depot.landed.get(depot) < capacityOf(g, depot).offensive ? null : no('capacityUsed'),
);

const canLand = (g: G, side: number): boolean =>
  g.place.alliedMarkers.get(RESERVE) > 0 &&
  ALLIED_DEPOTS.some(
    (depot) =>
      whyNotLand(g, side, depot) === null &&
      [depotOf(depot).at, ...endsFrom(g, side, depotOf(depot).at)].some((to) => hasRoom(g, ALLIES, to)),
  );
const canCarry = (g: G, side: number): boolean =>
  g.known
    .carriableFrom(side)
    .some((from) => endsFrom(g, side, from).some((to) => hasRoom(g, campOf(side), to)));
/** Whether a side has anything to carry. */
const canAct = (g: G, side: number): boolean => (side !== GERMAN && canLand(g, side)) || canCarry(g, side);

/** 1.1.1.2-f: whoever has more of them in depots begins, the Allies if equal. */
function firstCamp(g: G): number {
  const german = GERMAN_DEPOTS.reduce((sum, depot) => sum + g.place.germanMarkers.get(depotOf(depot).at), 0);
  return german > g.place.alliedMarkers.get(RESERVE) ? AXIS : ALLIES;
}

/** it is the other ally's turn, or the camp has done. */
function passOver(c: Round): void {
  if (c.camp === AXIS) c.germansDone = 1;
  else {
    c.passes += 1;
    c.ally = 1 - c.ally;
    if (c.passes === 2) c.alliesDone = 1;
  }
}
/** One marker was carried: now one of the other camp. */
function alternate(c: Round): void {
  if (c.camp === ALLIES) c.ally = 1 - c.ally;
  c.passes = 0;
  c.camp = 1 - c.camp;
}

function move(g: G, camp: number, from: HexId, to: HexId): void {
  const markers = markersOf(g, camp);
  markers.set(from, markers.get(from) - 1);
  markers.set(to, markers.get(to) + 1);
}

/** 1.1.1.2-f: markers are carried by turns, one at a time. */
export const carrying = procedure(
  'carrying',
  { camp: CAMP, ally: int(0, 1), passes: int(0, 2), alliesDone: flag, germansDone: flag },
  {
    begin(g, c) {
      g.place.carried.clear();
      g.depot.landed.clear();
      c.camp = firstCamp(g);
      return 'next';
    },
    next(g, c) {
      if (c.alliesDone === 1 && c.germansDone === 1) {
        g.place.carried.clear();
        return done;
      }
      if ((c.camp === ALLIES ? c.alliesDone : c.germansDone) === 1) c.camp = 1 - c.camp;
      if (canAct(g, sideOf(c))) return 'carry';
      passOver(c);
      return 'next';
    },
    carry: ask(
      '1.1.1.2-f',
      'Carry one Offensive marker towards a headquarters, or give way',
      (_g, c) => sideOf(c),

      verb(
        'land',
        (g, c) => lawful(DEPOT, c.camp === ALLIES ? ALLIED_DEPOTS : [], whyNotLand, g, sideOf(c)),
        (g, c, depot) => {
          const { at } = depotOf(depot);
          return lawful(PLACE, [at, ...endsFrom(g, sideOf(c), at)], whyNotTo, g, sideOf(c), at);
        },
        (g, c, depot, to) => {
          const side = sideOf(c);
          const { at } = depotOf(depot);
          g.depot.landed.set(depot, g.depot.landed.get(depot) + 1);
          move(g, ALLIES, RESERVE, at);
          g.emit(markerLanded, { depot, at });
          alternate(c);
          return call(convoy, { side, way: [at, ...wayFrom(g, side, at, to)] }, 'next');
        },
      ),
      verb(
        'carry',
        (g, c) => lawful(PLACE, g.known.carriableFrom(sideOf(c)), whyNotFrom, g, sideOf(c)),
        (g, c, from) => lawful(PLACE, endsFrom(g, sideOf(c), from), whyNotOn, g, sideOf(c), from),
        (g, c, from, to) => {
          const side = sideOf(c);
          alternate(c);
          return call(convoy, { side, way: [from, ...wayFrom(g, side, from, to)] }, 'next');
        },
      ),
      verb('pass', (g, c) => {
        g.emit(carriedNothing, { side: sideOf(c) });
        passOver(c);
        return 'next';
      }),
    ),
  },
);

/** A marker that lies somewhere is carried to another place. */
const whyNotOn: Law<[G, number, HexId, HexId]> = law<[G, number, HexId, HexId]>(
  (_g, _side, from, to) => (from === to ? no('offTheWay') : null),
  whyNotTo,
);

/** The longest way that a marker can go, its start included. */
const LONGEST = 48;
const here = (c: { readonly way: { at(i: number): HexId }; readonly at: number }): HexId => c.way.at(c.at);

/** One marker on its way; Germans roll at each box they leave. */
export const convoy = procedure(
  'convoy',
  { side: SIDE, way: list(PLACE, LONGEST), at: int(0, LONGEST) },
  {
    go(g, c) {
      if (c.at + 1 >= c.way.length) return 'arrive';
      if (c.side === GERMAN && isStrategic(here(c))) return 'leave';
      move(g, campOf(c.side), here(c), c.way.at(c.at + 1));
      c.at += 1;
      return 'go';
    },
    leave: roll(
      '0.2.1-d',
      d6,
      (_g, c) => [here(c), c.way.at(c.way.length - 1)],
      (g, c, die) => {
        const place = here(c);
        const box = boxAt(place);
        const partisans = unitsOf(g, ALLIES, place).some(isPartisans);
        const modifier = departureModifier({ air: raidOn(g, box), partisans, columns: 0 });
        if (!leaves(box, die + modifier)) {
          g.emit(markerHeldUp, { die, modifier, place });
          c.way.fill([c.way.at(0), place]);
          return 'arrive';
        }
        g.emit(markerFreed, { die, modifier, place });
        move(g, AXIS, place, c.way.at(c.at + 1));
        c.at += 1;
        return 'go';
      },
    ),
    // it has been carried in this turn.
    arrive(g, c) {
      const place = c.way.at(c.way.length - 1);
      g.place.carried.set(place, g.place.carried.get(place) + 1);
      if (place !== c.way.at(0)) g.emit(markerCarried, { camp: campOf(c.side), place, way: c.way.toArray() });
      return done;
    },
  },
);
