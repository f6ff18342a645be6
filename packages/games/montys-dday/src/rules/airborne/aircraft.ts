import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { AIRCRAFT } from '../../map.ts';
import type { G, Seen } from '../../state.ts';
import { GONE, ZONE } from '../../terms.ts';
import {
  AIRBORNE,
  BRIGADE,
  BRIGADE_OF,
  type BrigadeId,
  isGlider,
  isParachute,
  type UnitId,
} from '../../units.ts';

export const GLIDERS: readonly UnitId[] = AIRBORNE.filter(isGlider);
const PARACHUTES: readonly UnitId[] = AIRBORNE.filter(isParachute);
const brigadesOf = (units: readonly UnitId[]): readonly BrigadeId[] => [
  ...new Set(units.map((unit) => BRIGADE_OF[unit] as BrigadeId)),
];
/** 4.1: the brigades that drop, and those that glide. */
export const PARACHUTE_BRIGADES: readonly BrigadeId[] = brigadesOf(PARACHUTES);
export const GLIDER_BRIGADES: readonly BrigadeId[] = brigadesOf(GLIDERS);
const BATTALIONS: readonly (readonly UnitId[])[] = BRIGADE.words.map((_, brigade) =>
  PARACHUTES.filter((unit) => BRIGADE_OF[unit] === brigade),
);
/** The units of a brigade that drop. */
export const parachutesOf = (brigade: BrigadeId): readonly UnitId[] => BATTALIONS[brigade] ?? [];

/** 4.2.2: the markers, first the Main one. */
export const ZONES: readonly number[] = [...ZONE.words.keys()];
export const isLost = (g: Seen, zone: number): boolean => g.zone.state.get(zone) === GONE;
/** The Drop Zone that is aimed at a hex or lies in it; NONE where there is none. */
export const zoneIn = (g: Seen, hex: HexId): number =>
  ZONES.find((zone) => hex !== NOWHERE && g.zone.at.get(zone) === hex) ?? NONE;

export const isAboard = (g: Seen, unit: UnitId): boolean => g.unit.at.get(unit) === AIRCRAFT;
export const isAnnounced = (g: Seen, unit: UnitId): boolean => g.unit.announced.get(unit) === 1;
/** Those of a brigade who are to drop this turn and have not yet. */
export const droppers = (g: Seen, brigade: BrigadeId): readonly UnitId[] =>
  parachutesOf(brigade).filter((unit) => isAnnounced(g, unit));
/** The brigades that have units to drop this turn. */
export const dropping = (g: G): readonly BrigadeId[] =>
  PARACHUTE_BRIGADES.filter((brigade) => droppers(g, brigade).length > 0);
/** The gliders that are to land this turn and have not yet. */
export const gliding = (g: G): readonly UnitId[] => GLIDERS.filter((unit) => isAnnounced(g, unit));
