import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { doctrine } from './doctrine.ts';

export { doctrine };

/** A sensible player for each side of Overlord. */
export const player: PlayerMaker = (side) =>
  scriptedPlayer('scripted', doctrine.scripts(side, doctrine.usual(side), 'careful'));
