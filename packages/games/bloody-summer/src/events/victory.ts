import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const VICTORY_EVENTS = eventTable(WORDS, {
  besieged: ['6.13-b', 'The Festung in {place} is under siege.'],
  wonAtOnce: ['1.2-a', 'The {camp} have won.'],
});

export const { besieged, wonAtOnce } = VICTORY_EVENTS;
