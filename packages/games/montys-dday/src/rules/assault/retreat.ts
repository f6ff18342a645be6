import type { Direction, HexId } from '@bocage/hex';
import { type Domain, done, given, int, type Law, law, type Random, type Reason } from '@bocage/kernel';
import type { PathPolicy } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { retreated } from '../../events/assault.ts';
import { grid, PLACE } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { faces } from '../../tables/facing.ts';
import { COMBAT, enemyOf, MOVEMENT } from '../../terms.ts';
import { isCoastArtillery, isGarrison, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { whyTooMany } from '../movement/stacking.ts';
import { allowanceOf, ask, disrupt, eliminate, enter, hasEnemy, isAfloat, isDisrupted, procedure, unitsIn, verb } from '../units.ts'; // biome-ignore format: a list
import { cancelsZones } from './fight.ts';
import { isOverWater, isUnbridged, whyNotEnterGround } from './ground.ts';

const { most: LONGEST, pastStacks: PAST_STACKS } = CHARTS.retreat;

/** 10.5: a unit retreats so many hexes, as its owner likes; one that cannot is eliminated. */
export const retreat = procedure(
  'retreat',
  { unit: UNIT, least: int(1, LONGEST), most: int(1, LONGEST) },
  {
    look(g, c) {
      const { ways, isLonger } = waysBackOf(g, c);
      if (allowanceOf(g, c.unit) < c.least) eliminate(g, c.unit, '10.5.3-e1');
      else if (ways.length === 0) eliminate(g, c.unit, '10.5.4-a');
      // the disruption of the hex more would be its second.
      else if (isLonger && isDisrupted(g, c.unit)) eliminate(g, c.unit, '10.6.5-a');
      else return 'choose';
      return done;
    },
    choose: ask(
      '10.5.3-x1',
      'Choose the way back',
      (_g, c) => SIDE_OF[c.unit] as number,

      verb(
        'retreat',
        (g, c) => new Retreats(g, { unit: c.unit, least: c.least, most: c.most }),
        (g, c, way) => {
          goBack(g, c.unit, way);
          if (way.length > c.most) disrupt(g, c.unit, '10.5.3-d1');
          return done;
        },
      ),
    ),
  },
);

/** 10.5.2, R-89, R-150: it enters each hex of the way as it is, and is then in Combat Mode. */
function goBack(g: G, unit: UnitId, way: readonly HexId[]): void {
  const from = g.unit.at.get(unit);
  for (const hex of way) enter(g, unit, hex, '13.3.5-b');
  g.unit.mode.set(unit, COMBAT);
  if (g.log !== null) g.emit(retreated, { unit, hex: g.unit.at.get(unit), way: [from, ...way] });
}

/** Who must retreat, and how far. */
interface Order {
  readonly unit: UnitId;
  readonly least: number;
  readonly most: number;
}

/** 10.5.3: why a retreat may not lead from a hex into the next. */
const whyNotStep: Law<[G, UnitId, HexId, HexId]> = law<[G, UnitId, HexId, HexId]>(
  (g, unit, _from, to) => (hasEnemy(g, SIDE_OF[unit] as number, to) ? no('retreatEnemy') : null),
  (g, unit, from, to) => (isInZone(g, unit, from, to) ? no('retreatZone') : null),
  (_g, _unit, from, to) => (isUnbridged(from, to) ? no('retreatNoBridge') : null),
  // nobody in its boats has ground to go back over.
  (g, unit, from, to) =>
    isAfloat(g, unit) || whyNotEnterGround(g, unit, from, to) !== null ? no('retreatGround') : null,
  // What it is in the ground is told beside that.
  Object.assign(() => null, { every: whyNotEnterGround.every }),
);

/** 10.5.3-a1, 10.5.3-b1: whether an enemy zone is felt where no friend cancels it. */
function isInZone(g: G, unit: UnitId, from: HexId, hex: HexId): boolean {
  const side = SIDE_OF[unit] as number;
  const felt = g.board.zones.counts(enemyOf(side))[hex] as number;
  return felt > 0 && felt > zonesFromWithin(g, side, from, hex) && !cancelsZones(g, side, hex);
}

/** how many zones come from enemies in the hex it leaves; they do not stop one that fell among them. */
function zonesFromWithin(g: G, side: number, at: HexId, hex: HexId): number {
  const enemy = enemyOf(side);
  if (!g.board.stacks.has(enemy, at) || isOverWater(at, hex)) return 0;
  return unitsIn(g, at).filter((one) => SIDE_OF[one] === enemy && castsZone(g, one, hex)).length;
}
const castsZone = (g: G, unit: UnitId, hex: HexId): boolean =>
  !isDisrupted(g, unit) &&
  !isGarrison(unit) &&
  faces(isCoastArtillery(unit) ? MOVEMENT : g.unit.mode.get(unit), g.unit.at.get(unit), g.unit.facing.get(unit) as Direction, hex); // biome-ignore format: a list

/** 10.5.3-c1: why a retreat may not end in a hex. */
const whyNotEnd = (g: G, unit: UnitId, hex: HexId): Reason | null =>
  whyTooMany([...unitsIn(g, hex), unit]) === null ? null : no('retreatStack');

/** The ways that lead so far as is ordered, or one hex past full ones (10.5.3-d1), within the allowance (10.5.3-e1). */
function waysOf(g: G, { unit, least, most }: Order, isLonger: boolean): PathPolicy {
  const farthest = most + PAST_STACKS;
  return {
    shortest: isLonger ? farthest : least,
    longest: Math.min(isLonger ? farthest : most, allowanceOf(g, unit)),
    step: (from, to) => whyNotStep(g, unit, from, to),
    end: (path, length) => whyNotEnd(g, unit, path[length - 1] as HexId),
    malformed: no('retreatBroken'),
  };
}

type Way = readonly HexId[];
/** The ways back of a unit, and whether they lead past full hexes. */
interface WaysBack {
  readonly ways: readonly Way[];
  readonly isLonger: boolean;
}
/** An order in one number. */
const keyOf = ({ unit, least, most }: Order): number => (unit * LENGTHS + least) * LENGTHS + most;
const LENGTHS = LONGEST + 1;
const orderOf = (key: number): Order => ({
  unit: Math.floor(key / LENGTHS ** 2) as UnitId,
  least: Math.floor(key / LENGTHS) % LENGTHS,
  most: key % LENGTHS,
});
/** 10.5.3: the ways back of whoever is ordered so; those past full hexes where there are no others. */
export function waysBack(g: G, key: number): WaysBack {
  const order = orderOf(key);
  const from = g.unit.at.get(order.unit);
  const isLonger = g.search.run(from, waysOf(g, order, false)) === 0;
  if (isLonger) g.search.run(from, waysOf(g, order, true));
  return { ways: Array.from({ length: g.search.count }, (_, i) => g.search.entered(i)), isLonger };
}
export const waysBackOf = (g: G, order: Order): WaysBack => g.known.waysBack(keyOf(order));

/** The hexes of a way with that from which each is entered. */
const stepsOf = (g: G, { unit }: Order, way: Way): readonly (readonly [HexId, HexId])[] =>
  way.map((to, i) => [i === 0 ? g.unit.at.get(unit) : (way[i - 1] as HexId), to] as const);

/** 10.5.3: everything against a way back. */
const whyNotBack: Law<[G, Order, Way]> = given<[G, Order, Way]>(
  (g, order, way) =>
    way.length > 0 && stepsOf(g, order, way).every(([from, to]) => grid.adjacent(from, to))
      ? null
      : no('retreatBroken'),
  law<[G, Order, Way]>(
    (_g, { least }, way) => (way.length < least ? no('notTwoHexesBack') : null),
    (_g, { most }, way) => (way.length > most + PAST_STACKS ? no('retreatLength') : null),
    (g, order, way) =>
      way.length === order.most + PAST_STACKS && !waysBackOf(g, order).isLonger ? no('extraNotNeeded') : null,
    (g, { unit }, way) =>
      new Set([g.unit.at.get(unit), ...way]).size <= way.length ? no('retreatTwice') : null,
    (g, { unit }, way) => (way.length > allowanceOf(g, unit) ? no('retreatTooFar') : null),
    Object.assign(
      (g: G, order: Order, way: Way) =>
        firstOf(stepsOf(g, order, way), ([from, to]) => whyNotStep(g, order.unit, from, to)),
      {
        every: (g: G, order: Order, way: Way) =>
          stepsOf(g, order, way).flatMap(([from, to]) => whyNotStep.every(g, order.unit, from, to)),
      },
    ),
    (g, { unit }, way) => whyNotEnd(g, unit, way[way.length - 1] as HexId),
  ),
);

function firstOf<T>(list: readonly T[], why: (one: T) => Reason | null): Reason | null {
  for (const one of list) {
    const reason = why(one);
    if (reason !== null) return reason;
  }
  return null;
}

/** The ways back from which an owner chooses. */
class Retreats implements Domain<Way> {
  readonly form = 'path';
  readonly kind = PLACE;
  readonly #g: G;
  readonly #order: Order;
  readonly #ways: readonly Way[];

  constructor(g: G, order: Order) {
    this.#g = g;
    this.#order = order;
    this.#ways = waysBackOf(g, order).ways;
  }

  each(visit: (way: Way) => boolean): boolean {
    return this.#ways.some(visit);
  }

  sample(random: Random): Way | undefined {
    return this.#ways.length === 0 ? undefined : this.#ways[random.below(this.#ways.length)];
  }

  why(way: Way): Reason | null {
    return whyNotBack(this.#g, this.#order, way);
  }

  every(way: Way): readonly Reason[] {
    return whyNotBack.every(this.#g, this.#order, way);
  }
}
