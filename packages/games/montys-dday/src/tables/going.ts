import type { HexId, HexsideId } from '@bocage/hex';
import { FORBIDDEN, type MovementChart, NO_RATE } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import { isBeach, isBridge, levelOf, wayOf } from '../map.ts';
import { GAITS, type Gait, HEXSIDES, type Mode, TERRAIN, UNIT_TYPES, type UnitType, WAYS } from '../terms.ts'; // biome-ignore format: a list

const { ground: GROUND, hexsides, ways, hill, slopes } = CHARTS.terrainEffects;

/** Costs are in half points, so that half a point by road is one. */
export const HALVES = 2;

/** How a unit of a type gets about. */
export function gaitOf(type: UnitType): Gait {
  const gait = GAITS.find((one) => CHARTS.types.gaits[one].includes(type));
  if (gait === undefined) throw new RangeError(`nobody says how ${type} moves`);
  return gait;
}
UNIT_TYPES.forEach(gaitOf);

const terrainCosts = (gait: Gait, mode: Mode): number[] =>
  TERRAIN.map((kind) => {
    if (kind === 'sea' || GROUND[kind].closedTo.includes(gait)) return FORBIDDEN;
    return HALVES * GROUND[kind][mode];
  });

const sideCosts = (gait: Gait): number[] =>
  HEXSIDES.map((kind) => {
    if (kind === 'dry') return 0;
    const { cost, closedTo } = hexsides[kind];
    return cost === null || closedTo.includes(gait) ? FORBIDDEN : HALVES * cost;
  });

/** 6.3.1, 7.2.3: rates are for Movement Mode; in Combat Mode a trail makes the ground as Clear. */
const wayCosts = (mode: Mode): number[] =>
  WAYS.map((kind) => {
    if (kind === 'pathless') return NO_RATE;
    if (mode === 'movement') return HALVES * ways[kind].rate;
    return ways[kind].cancels ? HALVES * GROUND.clear.combat : NO_RATE;
  });

const { steep, beachToHill } = slopes;
const wayThrough = (side: HexsideId): (typeof WAYS)[number] => WAYS[wayOf(side)] ?? 'pathless';
/** 6.3.3: whether a slope is too steep for a gait. */
export const isTooSteep = (gait: Gait, from: HexId, to: HexId, side: HexsideId): boolean =>
  Math.abs(levelOf(from) - levelOf(to)) >= steep.levels &&
  steep.closedTo.includes(gait) &&
  !steep.open.includes(wayThrough(side));
/** 6.2.9: whether a beach has no way out for a gait up into a hex. */
export const isBluff = (gait: Gait, from: HexId, to: HexId, side: HexsideId): boolean =>
  isBeach(from) &&
  levelOf(to) > 0 &&
  beachToHill.closedTo.includes(gait) &&
  !beachToHill.open.includes(wayThrough(side));

/** 6.3: what a gait pays in a mode, tides, ruins and breached walls left aside. */
export function movementChart(gait: Gait, mode: Mode): MovementChart {
  const sides = sideCosts(gait);
  const bridge = sides[HEXSIDES.indexOf('bridge')] as number;
  return {
    terrain: terrainCosts(gait, mode),
    sides,
    roads: wayCosts(mode),
    extra: (from, to, { side, byRoad }) => {
      if (isTooSteep(gait, from, to, side) || isBluff(gait, from, to, side)) return FORBIDDEN;
      const climb = levelOf(to) > levelOf(from) ? HALVES * hill.uphill : 0;
      // 6.3.4: in Combat Mode a bridge is paid for, also by who follows the trail over it.
      return byRoad && mode === 'combat' && isBridge(side) ? climb + bridge : climb;
    },
  };
}
