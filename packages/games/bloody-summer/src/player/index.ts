import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { scripts } from './doctrine.ts';
import { usual } from './style.ts';

export { doctrine } from './doctrine.ts';

/** A sensible player for each side of A Bloody Summer. */
export const player: PlayerMaker = (side) =>
  scriptedPlayer('scripted', scripts(side, usual(side), 'careful'));
