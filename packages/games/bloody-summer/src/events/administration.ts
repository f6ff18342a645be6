import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const ADMINISTRATION_EVENTS = eventTable(WORDS, {});
