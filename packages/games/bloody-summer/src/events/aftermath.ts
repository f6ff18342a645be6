import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const AFTERMATH_EVENTS = eventTable(WORDS, {});
