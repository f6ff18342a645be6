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

/** A game with the parts that show it, each as its module exports it. */
export function playable(game: Game, ...parts: readonly Omit<PlayableGame, 'game'>[]): PlayableGame {
  const { picture, presentation, report } = Object.assign({}, ...parts) as Omit<PlayableGame, 'game'>;
  return {
    game,
    ...(picture === undefined ? {} : { picture }),
    ...(report === undefined ? {} : { report }),
    ...(presentation === undefined ? {} : { presentation }),
  };
}
