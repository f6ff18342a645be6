import { CHARTS } from '../data/charts.ts';
import { CUPS } from '../data/lists.ts';
import { BOX_DATA, type BoxData } from '../map.ts';

const { strategic, air } = CHARTS;

/** 4.1.2: what a die has to be lower than. */
export const interdictionOf = (box: number): number => (BOX_DATA[box] as BoxData).interdiction;

const MODIFIERS = CUPS.map((cup) => air.strategic.modifier[cup]);
/** 9.5: what so many counters of a cup add to the die. */
export const airInterdiction = (cup: number, counters: number): number =>
  counters * (MODIFIERS[cup] as number);

/** 4.1.2, 6.12: who wants to leave a box. */
export interface Departure {
  /** What aircraft add. */
  readonly air: number;
  readonly partisans: boolean;
  /** 6.12: columns better than even, where the enemy is in the box; 0 elsewhere. */
  readonly columns: number;
}
/** 4.1.2, 6.12: what is added to the die; odds do not count beside partisans. */
export const departureModifier = ({ air: added, partisans, columns }: Departure): number =>
  added + (partisans ? strategic.partisans : -strategic.perColumn * columns);

/** 4.1.2: whether an adjusted die lets a unit leave. */
export const leaves = (box: number, adjusted: number): boolean => adjusted < interdictionOf(box);
