import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act, best, isOpen, numbers, type Scene, type Script } from '@bocage/kernel/players';
import { ALLIES, AXIS, boxData, CHARTS, campOf, type DepotId, depotOf, endsFrom, enemyOf, type G, GERMAN, grid, HEADQUARTERS_OF, hasFoes, hasRoomForMarker, isFree, isHex, isMelee, isStrategic, markersOf, SIDES_OF, type UnitId, wayFrom } from '../../queries.ts'; // biome-ignore format: a list
import { gOf, hexesFor } from '../ask.ts';
import { type Mind, mindBehind } from '../mind.ts';
import { offMapPromise } from './boxes.ts';
import { gatesOf } from './breakout.ts';
import { marchPromise } from './marches.ts';
import { promiseOf } from './promise.ts';
import { distanceTo, type Strengths, strengthsOf } from './strengths.ts';

/**
 * 1.1.1.3, 6.9: that a corps has a marker at all is worth something: it counts for the initiative, it can counterattack,
 * and it is in supply. The second is for the other phase of the turn, and keeps it in supply when the first is spent; that
 * is worth a little in itself.
 */
const SPARE = 0.1;
/** With a corps that has nobody to attack it lies idle, for it stays there. */
const IDLE = 0.1;
/** On the way a marker is worth so much of what it would be with the corps, less for each hex that is left. */
const [ON_THE_WAY, HEX] = [0.5, 0.03];
/** A marker so near to enemies, with nobody beside it, is theirs. */
const DANGER = 2;
/** What is not worth the trouble. */
const LEAST = 0.02;

/** A corps that could use markers. */
interface Need {
  readonly at: HexId;
  readonly has: number;
  readonly promise: number;
}
/** What one more marker is worth to it. */
/** in a box there is room for any number, and none comes there any more once it is fought for. */
const STOCK = 4;
function worthTo({ style }: Mind, { at, has, promise }: Need): number {
  if (promise === 0) return has === 0 ? IDLE : 0;
  if (has === 0) return style.firstMarker + promise;
  return has < (isHex(at) ? CHARTS.stacking.markers : STOCK) ? SPARE + style.secondMarker * promise : 0;
}

/** So near to an exit it is about to. */
const AT_THE_GATE = 3;

/** Those of a side; a staff that is to lead an army off the map finds no other markers there. */
function needs(mind: Mind, g: G, strengths: Strengths): readonly Need[] {
  const { side, style } = mind;
  const gates = side === GERMAN ? [] : [...gatesOf(mind, g).keys()];
  const isLeaving = (at: HexId): boolean => gates.some((gate) => grid.distance(gate, at) <= AT_THE_GATE);
  const onMap = (hq: UnitId): number =>
    promiseOf(g, strengths, hq) + (isLeaving(g.unit.at.get(hq)) ? style.ventureMarker : 0);
  return (HEADQUARTERS_OF[side] ?? [])
    .filter((hq) => isPresent(g, hq) && g.unit.unsupplied.get(hq) === 0)
    .map((hq) => ({
      at: g.unit.at.get(hq),
      has: markersOf(g, campOf(side)).get(g.unit.at.get(hq)),
      promise: isHex(g.unit.at.get(hq)) ? onMap(hq) : abroadPromise(mind, g, hq),
    }));
}
/** Off the map: a fight, or a march of the whole corps; and for the Allies what a base is for. */
const abroadPromise = (mind: Mind, g: G, hq: UnitId): number =>
  mind.side === GERMAN
    ? offMapPromise(g, hq)
    : Math.max(offMapPromise(g, hq), marchPromise(mind, g, hq), isBase(g, hq) ? mind.style.standby : 0);
/** 6.12: a staff with markers beside a box that is wanted leads the fights there, and meets whoever comes out of it. */
const isBase = (g: G, hq: UnitId): boolean => {
  const seat = g.unit.at.get(hq);
  return !isMelee(g, seat) && boxData(seat).links.some((next) => hasFoes(g, ALLIES, next));
};
const isPresent = (g: G, hq: UnitId): boolean => isHex(g.unit.at.get(hq)) || isStrategic(g.unit.at.get(hq));

/** What a marker is worth in a place: with a corps, or on the way to one. */
function worthAt(mind: Mind, wanted: readonly Need[], at: HexId): number {
  let most = 0;
  for (const need of wanted) {
    const isThere = need.at === at;
    const share = isThere ? 1 : Math.max(0, ON_THE_WAY - HEX * hexesTo(at, need.at));
    most = Math.max(most, share * worthTo(mind, need));
  }
  return most;
}
/** How far a place is from a corps; one in a box is a link beyond the exits of the map, one between boxes far from everything. */
function hexesTo(at: HexId, corps: HexId): number {
  if (!isHex(at)) return FROM_A_BOX;
  if (isHex(corps)) return grid.distance(at, corps);
  const { exits } = boxData(corps);
  return exits.length === 0 ? FROM_A_BOX : LINK + Math.min(...exits.map((exit) => grid.distance(at, exit)));
}
const [FROM_A_BOX, LINK] = [14, 3];

