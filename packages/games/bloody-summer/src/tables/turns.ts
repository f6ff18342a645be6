import { CHARTS } from '../data/charts.ts';
import { PHASES, WEATHERS } from '../data/lists.ts';

const { turns } = CHARTS;

/** A space of the turn track. */
export type TurnData = (typeof turns.track)[number];
/** Turns count from 0, which is 6 June. */
export const turnData = (turn: number): TurnData => turns.track[turn] as TurnData;

const FIRST: readonly number[] = turns.phases.first.map((phase) => PHASES.indexOf(phase));
const LATER: readonly number[] = turns.phases.later.map((phase) => PHASES.indexOf(phase));
/** 1.0, 10: the phases of a turn in their order. */
export const phasesOf = (turn: number): readonly number[] => (turn === 0 ? FIRST : LATER);

/** By turn and phase: the weather that is given, or -1. */
const FIXED = new Int8Array(turns.track.length * PHASES.length).fill(-1);
for (const { turn, phase, weather } of turns.weather.fixed)
  FIXED[turn * PHASES.length + PHASES.indexOf(phase)] = WEATHERS.indexOf(weather);
/** 1.1.1.1: the weather for which no die is thrown, or -1 where one is. */
export const givenWeather = (turn: number, phase: number): number =>
  FIXED[turn * PHASES.length + phase] as number;

/** 10: whether the Allies have the initiative, all are in supply, and combat takes no marker. */
export const isOpening = (turn: number): boolean => turn <= turns.opening.last;

/** 10: what is left of an allowance on 6 June. */
export const firstDayMovement = (allowance: number): number =>
  Math.floor(allowance / turns.firstDay.movement.divide);
