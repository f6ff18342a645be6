import type { HexId, HexsideId } from '@bocage/hex';
import { among, call, done, flag, given, type Law, type Reason } from '@bocage/kernel';
import {
  notEndingIn,
  type PathJudge,
  type PathPolicy,
  type Preference,
  retreatPolicy,
  towards,
} from '@bocage/wargame';
import { ALLIED, ARMY_OF, CHARTS, enemyOf, GERMAN, GERMANS, isStrongpoint, SIDE, SIDE_OF, UNIT, type UnitId, US } from '../data.ts'; // biome-ignore format: a list
import { retreated } from '../events.ts';
import { beyondBoundary, grid, isClosedToGermans, isImpassable, isSeaSide, PLACE } from '../map.ts';
import { alliesOf } from '../stacks.ts';
import { type G, no } from '../state.ts';
import { whyForeign } from './advance.ts';
import { mayCross } from './movement.ts';
import { OverHexes } from './over-hexes.ts';
import { isOpenBeach } from './results.ts';
import { overstacking, whyStack } from './stacking.ts';
import { ask, eliminate, lead, procedure, unitsOf, verb } from './units.ts';

const HEXES: number = CHARTS.retreat.hexes;

/** 11.3.7: the defenders leave the hex, unit by unit in the order their owner likes; who cannot is eliminated. */
export const retreat = procedure(
  'retreat',
  {
    side: SIDE,
    hex: PLACE,
    /** 11.5.1, ruling F-9: strongpoints ignore the result, and stay. */
    holds: flag,
  },
  {
    begin(g, c) {
      for (const unit of unitsOf(g, c.side, c.hex))
        if (isStrongpoint(unit)) {
          if (c.holds === 0) eliminate(g, unit, '11.3.7-l');
        } else if (g.search.run(c.hex, waysBack(g, unit)) === 0) eliminate(g, unit, '11.3.7-m');
      return 'next';
    },
    next: (g, c) =>
      goers(g, c).length > 0 ? 'choose' : call(overstacking, { side: c.side, byOwner: 1 }, done),
    choose: ask(
      '11.3.7-a',
      'Choose a unit and its way back',
      (_g, c) => c.side,

      verb(
        'retreat',
        (g, c) => {
          const units = goers(g, c);
          return among(UNIT, units, no('notRetreating'));
        },
        (g, _c, unit) => new OverHexes(g, unit, waysBack(g, unit), no('retreatBox')),
        (g, _c, unit, way) => {
          const from = g.unit.at.get(unit);
          lead(g, unit, way);
          g.unit.retreated.set(unit, 1);
          if (g.log !== null) g.emit(retreated, { unit, hex: g.unit.at.get(unit), way: [from, ...way] });
          return 'next';
        },
      ),
    ),
  },
);

const goers = (g: G, c: { side: number; hex: HexId }): UnitId[] =>
  unitsOf(g, c.side, c.hex).filter((unit) => !isStrongpoint(unit));

/** The ways back of a unit, the best alone. */
function waysBack(g: G, unit: UnitId): PathPolicy {
  const start = g.unit.at.get(unit);
  const side = SIDE_OF[unit] as number;
  const policy = (direction: readonly Preference[]): PathPolicy =>
    retreatPolicy({
      grid,
      shortest: side === ALLIED ? 1 : HEXES,
      longest: HEXES,
      step: Object.assign((from: HexId, to: HexId) => whyNotStep(g, unit, from, to), {
        every: (from: HexId, to: HexId) => whyNotStep.every(g, unit, from, to),
      }),
      straight: no('notTwoAway'),
      end: (hex) => whyNotEnd(g, unit, start, hex),
      prefer: [...limits(g, unit), ...direction, ...edges(side)],
      malformed: no('retreatBroken'),
    });
  const first = new Int16Array(HEXES + 1);
  /** How near the best ways come by one measure. */
  const best = (measure: PathJudge<number>): number =>
    g.search.run(start, policy([prefer(measure)])) === 0 ? AWAY : measure(first, g.search.path(0, first));
  const home = nearest(g, start, ARMY_OF[unit] as number);
  const [toHome, toCherbourg] = [straying(home), straying(refuges(g, unit))];
  if (toHome === null) return policy([]);
  return policy([prefer(toCherbourg === null ? toHome : either(best, toHome, toCherbourg))]);
}

