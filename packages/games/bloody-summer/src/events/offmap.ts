import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const OFFMAP_EVENTS = eventTable(WORDS, {});
