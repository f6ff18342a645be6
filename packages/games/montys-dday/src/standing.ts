import { type HexId, NOWHERE } from '@bocage/hex';
import { CHARTS } from './data/charts.ts';
import { BEACH_HEXES, CAEN, grid, isEastBank, isHex, isSea } from './map.ts';
import type { Seen } from './state.ts';
import { ALLIED, BEACHES, GERMAN } from './terms.ts';
import { BEACH_OF, isGarrison, UNITS_OF, type UnitId } from './units.ts';

const { lodgment } = CHARTS.victory;
const EXEMPT = BEACHES.indexOf(lodgment.exempt);

/** 18.0-d, R-40: the units of a side that are gone for good. */
export const lostOf = (g: Seen, side: number): readonly UnitId[] =>
  (UNITS_OF[side] ?? []).filter((unit) => g.unit.lost.get(unit) === 1);

/** 18.0-b, R-39: the hexes of Caen in which Allied troops were the last. */
export const caenHexes = (g: Seen): number => CAEN.filter((hex) => g.hex.allied.get(hex) === 1).length;

/** 18.1-b, R-36: whether a hex is near enough to a Beachhead to count. */
export const isAround = (beach: number, beachhead: HexId, hex: HexId): boolean =>
  grid.distance(beachhead, hex) <= lodgment.radius && !(beach === EXEMPT && isEastBank(hex));

/** 18.1, R-65: the Germans who spoil the Lodgment of a beach; nobody knows before it has a Beachhead. */
export function spoilersOf(g: Seen, beach: number): readonly UnitId[] | undefined {
  const beachhead = g.beach.beachhead.get(beach);
  if (beachhead === NOWHERE) return undefined;
  return (UNITS_OF[GERMAN] ?? []).filter((unit) => {
    const at = g.unit.at.get(unit);
    return isHex(at) && !isGarrison(unit) && isAround(beach, beachhead, at);
  });
}

/** 18.1, R-36, R-66: whether a beach has its Lodgment. */
export const isLodgment = (g: Seen, beach: number): boolean => spoilersOf(g, beach)?.length === 0;

/** How far inland the farthest troops of a beach stand, in hexes from its shore. */
export function depthOf(g: Seen, beach: number): number {
  const depths = (UNITS_OF[ALLIED] ?? []).flatMap((unit) => {
    const at = g.unit.at.get(unit);
    return BEACH_OF[unit] === beach && isHex(at) && !isSea(at) ? [inland(beach, at)] : [];
  });
  return Math.max(0, ...depths);
}

/** How far a hex lies from the shore of a beach. */
export const inland = (beach: number, hex: HexId): number =>
  Math.min(...(BEACH_HEXES[beach] ?? []).map((shore) => grid.distance(shore, hex)));
