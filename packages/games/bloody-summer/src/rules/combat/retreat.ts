import type { HexId } from '@bocage/hex';
import { among, type Domain, done, flag, given, type Law, type List, law, list, maybe, type Random, type Reason } from '@bocage/kernel'; // biome-ignore format: a list
import { CHARTS } from '../../data/charts.ts';
import { crowdedOut, followed, retreated } from '../../events/aftermath.ts';
import { exitOf, grid, isHex, PLACE, settlementOf, terrainOf } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { type G, markersOf } from '../../state.ts';
import { coversOf, isOpenToAir } from '../../tables/cover.ts';
import { AXIS, SIDE } from '../../terms.ts';
import { CAMP_OF, isHeadquarters, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { ask, capture, disorganise, loseStep, procedure, unitsIn, verb } from '../units.ts';
import { whyNoRoom } from './ground.ts';
import { MOST_UNITS } from './manner.ts';
import { loseStaffs, staffsIn } from './staffs.ts';
import { backKey, isInZone, stepsLost, type Way, type WaysBack, whyNotBackTo, whyNotBox, whyNotNextBox } from './ways.ts'; // biome-ignore format: a list

const { hexes: HEXES } = CHARTS.combat.retreat;
const { markers: MOST_MARKERS } = CHARTS.stacking;

/** 6.6: units go back from a hex, one after another; who cannot is eliminated, and headquarters go with the others. */
export const retreat = procedure(
  'retreat',
  {
    at: PLACE,
    units: list(UNIT, MOST_UNITS),
    /** Who chooses the ways: the owner, in an overrun the attacker (4.3-i). */
    chooser: SIDE,
    /** 9.1-f: there was tactical air support. */
    air: flag,
    /** 10.0.1-h: to any hex beside it, after a drop. */
    free: flag,
    /** 6.6-d: the hex that is too full. */
    full: maybe(PLACE),
  },
  {
    next(g, c) {
      for (const unit of goers(g, c)) {
        const { ways, perishes } = back(g, c, unit);
        if (ways.length === 0) capture(g, unit, perishes ? '6.6-b' : '6.6-a');
      }
      return goers(g, c).length > 0 ? 'choose' : 'staffs';
    },
    choose: ask(
      '6.4-c',
      'Choose a unit and its way back',
      (_g, c) => c.chooser,

      verb(
        'retreat',
        (g, c) => among(UNIT, goers(g, c), no('notRetreating')),
        (g, c, unit) => new Retreats(g, c, unit),
        (g, c, unit, way) => {
          const { isCrowded } = back(g, c, unit);
          goBack(g, unit, way, c.air === 1);
          if (!isCrowded) return 'next';
          c.full = way.at(-1) as HexId;
          return 'thin';
        },
      ),
    ),
    // 6.6-d.
    thin: (g, c) => (whyNoRoom(g, thinnable(g, c), c.full) === null ? 'next' : 'remove'),
    remove: ask(
      '6.6-d',
      'Choose who is lost, since there is no room',
      (_g, c) => SIDE_OF[c.units.at(0)] as number,

      verb(
        'remove',
        (g, c) => among(UNIT, thinnable(g, c), no('notCrowded')),
        (g, c, unit) => {
          g.emit(crowdedOut, { unit, hex: c.full });
          capture(g, unit, '6.6-d');
          return 'thin';
        },
      ),
    ),
    // 5.4-b, R-133: with units that have gone, or they stay with those that hold the hex.
    staffs(g, c) {
      const camp = campOfThose(c);
      if (gone(g, c).length === 0) loseStaffs(g, camp, c.at, '5.4-b');
      return gone(g, c).length > 0 && staffsIn(g, camp, c.at).length > 0 ? 'follow' : done;
    },
    follow: ask(
      '5.4-b',
      'Choose where the headquarters goes',
      (_g, c) => c.chooser,

      verb(
        'follow',
        (g, c) => among(UNIT, staffsIn(g, campOfThose(c), c.at), no('notThatStaff')),
        (g, c, hq) => refuges(g, c, hq),
        (g, c, hq, to) => {
          follow(g, hq, c.at, to);
          return 'staffs';
        },
      ),
    ),
  },
);

/** What the steps know of it. */
interface Rout {
  readonly at: HexId;
  readonly units: List<UnitId>;
  readonly chooser: number;
  readonly free: number;
  readonly full: HexId;
}
const campOfThose = ({ units }: Rout): number => CAMP_OF[units.at(0)] as number;
/** Who has still to go. */
const goers = (g: G, { units, at }: Rout): readonly UnitId[] =>
  units.toArray().filter((unit) => g.unit.at.get(unit) === at);
/** Where those are who went and live. */
const gone = (g: G, { units, at }: Rout): readonly HexId[] => [
  ...new Set(
    units
      .toArray()
      .filter((unit) => g.unit.steps.get(unit) > 0 && g.unit.at.get(unit) !== at)
      .map((unit) => g.unit.at.get(unit)),
  ),
];
const back = (g: G, { free }: Rout, unit: UnitId): WaysBack => g.known.waysBack(backKey(unit, free === 1));
const thinnable = (g: G, c: Rout): readonly UnitId[] =>
  unitsIn(g, c.full).filter((unit) => SIDE_OF[unit] === SIDE_OF[c.units.at(0)] && !isHeadquarters(unit));

/** 6.6-b, 9.1-f: it goes from hex to hex, and suffers what is on the way. */
function goBack(g: G, unit: UnitId, way: Way, air: boolean): void {
  const start = g.unit.at.get(unit);
  for (const hex of way) {
    const harmed = isInZone(g, unit, g.unit.at.get(unit), hex);
    enter(g, unit, hex);
    g.place.fled.set(hex, 1);
    if (harmed) loseStep(g, unit, '6.6-b');
  }
  if (g.log !== null) g.emit(retreated, { unit, hex: g.unit.at.get(unit), way: [start, ...way] });
  if (air && CAMP_OF[unit] === AXIS && way.some(isAirActive))
    disorganise(g, unit, CHARTS.combat.airInRetreat.levels, '9.1-f');
}
/** a hex whose ground permits air support. */
const isAirActive = (hex: HexId): boolean =>
  isHex(hex) && isOpenToAir(coversOf(terrainOf(hex), settlementOf(hex))[0] as number);

/** where units of its hex have gone, rather not to another headquarters. */
function refuges(g: G, c: Rout, hq: UnitId): Domain<HexId> {
  const places = gone(g, c);
  const roomy = places.filter((to) => !isHex(to) || whyNoRoom(g, [hq], to) === null);
  return among(PLACE, roomy.length > 0 ? roomy : places, no('nobodyWentThere'));
}
/** A headquarters goes, with the markers that lie with it; a third marker in a place is lost. */
function follow(g: G, hq: UnitId, from: HexId, to: HexId): void {
  const markers = markersOf(g, CAMP_OF[hq] as number);
  enter(g, hq, to);
  g.emit(followed, { hq, hex: to, from });
  const many = markers.get(from);
  if (many === 0) return;
  markers.set(from, 0);
  markers.set(to, isHex(to) ? Math.min(MOST_MARKERS, markers.get(to) + many) : markers.get(to) + many);
}

/** The hexes of a way, each with that from which it is entered. */
const stepsOf = (g: G, unit: UnitId, way: Way): readonly (readonly [HexId, HexId])[] =>
  way.map((to, i) => [i === 0 ? g.unit.at.get(unit) : (way[i - 1] as HexId), to] as const);
/** Whether it is a chain of hexes, with a box at its end at most. */
function isChain(g: G, unit: UnitId, way: Way): boolean {
  return (
    way.length > 0 &&
    new Set([g.unit.at.get(unit), ...way]).size === way.length + 1 &&
    stepsOf(g, unit, way).every(([from, to]) => (isHex(from) && isHex(to) ? grid.adjacent(from, to) : grid.linked(from, to))) // biome-ignore format: a condition
  );
}
function whyNotStep(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  if (!isHex(from)) return whyNotNextBox(g, unit, to);
  if (isHex(to)) return whyNotBackTo(g, unit, from, to);
  return exitOf(from) === to ? whyNotBox(g, unit, to) : no('hostileBox');
}
/** 6.6: everything against a way back. */
const whyNotBack: Law<[G, Rout, UnitId, Way]> = given<[G, Rout, UnitId, Way]>(
  (g, _c, unit, way) => (isChain(g, unit, way) ? null : no('brokenWay')),
  (g, _c, unit, way) => {
    for (const [from, to] of stepsOf(g, unit, way)) {
      const reason = whyNotStep(g, unit, from, to);
      if (reason !== null) return reason;
    }
    return null;
  },
  law<[G, Rout, UnitId, Way]>(
    (_g, { free }, _unit, way) => (free === 1 && way.length > 1 ? no('oneHexBack') : null),
    (g, c, unit, way) => (way.length > HEXES && !back(g, c, unit).isLonger ? no('wayTooLong') : null),
    (g, c, unit, way) => {
      const end = way.at(-1) as HexId;
      return isHex(end) && !back(g, c, unit).isCrowded ? whyNoRoom(g, [unit], end) : null;
    },
    (g, { chooser }, unit, way) => {
      if (stepsLost(g, unit, g.unit.at.get(unit), way) < g.unit.steps.get(unit)) return null;
      return no(SIDE_OF[unit] === chooser ? 'wayPerishes' : 'ledToDeath');
    },
  ),
  (g, c, unit, way) => (isListed(back(g, c, unit).ways, way) ? null : no('notTwoAway')),
);
const isListed = (ways: readonly Way[], way: Way): boolean =>
  ways.some((one) => one.length === way.length && one.every((hex, i) => hex === way[i]));

/** The ways back from which is chosen. */
class Retreats implements Domain<Way> {
  readonly form = 'path';
  readonly kind = PLACE;
  readonly #g: G;
  readonly #rout: Rout;
  readonly #unit: UnitId;
  readonly #ways: readonly Way[];

  constructor(g: G, rout: Rout, unit: UnitId) {
    this.#g = g;
    this.#rout = rout;
    this.#unit = unit;
    this.#ways = back(g, rout, unit).ways;
  }

  each(visit: (way: Way) => boolean): boolean {
    return this.#ways.some(visit);
  }

  sample(random: Random): Way | undefined {
    return this.#ways.length === 0 ? undefined : this.#ways[random.below(this.#ways.length)];
  }

  why(way: Way): Reason | null {
    return whyNotBack(this.#g, this.#rout, this.#unit, way);
  }

  every(way: Way): readonly Reason[] {
    return whyNotBack.every(this.#g, this.#rout, this.#unit, way);
  }
}
