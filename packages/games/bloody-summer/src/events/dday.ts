import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const DDAY_EVENTS = eventTable(WORDS, {});
