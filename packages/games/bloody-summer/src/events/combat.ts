import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const COMBAT_EVENTS = eventTable(WORDS, {});
