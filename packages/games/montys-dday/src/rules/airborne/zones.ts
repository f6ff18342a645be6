import type { HexId } from '@bocage/hex';
import { given, type Law, law, NONE, type Reason } from '@bocage/kernel';
import { stranded, zoneGiven } from '../../events/airborne.ts';
import { grid, isClear, isHex } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { DOWN, WAITING } from '../../terms.ts';
import { type BrigadeId, isGlider, isParachute, type UnitId } from '../../units.ts';
import type { CaseId } from '../units.ts';
import { droppers, dropping, GLIDER_BRIGADES, isAnnounced, isLost, PARACHUTE_BRIGADES, ZONES, zoneIn } from './aircraft.ts'; // biome-ignore format: a list

const zoneOf = (g: G, brigade: BrigadeId): number => g.brigade.zone.get(brigade);

/** 4.2.8: a brigade is bound to a Drop Zone. */
export function bind(g: G, brigade: BrigadeId, zone: number, rule: CaseId): void {
  g.brigade.zone.set(brigade, zone);
  g.emit(zoneGiven, { brigade, zone }, rule);
}

/** whose Drop Zone was eliminated drops at the other; if there is none, it stays in its aircraft. */
export function rebind(g: G): void {
  for (const brigade of dropping(g)) {
    const bound = zoneOf(g, brigade);
    if (bound !== NONE && !isLost(g, bound)) continue;
    const left = ZONES.filter((zone) => !isLost(g, zone));
    const [other] = left;
    if (other === undefined) {
      for (const unit of droppers(g, brigade)) g.unit.announced.set(unit, 0);
      g.emit(stranded, { brigade });
    } else if (bound !== NONE) bind(g, brigade, other, '4.1-b');
  }
}

export const unbound = (g: G): readonly BrigadeId[] =>
  dropping(g).filter((brigade) => zoneOf(g, brigade) === NONE);

/** 4.2.8-a: a brigade that drops and has no Drop Zone yet. */
export const whyNotAssign: Law<[G, BrigadeId]> = given(
  (_g, brigade) => {
    if (PARACHUTE_BRIGADES.includes(brigade)) return null;
    return no(GLIDER_BRIGADES.includes(brigade) ? 'glidersSingly' : 'otherDivisionsZone');
  },
  (g, brigade) => (droppers(g, brigade).length > 0 ? null : no('notAnnounced')),
  (g, brigade) => (zoneOf(g, brigade) === NONE ? null : no('brigadeBound')),
);
export const whyNotGive = (g: G, zone: number): Reason | null => (isLost(g, zone) ? no('zoneLost') : null);

/** 4.4.1: the Drop Zones that are to be set up this turn, and have not been aimed. */
export const unaimed = (g: G): readonly number[] => ZONES.filter((zone) => whyNotAim(g, zone) === null);

export const whyNotAim: Law<[G, number]> = law((g, zone) => {
  if (isLost(g, zone)) return no('zoneLost');
  if (g.zone.state.get(zone) === DOWN) return no('zoneOnMap');
  if (!dropping(g).some((brigade) => zoneOf(g, brigade) === zone)) return no('zoneNotNeeded');
  return isHex(g.zone.at.get(zone)) ? no('zoneAimedAlready') : null;
});

export const CLEAR_HEXES: readonly HexId[] = grid.hexes.filter(isClear);
/** 4.2.1, 4.2.2: a Clear hex, and another one for each Drop Zone. */
export const whyNotAimAt: Law<[G, HexId]> = law(
  (_g, hex) => (isHex(hex) && isClear(hex) ? null : no('zoneNotClear')),
  (g, hex) => (zoneIn(g, hex) === NONE ? null : no('zoneThere')),
);

/** 4.3.1, 4.6.1: a glider that lands this turn, and has not been aimed. */
export const whyNotTarget: Law<[G, readonly UnitId[], UnitId]> = given(
  (_g, _aimed, unit) => {
    if (isGlider(unit)) return null;
    return no(isParachute(unit) ? 'parachutesNeedZone' : 'notAirborne');
  },
  (_g, aimed, unit) => (aimed.includes(unit) ? no('gliderAimedAlready') : null),
  (g, aimed, unit) => (aimed.includes(unit) || isAnnounced(g, unit) ? null : no('notAnnounced')),
);
export const whyNotTargetAt = (_g: G, hex: HexId): Reason | null => (isHex(hex) ? null : no('offTheMap'));

/** The parachute units that land at a Drop Zone this turn and have not come down yet. */
export const droppersAt = (g: G, zone: number): readonly UnitId[] =>
  dropping(g).flatMap((brigade) => (zoneOf(g, brigade) === zone ? droppers(g, brigade) : []));

/** 4.4.1: a Drop Zone that waits and has been aimed lies on that hex, parachute face up. */
export const isInAir = (g: G, zone: number): boolean => zone !== NONE && g.zone.state.get(zone) === WAITING;
