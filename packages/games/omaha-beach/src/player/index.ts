import { type PlayerMaker, scriptedPlayer } from '@bocage/kernel/players';
import { usScripts } from './us.ts';

/** A sensible American for D-Day at Omaha Beach. */
export const player: PlayerMaker = () => scriptedPlayer('scripted', usScripts());
