import { DIRECTION_NAMES, type Direction } from '@bocage/hex';
import { CHARTS } from '../data/charts.ts';
import { BEACHES } from '../data/lists.ts';

const { drop, infiltration, swimmingTanks, rangers } = CHARTS.landing;

/** 10: what the coloured die means for who jumps. */
export interface Drop {
  /** Levels of disorganization. */
  readonly levels: number;
  readonly drifts: boolean;
}
/** 10: by the adjusted coloured die. */
export const dropOf = (adjusted: number): Drop => ({
  levels: adjusted >= drop.disorganizedFrom ? drop.levels : 0,
  drifts: adjusted >= drop.driftsFrom,
});
/** A zone by its name on the map. */
export type DropZone = keyof typeof drop.zones;
/** 10: what is added to the coloured die. */
export const dropModifier = (zone: DropZone, isGlider: boolean): number =>
  drop.zones[zone] + (isGlider ? drop.glider : 0);
const DRIFTS: readonly Direction[] = drop.drift.map(
  (word) => DIRECTION_NAMES.pointy.indexOf(word) as Direction,
);
/** 10: where the second die drives who drifts. */
export const driftOf = (die: number): Direction => DRIFTS[die - 1] as Direction;

/** 4.4: what the die means for a special operation. */
export interface Infiltration {
  readonly succeeds: boolean;
  readonly levels: number;
}
/** 4.4: by the adjusted die. */
export const infiltrationOf = (adjusted: number): Infiltration => ({
  succeeds: adjusted < infiltration.failsFrom,
  levels: adjusted >= infiltration.disorganizedFrom ? infiltration.levels : 0,
});
/** 4.4: what is added where a unit leaves a hex in which the enemy has more steps. */
export const OUTNUMBERED: number = infiltration.outnumbered;

const SEA = BEACHES.map((beach) => swimmingTanks.beaches[beach]);
/** 10: the steps that swimming tanks lose off a beach, `all` of them where none comes ashore. */
export function tanksLost(die: number, beach: number, all: number): number {
  const adjusted = die + (SEA[beach] as number);
  if (adjusted >= swimmingTanks.lostFrom) return all;
  return adjusted >= swimmingTanks.stepFrom ? swimmingTanks.steps : 0;
}

/** 10: whether the 5th Rangers land beside the 2nd, and not at Omaha. */
export const joinsSecondRangers = (die: number): boolean => rangers.withSecond.includes(die);
if (rangers.withSecond.length + rangers.omaha.length !== 6)
  throw new RangeError('the Rangers land nowhere, or twice');