/** Two hexes away, or in an Open Beach one; never with the other Allied army (ruling F-100). */
function whyNotEnd(g: G, unit: UnitId, start: HexId, end: HexId): Reason | null {
  const army = ARMY_OF[unit] as number;
  if (army !== GERMANS && g.board.stacks.has(alliesOf(army), end)) return no('otherArmyThere');
  return !grid.adjacent(start, end) || isOpenBeach(g, end) ? null : no('notTwoAway');
}

const whyNotStep: Law<[G, UnitId, HexId, HexId]> = given<[G, UnitId, HexId, HexId]>(
  (_g, _unit, from, to) =>
    isImpassable(to) || isSeaSide(grid.sideBetween(from, to) as HexsideId) ? no('retreatImpassable') : null,
  (g, unit, _from, to) =>
    g.board.held.has(enemyOf(SIDE_OF[unit] as number), to) ? no('retreatEnemy') : null,
  (g, unit, _from, to) => (isInZone(g, SIDE_OF[unit] as number, to) ? no('retreatZone') : null),
  (_g, unit, from, to) => (mayCross(unit, from, to) ? null : no('retreatBridge')),
  // Ruling F-20.
  (g, unit, _from, to) => (SIDE_OF[unit] === GERMAN && isOpenBeach(g, to) ? no('openBeachThere') : null),
  (g, unit, _from, to) => whyForeign(g, unit, to),
);

/** 6.4: in an enemy zone that nobody of a side negates. */
const isInZone = ({ board }: G, side: number, hex: HexId): boolean =>
  board.zones.isFelt(enemyOf(side), hex) && !board.held.has(side, hex);

/** What is as good as forbidden: an over-stacked end (ruling F-19), and next to that to cross the boundary (15.0). */
function limits(g: G, unit: UnitId): Preference[] {
  const army = ARMY_OF[unit] as number;
  const one = [unit];
  const stack = notEndingIn((hex) => whyStack(g, hex, one) !== null, no('retreatStack'));
  if (army === GERMANS || (army === US && g.boundaryLifted === 1)) return [stack];
  const badness: PathJudge<number> = (path, length) => {
    for (let i = 1; i < length; i++) if (beyondBoundary(path[i] as HexId, army) > 0) return 1;
    return 0;
  };
  return [stack, { badness, reason: no('retreatBoundary') }];
}

/** 10.1: Germans rather not end in C, W and S hexes. */
const edges = (side: number): readonly Preference[] => (side === GERMAN ? OFF_THE_EDGE : []);
const OFF_THE_EDGE: readonly Preference[] = [notEndingIn(isClosedToGermans, no('retreatEdge'))];

const prefer = (badness: PathJudge<number>): Preference => ({ badness, reason: no('retreatAstray') });

/** The nearest sources of supply that work, or else that have not died (ruling F-18), but for the hex that is lost. */
function nearest(g: G, start: HexId, army: number): readonly HexId[] {
  const working = g.known.sources(army);
  const sources = (working.length > 0 ? working : g.known.livingSources(army)).filter((hex) => hex !== start);
  const least = Math.min(...sources.map((hex) => grid.distance(start, hex)));
  return sources.filter((hex) => grid.distance(start, hex) === least);
}

/** 11.3.7: where Germans without supply may turn as well, until Cherbourg falls. */
const refuges = (g: G, unit: UnitId): readonly HexId[] =>
  ARMY_OF[unit] !== GERMANS || g.cherbourgTaken > 0 || g.supply.has(unit)
    ? []
    : g.supply.cherbourgHexes(g.unit.at.get(unit));

/** How far a way strays from the best of some hexes, the same one at both steps; null where there are none. */
function straying(hexes: readonly HexId[]): PathJudge<number> | null {
  if (hexes.length === 0) return null;
  const ways = hexes.map((hex) => towards((h) => grid.distance(h, hex), no('retreatAstray')).badness);
  return (path, length) => {
    let least = Number.POSITIVE_INFINITY;
    for (const badness of ways) least = Math.min(least, badness(path, length));
    return least;
  };
}

/** The best ways by one measure and the best by another, where any of these comes nearer at all. */
function either(
  best: (measure: PathJudge<number>) => number,
  home: PathJudge<number>,
  refuge: PathJudge<number>,
): PathJudge<number> {
  const [bestHome, bestRefuge] = [best(home), best(refuge)];
  return (path, length) =>
    home(path, length) <= bestHome || (bestRefuge < AWAY && refuge(path, length) <= bestRefuge) ? 0 : 1;
}

/** What `towards` makes of a way that comes no nearer. */
const AWAY = 2;
