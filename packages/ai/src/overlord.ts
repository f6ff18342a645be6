import { GERMAN } from '@bocage/game-overlord-dday';
import type { Player } from '@bocage/kernel';
import { ALLIED_SCRIPTS } from './overlord/allied.ts';
import { GERMAN_SCRIPTS } from './overlord/german.ts';
import { scriptedPlayer } from './scripted.ts';

/** A sensible player for each side of Overlord. */
export const overlordPlayer = (side: number): Player =>
  scriptedPlayer('scripted', side === GERMAN ? GERMAN_SCRIPTS : ALLIED_SCRIPTS);
