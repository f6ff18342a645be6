import type { HexId } from '@bocage/hex';
import { halves, titled } from '@bocage/wargame';
import { SETUP } from '../data.ts';
import { BEACH_NAME, beachAt, PLACE, PLACE_NAMES } from '../map.ts';

export { capital, dieText, halves, listed, signed } from '@bocage/wargame';

export const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

export const columns = (count: number): string =>
  Math.abs(count) === 1 ? '1 column' : `${Math.abs(count)} columns`;

export function pointsText(points: number): string {
  if (points === 0.5) return 'half a point';
  return points === 1 ? '1 point' : `${halves(2 * points)} points`;
}

/** `2911, Saint-Lô`; `3203, Omaha Beach`; a bare number where nothing has a name. */
export function hexTitle(hex: HexId): string {
  const beach = BEACH_NAME[beachAt(hex)];
  return titled(PLACE, hex, beach === undefined ? PLACE_NAMES.get(hex) : `${beach} Beach`);
}

/** What players call a turn: `June II`. */
export const turnName = (turn: number): string => SETUP.turns.list[turn - 1]?.name ?? `Turn ${turn}`;
