import type { HexId } from '@bocage/hex';
import type { Domain, Reason } from '@bocage/kernel';
import { ALLIED, CW, dataOf, isAirborne, isFixed, isMech, SIDE_OF, type UnitId, US } from '../data.ts';
import { IDLE, type G, no, STEADY } from '../state.ts';
import { face, isOf, onMap } from './units.ts';

const GERMAN_RULES = 2;
/** In half hexes: one, two and three hexes. */
const [ONE, TWO, THREE] = [2, 4, 6] as const;

/** 27.2.3, 27.2.5, 27.2.8: which units may move in a segment. */
export function whyNotMove(g: G, side: number, unit: UnitId): Reason | null {
  if (!isOf(unit, side) || !onMap(g, unit)) return no('27.2.3-a');
  if (isFixed(unit) || face(g, unit).move === 0) return no('27.2.5-j');
  if (g.unit.acted.get(unit) !== IDLE) return no('27.2.3-b');
  return whyNotAct(g, unit);
}

/** 27.1.4-c, 27.2.8-e: the airborne rest in the first phase, Germans must have been activated. */
export function whyNotAct(g: G, unit: UnitId): Reason | null {
  if (SIDE_OF[unit] === ALLIED) return g.phase === 1 && isAirborne(unit) ? no('27.1.4-c') : null;
  return g.unit.active.get(unit) === 1 ? null : no('27.2.8-e');
}

/** 27.2.5-b to -f: how far, in half hexes. */
export function phaseAllowance(g: G, unit: UnitId): number {
  const marked = g.unit.marker.get(unit) !== STEADY;
  const watched = SIDE_OF[unit] === ALLIED && (g.board.nests.counts[g.unit.at.get(unit)] as number) > 0;
  if (marked || watched) return 1;
  if (SIDE_OF[unit] === ALLIED) return ONE;
  if (isMech(unit)) return THREE;
  const { move } = face(g, unit);
  const slowed = dataOf(unit).oos === true ? Math.ceil(move / 2) : move;
  return slowed <= 4 ? ONE : TWO;
}

/** 27.2.5: the ways a unit may go. */
export function routesOf(g: G, unit: UnitId): Domain<readonly HexId[]> {
  const rules = g.phaseRules[SIDE_OF[unit] === ALLIED ? (dataOf(unit).nation === 'us' ? US : CW) : GERMAN_RULES];
  if (rules === undefined) throw new Error('no such army');
  // With an allowance of a single half hex the minimum move is left: one hex, whatever it costs.
  g.reach.aim(rules, { start: g.unit.at.get(unit), allowance: phaseAllowance(g, unit), minimumMove: true });
  return g.routes;
}
