import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const AIR_EVENTS = eventTable(WORDS, {});
