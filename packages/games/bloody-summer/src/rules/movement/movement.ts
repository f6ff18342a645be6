import { allowed, call, d6, done, flag, type Law, lawful, list, maybe } from '@bocage/kernel';
import { DEPOT, grid, PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { ALLIES, campOf, SIDE } from '../../terms.ts';
import { SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { overrun } from '../combat/overrun.ts';
import { batteryFire } from '../dday/batteries.ts';
import { crowding, crowdsNow } from '../stacking.ts';
import { ask, procedure, roll, unitsIn, unless, verb } from '../units.ts';
import {
  bring,
  land,
  MARKERS,
  whyNoLandings,
  whyNotBring,
  whyNotEscort,
  whyNotLand,
  whyNotLandAt,
} from './landing.ts';
import { dropMarkers, march } from './marching.ts';
import { dismount, putInReserve, whyNotDismount, whyNotReserve } from './modes.ts';
import {
  dismiss,
  fit,
  type Moves,
  type Moving,
  movers,
  moversIn,
  musters,
  whyNotMarch,
  whyNotMove,
} from './movers.ts';
import {
  around,
  needsNoDie,
  resolveOperation,
  slipThrough,
  whyNotOperate,
  whyNotThere,
} from './operations.ts';
import { declare, overrunners, settleOverrun, whyNotFrom, whyNotTarget } from './overruns.ts';
import { Ways } from './ways.ts';

/**
 * For whoever calls it:
 * - `only`: those who alone may move, each with all its points anew (6.8-c, R-138); nobody lands and nobody is put in
 *   Reserve. Empty for a movement phase, in which all may.
 * - `halved`: half movement and no landings, on 6 June (10.A.1-k, 10.A.2-b); any number of Allied units without stacking
 *   points may then be together, up to the first moves of turn 1.
 * An overrun pays, calls `overrun` with its attackers in `from`, and then looks at the hex: it was won if no enemy is in
 * it, whether the attackers have been put there or not. Whoever failed has his disorganisation from `overrun`.
 */
const LOCALS = {
  side: SIDE,
  only: list(UNIT, 24),
  halved: flag,
  /** those who move now, together. */
  movers: list(UNIT, 40),
  /** The unit, and the hex, of the special operation or overrun under way. */
  unit: maybe(UNIT),
  target: maybe(PLACE),
  from: maybe(PLACE),
};

/** whether any number of units without stacking points may be together as these moves end. */
const isLightFree = ({ side, halved }: Moves): boolean => halved === 1 && campOf(side) === ALLIES;
/** whether units may have landed by these moves. */
const mayHaveLanded = ({ halved, only }: Moves): boolean => halved === 0 && only.length === 0;
const canLeave = (g: G, c: Moves, unit: UnitId): boolean =>
  whyNotMove(g, c, unit) === null && new Ways(g, c, [unit]).some();
/** 2.1-b, R-187: as long as a unit can still leave a hex in which there is too much. */
function whyNotEnd(g: G, c: Moving) {
  for (const hex of crowdsNow(g, c.side, isLightFree(c)))
    for (const unit of unitsIn(g, hex))
      if (SIDE_OF[unit] === c.side && canLeave(g, c, unit)) return no('stackTooLarge');
  return null;
}

/** The same of units that have not moved as of those who do now. */
const fitting = (g: G, c: Moves, listed: readonly UnitId[], why: Law<[G, Moves, UnitId]>) =>
  allowed(UNIT, fit(g, c, listed, why), why, g, c);

/** 4.1.1: the moves of a side on the map, one unit or stack after another. */
export const movement = procedure('movement', LOCALS, {
  begin(g, c) {
    for (const unit of c.only.toArray())
      for (const column of [g.unit.spent, g.unit.hexes, g.unit.moved, g.unit.onFoot]) column.set(unit, 0);
    return 'moves';
  },
  moves: ask(
    '4.1.1-a',
    'Move units or whole stacks, land others, or end the moves',
    (_g, c) => c.side,
    verb(
      'move',
      (g, c) => allowed(UNIT, movers(g, c), whyNotMove, g, c),
      (g, c, unit) => new Ways(g, c, [unit]),
      (g, c, unit, way) => {
        march(g, c, [unit], way);
        return 'moves';
      },
    ),
    verb(
      'march',
      (g, c) => allowed(PLACE, musters(g, c), whyNotMarch, g, c),
      (g, c, at) => new Ways(g, c, moversIn(g, c, at)),
      (g, c, at, way) => {
        march(g, c, moversIn(g, c, at), way);
        return 'moves';
      },
    ),
    verb(
      'overrun',
      (g, c) => lawful(PLACE, g.known.spearheads(c.side), whyNotFrom, g, c),
      (g, c, from) => lawful(PLACE, grid.around(from), whyNotTarget, g, c, from),
      (g, c, from, at) => overrunners(g, c, from, at),
      (g, c, from, at, units) => {
        declare(g, c, at, units);
        c.from = from;
        c.target = at;
        return call(overrun, { side: c.side, from, at, attackers: units }, 'overran');
      },
    ),
    verb(
      'infiltrate',
      (g, c) => fitting(g, c, g.known.special(c.side), whyNotOperate),
      (g, _c, unit) => lawful(PLACE, around(g, unit), whyNotThere, g, unit),
      (g, c, unit, to) => {
        dismiss(g, c);
        if (needsNoDie(g, unit)) {
          slipThrough(g, unit, to);
          return 'moves';
        }
        c.unit = unit;
        c.target = to;
        return 'operation';
      },
    ),
    verb(
      'dismount',
      (g, c) => fitting(g, c, g.known.riding(c.side), whyNotDismount),
      (g, _c, unit) => {
        dismount(g, unit);
        return 'moves';
      },
    ),
    verb(
      'reserve',
      (g, c) => fitting(g, c, g.known.reservable(c.side), whyNotReserve),
      (g, c, unit) => {
        putInReserve(g, c, unit);
        return 'moves';
      },
    ),
    unless(
      whyNoLandings,
      verb(
        'land',
        (g, c) => allowed(UNIT, g.known.landers(c.side), whyNotLand, g, c.side),
        (g, c, unit) => lawful(DEPOT, g.known.quays(c.side), whyNotLandAt, g, unit),
        (g, c, unit, depot) => {
          land(g, c, unit, depot);
          return 'moves';
        },
      ),
    ),
    unless(
      whyNoLandings,
      verb(
        'escort',
        (g, c) => lawful(UNIT, g.known.staffsAtSea(c.side), whyNotEscort, g, c.side),
        (g, c, unit) => lawful(DEPOT, g.known.quays(c.side), whyNotLandAt, g, unit),
        (g, _c, _unit, depot) => lawful(MARKERS, undefined, whyNotBring, g, depot),
        (g, c, unit, depot, many) => {
          land(g, c, unit, depot);
          bring(g, unit, depot, many);
          return 'moves';
        },
      ),
    ),
    unless(
      whyNotEnd,
      verb('end', (g, c) => {
        dismiss(g, c);
        dropMarkers(g, c.side);
        return call(crowding, { side: c.side, lightFree: isLightFree(c) ? 1 : 0 }, 'guns');
      }),
    ),
  ),
  // 6.2-j, R-69.
  guns: (_g, c) => (mayHaveLanded(c) ? call(batteryFire, { side: c.side }, done) : done),
  // 4.3-e: fought at once; then the stack goes on, or has done.
  overran(g, c) {
    settleOverrun(g, c);
    return 'moves';
  },
  operation: roll('4.4-e', d6, ['unit', 'target'], (g, c, die) => {
    resolveOperation(g, c.unit as UnitId, c.target, die);
    return 'moves';
  }),
});
