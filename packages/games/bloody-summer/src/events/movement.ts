import { eventTable } from '@bocage/kernel';
import { AT, FROM, WAY, WORDS } from './words.ts';

export const MOVEMENT_EVENTS = eventTable(WORDS, {
  moved: ['4.1.1-c', '{unit} moves to {hex}.', WAY],
  dismounted: ['2.2-d', '{unit} goes on foot in this phase.', AT],
  reserved: ['4.1.1-g', '{unit} is put in Reserve.', AT],
  landed: ['4.2-a', '{unit} lands at {depot}.', AT],
  landedWith: ['0.2.1-b', '{unit} brings {many} Offensive markers ashore.', AT],
  overrunBegan: ['4.3-c', '{units} try to overrun {hex}.', FROM],
  overranOn: ['4.3-h', '{units} have overrun {hex}.', FROM],
  overrunFailed: ['4.3-k', '{units} have not overrun {hex}, and their move is over.', FROM],
  infiltrated: ['4.4-e', '{unit} slips through to {hex}.', FROM],
  infiltrationFailed: ['4.4-e', '{unit} does not get through to {hex}.', FROM],
  infiltrationDie: ['4.4-e', 'Die {die}, with {modifier} in all {total}.', AT],
  crowded: ['2.1-a', 'Too much stands in {hex} as movement ends.'],
  markersDropped: ['0.2.1-a', '{many} Offensive markers too many in {hex} are lost.'],
});

export const {
  moved,
  dismounted,
  reserved,
  landed,
  landedWith,
  overrunBegan,
  overranOn,
  overrunFailed,
  infiltrated,
  infiltrationFailed,
  infiltrationDie,
  crowded,
  markersDropped,
} = MOVEMENT_EVENTS;
