import type { Game } from '@bocage/kernel';
import type { GameReport, Presentation } from '@bocage/wargame';
import type { Picture } from './picture.ts';

/** A game that stands: its rules, how it is drawn, and how it is set beside history, where it says so. */
export interface PlayableGame {
  readonly game: Game;
  readonly picture?: Picture;
  readonly report?: GameReport;
  readonly presentation?: Presentation;
}

/** What the package of a game exports: the game under a name of its own, and perhaps its picture and its report. */
type GamePackage<N extends string> = { readonly [K in N]: Game } & Omit<PlayableGame, 'game'>;

/** The game that a package exports as `name`. */
export function playable<N extends string>(exported: GamePackage<N>, name: N): PlayableGame {
  const { picture, presentation, report } = exported;
  return {
    game: exported[name],
    ...(picture === undefined ? {} : { picture }),
    ...(report === undefined ? {} : { report }),
    ...(presentation === undefined ? {} : { presentation }),
  };
}
