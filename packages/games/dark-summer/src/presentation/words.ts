import type { HexId } from '@bocage/hex';
import mapFile from '../../data/map.json' with { type: 'json' };
import { SETUP } from '../data.ts';
import { BEACH_NAME, beachAt, PLACE } from '../map.ts';

/** One, two and three. */
export function listed(words: readonly string[], and = 'and'): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** Figures of a die in their order: `1`, `1 or 2`, `3 to 6`. */
export function dieText(dice: readonly number[]): string {
  const [first, last] = [dice[0] ?? 0, dice.at(-1) ?? 0];
  return dice.length > 2 && last - first === dice.length - 1
    ? `${first} to ${last}`
    : listed(dice.map(String), 'or');
}

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
export const signed = (value: number): string => (value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0');
export const steps = (count: number): string => (count === 1 ? '1 step' : `${count} steps`);

export { halves } from '../terms.ts';

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
