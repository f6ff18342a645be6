import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const VICTORY_EVENTS = eventTable(WORDS, {});
