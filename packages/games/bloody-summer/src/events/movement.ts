import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const MOVEMENT_EVENTS = eventTable(WORDS, {});
