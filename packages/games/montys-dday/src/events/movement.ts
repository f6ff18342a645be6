import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

/** Moves, modes, work of engineers, breakdown, the tide, and who is too many. */
export const MOVEMENT_EVENTS = eventTable(WORDS, {
  crowded: ['8.1.4-a', 'Too many units are in {hex}.'],
});

export const { crowded } = MOVEMENT_EVENTS;
