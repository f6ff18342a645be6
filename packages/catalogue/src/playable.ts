import type { Game } from '@bocage/kernel';
import type { Picture } from './picture.ts';

/** A game that stands: its rules, and how it is drawn where it says so. */
export interface PlayableGame {
  readonly game: Game;
  readonly picture?: Picture;
}

/** What the package of a game exports: the game under a name of its own, and perhaps its picture. */
type GamePackage<N extends string> = { readonly [K in N]: Game } & { readonly picture?: Picture };

/** The game that a package exports as `name`. */
export function playable<N extends string>(exported: GamePackage<N>, name: N): PlayableGame {
  const { picture } = exported;
  return picture === undefined ? { game: exported[name] } : { game: exported[name], picture };
}
