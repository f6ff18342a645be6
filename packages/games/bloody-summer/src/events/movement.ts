import { eventTable } from '@bocage/kernel';
import { AT, FROM, MARKERS, WAY, WORDS } from './words.ts';

export const MOVEMENT_EVENTS = eventTable(WORDS, {
  moved: ['4.1.1-c', '{unit} moves to {hex}.', WAY],
  dismounted: ['2.2-d', '{unit} goes on foot in this phase.', AT],
  reserved: ['4.1.1-g', '{unit} is put in Reserve.', AT],
  landed: ['4.2-a', '{unit} lands at {depot}.', AT],
  landedWith: ['0.2.1-b', '{unit} brings {many} ashore.', { ...AT, ...MARKERS }],
  overrunBegan: ['4.3-c', 'An overrun of {hex} is tried by {units}.', FROM],
  infiltrated: ['4.4-e', '{unit} slips through to {hex}.', FROM],
  infiltrationFailed: ['4.4-e', '{unit} does not get through to {hex}.', FROM],
  infiltrationDie: ['4.4-e', 'A {die}, with {modifier}, is {total}.', AT],
  crowded: ['2.1-a', 'Too much stands in {hex} as movement ends.'],
  markersDropped: ['0.2.1-a', 'Too many lie in {hex}: {many} lost.', MARKERS],
});

export const {
  moved,
  dismounted,
  reserved,
  landed,
  landedWith,
  overrunBegan,
  infiltrated,
  infiltrationFailed,
  infiltrationDie,
  crowded,
  markersDropped,
} = MOVEMENT_EVENTS;
