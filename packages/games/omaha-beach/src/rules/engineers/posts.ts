import type { HexId } from '@bocage/hex';
import { given, type Law } from '@bocage/kernel';
import { CHARTS, EFFECTS, isHq, LEADER_UNITS, type UnitId } from '../../data.ts';
import { packed, posted, widened } from '../../events/extended.ts';
import { FIRED_ON_BY, grid, type PositionId } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { isLinked } from '../communication/communication.ts';
import { hasGerman } from '../communication/control.ts';
import { within } from '../communication/nearness.ts';
import { isKept } from '../germanactions/order.ts';
import { isOccupied, isUnderFire } from '../germanfire/field.ts';
import { isAshore } from '../units.ts';

/** CPO-01, ENB-02: whether a position could fire on a hex: one with Germans, or an empty one in communication. */
export const isThreatened = (g: G, hex: HexId): boolean =>
  (FIRED_ON_BY[hex] as readonly PositionId[]).some(
    (position) => isOccupied(g, position) || (!isKept(g, position) && isLinked(g, position)),
  );

const TRACK = CHARTS.extended.commandPosts.range;
export const HEADQUARTERS: readonly UnitId[] = LEADER_UNITS.filter(isHq);
export const isPost = (g: G, unit: UnitId): boolean => g.unit.commandPost.get(unit) > 0;

/** CPO-01: why a headquarters may not become a command post where it stands. */
export const whyNotEstablish: Law<[G, UnitId]> = given(
  (_g, unit) => (isHq(unit) ? null : no('noHeadquarters')),
  given(
    (g, unit) => (isAshore(g, unit) ? null : no('hqNotAshore')),
    (g, unit) => (isPost(g, unit) ? no('isPostAlready') : null),
    (g, unit) => (isThreatened(g, g.unit.at.get(unit)) ? no('postThreatened') : null),
  ),
);

export function establish(g: G, unit: UnitId): void {
  g.unit.commandPost.set(unit, 1);
  g.emit(posted, { unit });
}

/** CPO-02: every command post out of German fire reaches further. */
export function widen(g: G): void {
  for (const unit of HEADQUARTERS) {
    const space = g.unit.commandPost.get(unit);
    if (space === 0 || space === TRACK.length || isUnderFire(g, g.unit.at.get(unit))) continue;
    g.unit.commandPost.set(unit, space + 1);
    if (TRACK[space] !== TRACK[space - 1]) g.emit(widened, { unit, hexes: TRACK[space] as number });
  }
}

/** CPO-05, CPO-06: a command post is a headquarters again; nothing happens to anybody else. */
export function packUp(g: G, unit: UnitId): void {
  if (!isPost(g, unit)) return;
  g.unit.commandPost.set(unit, 0);
  g.emit(packed, { unit });
}

/** How far a leader commands: a command post by its track, but for snipers (XEV-01); any other the next hex. */
function commandRange(g: G, leader: UnitId): number {
  const space = g.unit.commandPost.get(leader);
  if (space === 0) return CHARTS.limits.commandRange;
  if (isUnderFire(g, g.unit.at.get(leader))) return -1; // CPO-04
  return (g.sniped & (1 << LEADER_UNITS.indexOf(leader))) !== 0
    ? EFFECTS.snipers.range
    : (TRACK[space - 1] as number);
}

/** CPO-03: the hexes that a leader’s command reaches, but not through Germans. */
export function commandedBy(g: G, leader: UnitId): Iterable<HexId> {
  const range = commandRange(g, leader);
  const at = g.unit.at.get(leader);
  // Nobody stands beside Germans in their hex: of the next hexes all will do.
  if (range === 1) return [at, ...grid.around(at)];
  return range < 0 ? [] : within(at, range, (_from, to) => !hasGerman(g, to)).add(at);
}