/** How likely a marker gets through to the end of a way; only Germans roll. */
const chanceOf = (g: G, side: number, way: readonly HexId[]): number =>
  way.reduce((chance, place) => chance * (side === GERMAN && isStrategic(place) ? leaving(g, place) : 1), 1);
const leaving = (g: G, box: HexId): number =>
  [1, 2, 3, 4, 5, 6].filter((die) => isFree(g, AXIS, box, die)).length / 6;

interface Carriage {
  readonly action: Action;
  readonly gain: number;
}
/** Everything that has to be known to compare carriages. */
interface Depot {
  readonly mind: Mind;
  readonly g: G;
  readonly side: number;
  readonly strengths: Strengths;
  readonly wanted: readonly Need[];
  /** What the other Allied army wants them for: there is one stock for both. */
  readonly byAlly: readonly Need[];
}

/** Whether somebody would pick a marker up that is left there. */
const isExposed = ({ g, side, strengths }: Depot, at: HexId): boolean =>
  isHex(at) &&
  !g.board.stacks.has(campOf(side), at) &&
  distanceTo(strengths, enemyOf(campOf(side)), at) <= DANGER;

/** The best place to carry a marker from another, and what is won by it. */
function bestFrom(
  depot: Depot,
  from: HexId,
  stays: number,
  mayStay = false,
): { readonly to: HexId; readonly gain: number } | undefined {
  const { mind, g, side, wanted } = depot;
  let found: { to: HexId; gain: number } | undefined;
  for (const to of [...(mayStay ? [from] : []), ...endsFrom(g, side, from)]) {
    const worth = worthAt(mind, wanted, to);
    if (
      worth - stays <= (found?.gain ?? LEAST) ||
      !hasRoomForMarker(g, campOf(side), to) ||
      isExposed(depot, to)
    )
      continue;
    const way = to === from ? [] : [from, ...wayFrom(g, side, from, to)].slice(0, -1);
    const gain = (worth - stays) * chanceOf(g, side, way);
    if (gain > (found?.gain ?? LEAST)) found = { to, gain };
  }
  return found;
}

/** a marker of the reserve through each depot; it may stay there. */
function landings(scene: Scene, depot: Depot): readonly Carriage[] {
  if (!isOpen(scene, 'land')) return [];
  return numbers<DepotId>(scene, 'land').flatMap((port) => {
    const found = bestFrom(depot, depotOf(port).at, 0, true);
    return found === undefined ? [] : [{ action: act('land', port, found.to), gain: found.gain }];
  });
}
/** one that lies somewhere. */
const carriages = (scene: Scene, depot: Depot): readonly Carriage[] =>
  isOpen(scene, 'carry')
    ? hexesFor(scene, 'carry').flatMap((from) => {
        const found = bestFrom(depot, from, worthAt(depot.mind, [...depot.wanted, ...depot.byAlly], from));
        return found === undefined ? [] : [{ action: act('carry', from, found.to), gain: found.gain }];
      })
    : [];

const depotFor = (mind: Mind, scene: Scene): Depot => {
  const g = gOf(scene);
  const strengths = strengthsOf(g);
  const allies = (SIDES_OF[campOf(scene.side)] ?? []).filter((side) => side !== scene.side);
  return {
    mind,
    g,
    side: scene.side,
    strengths,
    wanted: needs(mind, g, strengths),
    byAlly: allies.flatMap((side) => needs(mindBehind(mind, side), g, strengths)),
  };
};

/** 1.1.1.2-f: each marker goes where it brings most, those of the reserve and those that lie about alike. */
export const carry =
  (mind: Mind): Script =>
  (scene) => {
    const depot = depotFor(mind, scene);
    const all = [...landings(scene, depot), ...carriages(scene, depot)];
    return best(all, ({ gain }) => gain)?.action ?? act('pass');
  };

/** 1.1.1.2-e: into the depot from which it can be carried on with most profit; else where there is one. */
export const store =
  (mind: Mind): Script =>
  (scene) => {
    const depot = depotFor(mind, scene);
    const value = (one: DepotId): number => {
      const { at } = depotOf(one);
      const stays = worthAt(mind, depot.wanted, at);
      return stays + (bestFrom(depot, at, stays)?.gain ?? 0) - SPENT * markersOf(depot.g, AXIS).get(at);
    };
    const one = best(numbers<DepotId>(scene, 'store'), value);
    return one === undefined ? undefined : act('store', one);
  };
/** Of several depots that are alike, one in which nothing lies yet. */
const SPENT = 0.1;
