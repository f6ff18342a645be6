import { eventTable } from '@bocage/kernel';
import { AT, WORDS } from './words.ts';

/** Before the first turn. */
export const SETUP_EVENTS = eventTable(WORDS, {
  placed: ['11.2-c', '{unit} is placed in {hex}.'],
  supportedAtStart: ['11.2-g', '{hq} begins with an Offensive marker.', AT],
});

export const { placed, supportedAtStart } = SETUP_EVENTS;
