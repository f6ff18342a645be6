import { GERMAN } from '@bocage/game-dark-summer';
import type { Player } from '@bocage/kernel';
import { alliedScripts } from './dark-summer/allied.ts';
import { germanScripts } from './dark-summer/german.ts';
import { scriptedPlayer } from './scripted.ts';

/** A sensible player for each side of The Dark Summer. */
export const darkSummerPlayer = (side: number): Player =>
  scriptedPlayer('scripted', side === GERMAN ? germanScripts() : alliedScripts());
