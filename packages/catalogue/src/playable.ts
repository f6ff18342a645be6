import type { Game } from '@bocage/kernel';
import type { GameReport, Presentation } from '@bocage/wargame';

/** A game that stands: its rules, how it is shown, and how it is set beside history, where it says so. */
export interface PlayableGame {
  readonly game: Game;
  readonly report?: GameReport;
  readonly presentation?: Presentation;
}

/** A game with the parts that show it, each as its module exports it. */
export function playable(game: Game, ...parts: readonly Omit<PlayableGame, 'game'>[]): PlayableGame {
  const { presentation, report } = Object.assign({}, ...parts) as Omit<PlayableGame, 'game'>;
  return {
    game,
    ...(report === undefined ? {} : { report }),
    ...(presentation === undefined ? {} : { presentation }),
  };
}
