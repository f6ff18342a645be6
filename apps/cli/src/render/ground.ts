import type { Grid, HexId } from '@bocage/hex';
import type { Spot } from './xml.ts';

/** The distance between the centres of neighbouring hexes. */
export const PITCH = 100;

/** Where the centre of a hex lies on the sheet. */
export function spotOf(grid: Grid, hex: HexId): Spot {
  const { x, y } = grid.centre(hex);
  return { x: x * PITCH, y: y * PITCH };
}
