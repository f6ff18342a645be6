import type { HexId } from '@bocage/hex';
import { halves } from '@bocage/wargame';
import mapFile from '../../data/map.json' with { type: 'json' };
import { SETUP } from '../data.ts';
import { BEACH_NAME, beachAt, PLACE } from '../map.ts';

export { capital, dieText, halves, listed, signed } from '@bocage/wargame';

export const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

export const columns = (count: number): string =>
  Math.abs(count) === 1 ? '1 column' : `${Math.abs(count)} columns`;

export function pointsText(points: number): string {
  if (points === 0.5) return 'half a point';
  return points === 1 ? '1 point' : `${halves(2 * points)} points`;
}

const PLACES = new Map(
  (mapFile.places as readonly { name: string; hex: string; kind: string }[])
    .filter(({ kind }) => kind !== 'area' && kind !== 'water')
    .reverse() // the largest places come first in the file and shall have the last word
    .map(({ name, hex }) => [PLACE.parse(hex), name] as const),
);

/** `2911, Saint-Lô`; `3203, Omaha Beach`; a bare number where nothing has a name. */
export function hexTitle(hex: HexId): string {
  const beach = BEACH_NAME[beachAt(hex)];
  const name = beach === undefined ? PLACES.get(hex) : `${beach} Beach`;
  return name === undefined ? PLACE.text(hex) : `${PLACE.text(hex)}, ${name}`;
}

/** What players call a turn: `June II`. */
export const turnName = (turn: number): string => SETUP.turns.list[turn - 1]?.name ?? `Turn ${turn}`;
