import type { HexId } from '@bocage/hex';
import { type Domain, NONE, type Reason, where } from '@bocage/kernel';
import { isInfantry, isLeader, type UnitId } from '../data.ts';
import { grid, isBeach, isSubmerged, PLACE, postAt } from '../map.ts';
import type { G } from '../state.ts';
import { BELOW_CLIFF, no } from '../terms.ts';
import { actionsLeft, costOf, whyNotAct, whyNotClimbOn } from './command.ts';
import { BARRED, crossing, directionTo, isSelfPreserving, UP_CLIFF, WALK, whyBarred } from './crossing.ts';
import { isInfiltration } from './infiltration.ts';

/** The ways to leave a hex: on foot, past Germans who watch both hexes, or by a climb. */
export const [MOVE, INFILTRATE, CLIMB] = [0, 1, 2] as const;

/** By hex: its neighbours. */
const NEIGHBOURS: readonly (readonly HexId[])[] = Array.from({ length: grid.size }, (_, h) =>
  Array.from({ length: 6 }, (_direction, d) => grid.neighbours[6 * h + d] as HexId).filter((hex) => hex >= 0),
);

const isBelow = (g: G, unit: UnitId): boolean => g.unit.climb.get(unit) === BELOW_CLIFF;

/** whether going for a hex only puts the marker on: a cliff takes a turn below it first. */
export const staysBelow = (g: G, unit: UnitId, to: HexId): boolean => {
  const from = g.unit.at.get(unit);
  return !isBelow(g, unit) && crossing(unit, from, directionTo(from, to)) === UP_CLIFF;
};

/** Why a unit may not leave its hex in this way, wherever to. */
export const whyNotLeave = (g: G, how: number, unit: UnitId): Reason | null =>
  how !== MOVE && isBelow(g, unit) ? whyNotClimbOn(g, unit) : whyNotAct(g, unit);

/** Why a unit may not go into a hex in this way, apart from what it costs. */
function whyNotStep(g: G, how: number, unit: UnitId, to: HexId): Reason | null {
  const from = g.unit.at.get(unit);
  const d = directionTo(from, to);
  if (d < 0) return no('MOV-09');
  if (isSubmerged(to, g.tide)) return no('TEC-02');
  const code = crossing(unit, from, d);
  if (code === BARRED) return whyBarred(unit, from, d);
  const below = isBelow(g, unit);
  if (below && code !== UP_CLIFF) return no('MOV-18');
  if ((how === CLIMB) !== (code !== WALK) && how !== INFILTRATE) return whyNotThatWay(unit, code);
  const begins = code === UP_CLIFF && !below;
  if (begins) return how === INFILTRATE ? no('MOV-17') : null;
  const post = postAt(to);
  if (post >= 0 && g.post.back.get(post) !== NONE) return no('MOV-09');
  return isInfiltration(g, from, to) === (how === INFILTRATE) ? null : no('MOV-10');
}

/** It climbs where it could walk, or walks where it has to climb. */
function whyNotThatWay(unit: UnitId, code: number): Reason {
  if (code === UP_CLIFF) return no('MOV-17');
  return no(code === WALK && isLeader(unit) ? 'MOV-15' : 'MOV-14');
}

/** What it costs units to go into a hex together: infantry that seeks cover pays nothing (MOV-06). */
export function costToGo(g: G, units: readonly UnitId[], to: HexId): number {
  return costOf(g, units, (unit) => isSelfPreserving(unit, g.unit.at.get(unit), to));
}

/** MOV-07: of infantry on the beach the limits of the free move are to blame, else that no action is left. */
const whyTooDear = (g: G, units: readonly UnitId[]): Reason =>
  no(units.some((unit) => isInfantry(unit) && isBeach(g.unit.at.get(unit))) ? 'MOV-07' : 'ACT-02');

/** Why units of one hex may not go into a neighbour together in this way. */
export function whyNotGo(g: G, how: number, units: readonly UnitId[], to: HexId): Reason | null {
  for (const unit of units) {
    const reason = whyNotStep(g, how, unit, to);
    if (reason !== null) return reason;
  }
  return costToGo(g, units, to) > actionsLeft(g) ? whyTooDear(g, units) : null;
}

/** Where units of one hex may go together in this way. */
export const destinations = (g: G, how: number, units: readonly UnitId[]): Domain<HexId> =>
  where(
    PLACE,
    (to) => whyNotGo(g, how, units, to),
    NEIGHBOURS[g.unit.at.get(units[0] as UnitId)] as readonly HexId[],
  );

/** Whether there is a hex into which units of one hex may go together in this way. */
export function hasWay(g: G, how: number, units: readonly UnitId[]): boolean {
  for (const to of NEIGHBOURS[g.unit.at.get(units[0] as UnitId)] as readonly HexId[])
    if (whyNotGo(g, how, units, to) === null) return true;
  return false;
}

/** Whether a unit could go somewhere in this way if it were paid for. */
export function hasStep(g: G, how: number, unit: UnitId): boolean {
  for (const to of NEIGHBOURS[g.unit.at.get(unit)] as readonly HexId[])
    if (whyNotStep(g, how, unit, to) === null) return true;
  return false;
}
