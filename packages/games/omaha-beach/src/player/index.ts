import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { doctrine } from './doctrine.ts';

export { doctrine } from './doctrine.ts';

/** A sensible American for D-Day at Omaha Beach. */
export const player: PlayerMaker = (side) =>
  scriptedPlayer('scripted', doctrine.scripts(side, doctrine.usual(side), 'careful'));
