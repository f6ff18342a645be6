import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { GERMAN } from '../queries.ts';
import { ALLIED_SCRIPTS } from './allied.ts';
import { GERMAN_SCRIPTS } from './german.ts';

/** A sensible player for each side of Overlord. */
export const player: PlayerMaker = (side) =>
  scriptedPlayer('scripted', side === GERMAN ? GERMAN_SCRIPTS : ALLIED_SCRIPTS);
