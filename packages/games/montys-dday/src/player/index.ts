import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { GERMAN } from '../queries.ts';
import { alliedScripts } from './allied.ts';
import { germanScripts } from './german.ts';

/** A sensible player for each side of Monty’s D-Day. */
export const player: PlayerMaker = (side) =>
  scriptedPlayer('scripted', side === GERMAN ? germanScripts() : alliedScripts());
