import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { groundScripts } from './ground/index.ts';
import { staffScripts } from './staff/index.ts';

/** A sensible player for each side of A Bloody Summer. */
export const player: PlayerMaker = (side) =>
  scriptedPlayer('scripted', { ...groundScripts(side), ...staffScripts(side) });
