import { CHARTS } from '../data/charts.ts';
import { TIDE } from '../terms.ts';

const { turns, lateLanding, airWindows, invasion, support } = CHARTS;

/** A space of the Turn Record Track. */
export type TurnData = (typeof turns.track)[number];
export const LAST_TURN: number = turns.track.length;
/** Turns count from 1. */
export const turnData = (turn: number): TurnData => turns.track[turn - 1] as TurnData;
const TIDES: readonly number[] = turns.track.map(({ tide }) => TIDE.of(tide));
/** 5.4.1: the tide of a turn. */
export const tideIn = (turn: number): number => TIDES[turn - 1] as number;

/** 19.1.1: when the first wave lands; 0 is the plan. */
export type LandingOption = (typeof lateLanding.options)[number];
export const LANDING_OPTIONS: readonly LandingOption[] = lateLanding.options;

/** Which wave and which of its cycles lands. */
export interface Cycle {
  readonly wave: number;
  readonly cycle: number;
}
/** 5.2, 5.1.11, 19.1.1: what lands in a turn, if anything; a delay is made up by nothing, and ends with the day. */
export function landingIn(turn: number, delay: number): Cycle | undefined {
  const { day, hour } = turnData(turn);
  const isFirstDay = day === turnData(1).day;
  if (hour > lateLanding.lastHour) return undefined;
  const planned = isFirstDay ? turns.track[turn - 1 - delay] : turnData(turn);
  if (planned === undefined || planned.wave === null || planned.cycle === null) return undefined;
  return { wave: planned.wave, cycle: planned.cycle };
}
/** 5.7: the turn of the first cycle of the first wave, in which Commandos choose their beach. */
export const firstLanding = (delay: number): number =>
  turns.track.findIndex(({ wave }) => wave !== null) + 1 + delay;

/** 5.1.3: how many units the box of a cycle holds. */
export const capacityOf = (beach: keyof typeof invasion.capacity, { wave, cycle }: Cycle): number =>
  invasion.capacity[beach][wave - 1]?.[cycle - 1] ?? 0;

/** 4.7: whether airborne operations are possible, the last one having been in `last` (0 for never). */
export const isAirWindow = (turn: number, last: number): boolean =>
  turnData(turn).airWindow && (last === 0 || turn - last >= airWindows.apart);

/** 11.2: support points of a turn; airborne operations take half. */
export function supportIn(turn: number, isAirborne: boolean): number {
  const points = turnData(turn).support;
  return isAirborne ? Math.floor(points / support.airborne.divide) : points;
}
