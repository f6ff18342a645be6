import { distancesToNearest, type HexId } from '@bocage/hex';
import { CAEN, type G, grid, UNITS_OF } from '../queries.ts';
import type { Weights } from './style.ts';

/** Parts of the map, as beaches are numbered and what is beyond the Orne after them. */
export const SWORD_SIDE = 0;
const [JUNO_SIDE, GOLD_SIDE, BEYOND_ORNE] = [1, 2, 3] as const;
const [ORNE, MUE, SEULLES] = [22, 32, 45] as const;
const regionAt = (column: number): number => {
  if (column < ORNE) return BEYOND_ORNE;
  if (column <= MUE) return SWORD_SIDE;
  return column <= SEULLES ? JUNO_SIDE : GOLD_SIDE;
};
const REGIONS = Uint8Array.from({ length: grid.size }, (_, hex) =>
  hex < grid.hexCount ? regionAt(grid.column(hex as HexId)) : SWORD_SIDE,
);
/** The part of the map that a hex is in. */
export const regionOf = (hex: HexId): number => REGIONS[hex] as number;

/** Farther from Caen than this is not about it. */
const CITY_SIGHT = 30;
const FROM_CAEN = distancesToNearest(grid, CAEN, CITY_SIGHT);
/** How far a hex is from Caen. */
export const fromCaen = (hex: HexId): number => FROM_CAEN[hex] as number;
export const isCaen = (hex: HexId): boolean => FROM_CAEN[hex] === 0;
/** What is about the city. */
const ABOUT = 3;

/** How much nearer enemies in a hex seem. */
export function effortAt(style: Weights, hex: HexId): number {
  const region = regionOf(hex);
  if (region === SWORD_SIDE) return style.effortSword;
  if (region === JUNO_SIDE) return style.effortJuno;
  return region === GOLD_SIDE ? style.effortGold : style.effortAir;
}

/** How much more than usual a shot at a hex counts, as a factor. */
export function fireAt(style: Weights, hex: HexId): number {
  if (hex >= grid.hexCount) return 1;
  if (fromCaen(hex) <= ABOUT) return 1 + style.fireCaen;
  const region = regionOf(hex);
  if (region === SWORD_SIDE) return 1 + style.fireSword;
  if (region === JUNO_SIDE) return 1 + style.fireJuno;
  return 1 + (region === GOLD_SIDE ? style.fireGold : style.fireAir);
}

/** A number that is another where units of a side stand elsewhere, all but surely. */
export function standOf(g: G, side: number): number {
  let sum = side;
  const { at } = g.unit;
  for (const unit of UNITS_OF[side] ?? []) sum = (Math.imul(sum, 31) + at.get(unit)) | 0;
  return sum;
}
