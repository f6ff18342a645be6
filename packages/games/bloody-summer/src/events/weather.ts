import { eventTable } from '@bocage/kernel';
import { WORDS } from './words.ts';

export const WEATHER_EVENTS = eventTable(WORDS, {});
