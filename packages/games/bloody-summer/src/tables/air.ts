import { CHARTS } from '../data/charts.ts';
import { AIRCRAFT, CUPS, SIDES, WEATHERS } from '../data/lists.ts';
import { byFace } from './faces.ts';

const { air } = CHARTS;

/** 11: an air counter; side, aircraft and cup are places in their lists. */
export interface AirCounter {
  readonly name: string;
  readonly side: number;
  readonly aircraft: number;
  readonly cup: number;
}
/** 11: all of them, by number. */
export const AIR_COUNTERS: readonly AirCounter[] = air.forces.flatMap(({ name, side, aircraft, counters }) =>
  Array.from({ length: counters }, () => ({
    name,
    side: SIDES.indexOf(side),
    aircraft: AIRCRAFT.indexOf(aircraft),
    cup: CUPS.indexOf(air.cups[aircraft]),
  })),
);
/** 11: by cup, the numbers of the counters that begin in it. */
export const CUP_COUNTERS: readonly (readonly number[])[] = CUPS.map((_, cup) =>
  AIR_COUNTERS.flatMap((counter, i) => (counter.cup === cup ? [i] : [])),
);

/** By weather and cup; in a storm nobody flies. */
const DRAWS = WEATHERS.map((word) => CUPS.map((cup) => (word === 'storm' ? 0 : air.available[word][cup])));
/** 1.1.1.1, 10: how many counters of a cup are drawn; all on 6 June. */
export const drawsOf = (turn: number, weather: number, cup: number): number =>
  (turn === air.available.allOnTurn ? CUP_COUNTERS[cup]?.length : DRAWS[weather]?.[cup]) as number;

const SUPERIORITY = byFace(air.superiority.rolls, ({ counters }) => counters);
/** 9: how many fighter-bombers have to fly for air superiority. */
export const superiorityOf = (die: number): number => SUPERIORITY[die - 1] as number;

const MOST = CUPS.map((cup) => air.strategic.most[cup]);
/** 9.5: how many counters of a cup may be on one box, none of another cup beside them. */
export const mostOnBox = (cup: number): number => MOST[cup] as number;

const ON_THE_MOVE = SIDES.indexOf(air.support.onTheMove);
/** 4.3, 9.1: whether aircraft support overruns and exploitation. */
export const supportsOnTheMove = (turn: number, side: number): boolean =>
  turn >= air.support.onTheMoveFrom && side === ON_THE_MOVE;

/** 9.4: the turn in which heavy bombers are back. */
export const heavyBack = (turn: number): number => turn + air.carpet.back;
