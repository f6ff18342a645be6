import type { HexId, HexsideId } from '@bocage/hex';
import type { Domain, Random, Reason } from '@bocage/kernel';
import { checkPath, type MoveRules, type Mover, type Zones } from '@bocage/wargame';
import {
  ALLIED,
  CW,
  dataOf,
  enemyOf,
  isAirborne,
  isFixed,
  isMech,
  SIDE_OF,
  type UnitId,
  US,
} from '../data.ts';
import { BRIDGE_AT, grid, ground, isMajorRiver, isMinorRiver, PHASE_CHART, PLACE } from '../map.ts';
import { type G, IDLE, no, STEADY } from '../state.ts';
import { face, isOf, onMap } from './units.ts';

const GERMAN_RULES = 2;
/** In half hexes: one, two and three hexes. */
const [ONE, TWO, THREE] = [2, 4, 6] as const;
/** 27.2.5-e: less than any hex but a clear one, so that the minimum move is left: one hex, whatever it costs. */
const A_SINGLE_HEX = 1;

/** 27.2.3, 27.2.5, 27.2.8: which units may move in a segment. */
export function whyNotMove(g: G, side: number, unit: UnitId): Reason | null {
  if (!isOf(unit, side) || !onMap(g, unit)) return no('27.2.3-a');
  if (g.unit.acted.get(unit) !== IDLE) return no('27.2.3-b');
  return whyNotAct(g, unit) ?? (face(g, unit).move === 0 ? no('27.2.5-c') : null);
}

/** 27.1.4-c, 27.2.8-e: the airborne rest in the first phase; Germans must have been activated, as no WN or Garrison ever is. */
export function whyNotAct(g: G, unit: UnitId): Reason | null {
  if (SIDE_OF[unit] === ALLIED) return g.phase === 1 && isAirborne(unit) ? no('27.1.4-c') : null;
  return g.unit.active.get(unit) === 1 && !isFixed(unit) ? null : no('27.2.8-e');
}

/** 27.2.5-i, -j: between neighbours, no hexside of sea, and a major river only where its bridge stands. */
export function whyNotCross(g: G, from: HexId, to: HexId): Reason | null {
  const side = grid.sideBetween(from, to) as HexsideId;
  if ((PHASE_CHART.sides[ground.sides[side] as number] as number) >= 0) return null;
  if (!isMajorRiver(side)) return no('27.2.5-j');
  const bridge = BRIDGE_AT.get(side);
  return bridge !== undefined && g.bridge.blown.get(bridge) === 0 ? null : no('27.2.5-i');
}

/** 27.2.5-b, -c, -e: how far, in half hexes. */
function phaseAllowance(g: G, unit: UnitId): number {
  if (g.unit.marker.get(unit) !== STEADY) return A_SINGLE_HEX;
  if (SIDE_OF[unit] === ALLIED) return ONE;
  const slow = dataOf(unit).oos === true;
  if (isMech(unit)) return slow ? TWO : THREE;
  return slow || face(g, unit).move <= 4 ? ONE : TWO;
}

function rulesOf(g: G, unit: UnitId): MoveRules {
  const army = dataOf(unit).nation === 'us' ? US : CW;
  return g.phaseRules[SIDE_OF[unit] === ALLIED ? army : GERMAN_RULES] as MoveRules;
}

/** 27.2.5: the ways a unit may go. */
export function routesOf(g: G, unit: UnitId): Domain<readonly HexId[]> {
  const mover = { start: g.unit.at.get(unit), allowance: phaseAllowance(g, unit), minimumMove: true };
  g.reach.aim(rulesOf(g, unit), mover);
  return new Ways(g, unit, mover);
}

/** The routes of the reach; of a way that is too long it tells the rule that makes it so. */
class Ways implements Domain<readonly HexId[]> {
  readonly form = 'path';
  readonly kind = PLACE;
  private readonly g: G;
  private readonly unit: UnitId;
  private readonly mover: Mover;

  constructor(g: G, unit: UnitId, mover: Mover) {
    this.g = g;
    this.unit = unit;
    this.mover = mover;
  }

  some(): boolean {
    return this.g.routes.some();
  }

  several(): boolean {
    return this.g.routes.several();
  }

  each(visit: (way: readonly HexId[]) => boolean): boolean {
    return this.g.routes.each(visit);
  }

  sample(random: Random): readonly HexId[] | undefined {
    return this.g.routes.sample(random);
  }

  why(way: readonly HexId[]): Reason | null {
    const { g, unit } = this;
    const path = [this.mover.start, ...way];
    const { reason, step } = checkPath(rulesOf(g, unit), this.mover, path);
    const [last, from, to] = [path[step - 2], path[step - 1], path[step]] as [HexId, HexId, HexId];
    if (reason === no('27.2.5-i')) return whyNotCross(g, from, to) ?? reason;
    if (reason === no('27.2.5-l')) return whyStopped(g, unit, last, from);
    if (reason === no('27.2.5-b') || reason === no('27.2.5-c')) return whyTooFar(g, unit, from, to) ?? reason;
    return reason;
  }
}

/** What ended a move with its step into a hex: a zone there, or that the step took all there was. */
function whyStopped(g: G, unit: UnitId, from: HexId, to: HexId): Reason {
  const zones = g.board.zones[enemyOf(SIDE_OF[unit] as number)] as Zones;
  if ((zones.counts[to] as number) > 0) return no('27.2.5-l');
  return whyTooFar(g, unit, from, to) ?? no('27.2.5-j');
}

/** 27.2.5-e, -h: what makes a step too dear, apart from its hex. */
function whyTooFar(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  if (g.unit.marker.get(unit) !== STEADY) return no('27.2.5-e');
  const side = grid.sideBetween(from, to) as HexsideId;
  return isMinorRiver(side) && ground.roads[side] === 0 ? no('27.2.5-h') : null;
}
