import { FORBIDDEN, type MovementChart, NO_RATE } from '@bocage/wargame';
import { CHARTS } from '../data/charts.ts';
import {
  type Gait,
  HEXSIDES,
  SETTLEMENTS,
  type Settlement,
  TERRAIN,
  type Terrain,
  WAYS,
} from '../data/lists.ts';

const { terrainEffects, movement, air, supply } = CHARTS;
const { ground, settlements, hexsides, ways } = terrainEffects;
const { tactical, carpet } = air;

/** Costs are in half points, so that half a point by road is one. */
export const HALVES = 2;

/** What a hex is to who enters it: the number of its terrain and its settlement together. */
export const groundKind = (terrain: number, settlement: number): number =>
  terrain * SETTLEMENTS.length + settlement;
const KINDS: readonly (readonly [Terrain, Settlement])[] = TERRAIN.flatMap((terrain) =>
  SETTLEMENTS.map((settlement) => [terrain, settlement] as const),
);

const inHalves = (cost: number | null): number => (cost === null ? FORBIDDEN : HALVES * cost);
const terrainCost = (gait: Gait, terrain: Terrain, settlement: Settlement): number => {
  if (settlement === 'town') return inHalves(settlements.town.movement[gait]);
  return inHalves(ground[settlement === 'city' ? 'city' : terrain].movement[gait]);
};
const sideCosts = (gait: Gait): number[] =>
  HEXSIDES.map((kind) => (kind === 'dry' ? 0 : inHalves(hexsides[kind].movement[gait])));
const wayCosts = (gait: Gait): number[] =>
  WAYS.map((kind) => (kind === 'pathless' ? NO_RATE : HALVES * ways[kind][gait]));

/**
 * 2.2, 0.1.2: what a gait pays in half points. Terrain is by `groundKind`, sides by HEXSIDES, roads by WAYS, of which
 * a road is taken where there is a railway too.
 */
export const movementChart = (gait: Gait): MovementChart => ({
  terrain: KINDS.map(([terrain, settlement]) => terrainCost(gait, terrain, settlement)),
  sides: sideCosts(gait),
  roads: wayCosts(gait),
});

const EXPOSED = KINDS.map(
  ([terrain, settlement]) => tactical.doubles.includes(terrain) && !tactical.exempt.includes(settlement),
);
const SHELTERED = KINDS.map(
  ([terrain, settlement]) => tactical.exempt.includes(settlement) || tactical.exemptGround.includes(terrain),
);
/** A step by what it leads over and into, as places in WAYS and HEXSIDES and by `groundKind`. */
export interface Step {
  readonly way: number;
  readonly side: number;
  readonly kind: number;
}
/** 9.2: what a step into a hex of an interdicted zone costs beside its price, in half points; nothing if it is barred. */
export function interdictionCost(chart: MovementChart, { way, side, kind }: Step): number {
  const more = tactical.times - 1;
  const rate = way === 0 ? NO_RATE : (chart.roads[way] as number);
  if (rate !== NO_RATE) return tactical.roads && EXPOSED[kind] ? more * rate : 0;
  const enter = chart.terrain[kind] as number;
  const cross = chart.sides[side] as number;
  if (SHELTERED[kind] || enter < 0 || cross < 0) return 0;
  return more * ((EXPOSED[kind] ? enter : 0) + cross);
}

/** 9.4: what the rubble of so many heavy bombers adds, in half points; less where their strike was on two hexes. */
export const rubbleCost = (bombers: number, isSplit: boolean): number =>
  HALVES * bombers * (isSplit ? carpet.rubbleSplit : carpet.rubble);

/** 3: how a unit leaves a zone of control. */
export type Leaver = 'commando' | 'elite' | 'other';
/** 3: in half points; parachutists leave as elite units do. */
export const leavingCost = (who: Leaver): number => HALVES * movement.leavingZone[who];

/** 4.3: in half points, beside the price of the hex. */
export const OVERRUN_COST: number = HALVES * movement.overrun;

/** 0.1.2: whether a printed allowance is that of a unit with vehicles. */
export const isMotorized = (allowance: number): boolean => allowance > movement.motorizedAbove;

/** 7.4: the allowance of a unit that is cut off. */
export const isolatedMovement = (allowance: number): number =>
  isMotorized(allowance) ? Math.floor(allowance / supply.movement.divide) : allowance;
/** 7.4: the defence of a unit that is cut off. */
export const isolatedDefence = (defence: number): number => Math.ceil(defence / supply.defence.divide);
