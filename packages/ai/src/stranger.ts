import type { Player } from '@bocage/kernel';
import { seeded } from '@bocage/kernel';
import { type Doctrine, scriptedPlayer } from '@bocage/kernel/players';
import { shaken } from './train/shaken.ts';

/** How far from the usual he weighs things: farther than any training goes. */
const STRANGE = 0.5;
/** He is always the same one. */
const SEED = 1944;

/** A player whom no training has met: the script with other ideas of what matters, drawn once and for all. */
export function stranger(doctrine: Doctrine, side: number): Player {
  const random = seeded(SEED + side);
  const style = shaken(doctrine, side, STRANGE, () => random.below(2001) / 1000 - 1);
  return scriptedPlayer('stranger', doctrine.scripts(side, style, 'careful'));
}
