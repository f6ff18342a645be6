import type { Player } from '@bocage/kernel';
import { usScripts } from './omaha/us.ts';
import { scriptedPlayer } from './scripted.ts';

/** A sensible American for D-Day at Omaha Beach. */
export const omahaPlayer = (_side: number): Player => scriptedPlayer('scripted', usScripts());
