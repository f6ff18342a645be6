import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { scriptsOf } from './scripts.ts';
import { usualStyle } from './style.ts';

export { doctrine } from './doctrine.ts';

/** A sensible player for each side of Monty’s D-Day. */
export const player: PlayerMaker = (side) =>
  scriptedPlayer('scripted', scriptsOf(side, usualStyle(side), 'careful'));
