import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const LOGISTICS_EVENTS = eventTable(WORDS, {});
