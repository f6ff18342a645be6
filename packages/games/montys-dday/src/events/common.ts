import { eventTable } from '@bocage/kernel';
import { AT, WORDS } from './words.ts';

/** What happens in more than one chapter, and as the turn goes round. */
export const COMMON = eventTable(WORDS, {
  turnBegan: ['3.1.3-l1', 'Turn {turn} begins, at {tide} tide; support points: {points}.'],
  disrupted: ['10.6.3-a', '{unit} is disrupted.', AT],
  recovered: ['3.1.1-b1', '{unit} recovers.', AT],
  eliminated: ['10.4-g', '{unit} is eliminated.', AT],
  garrisonGone: ['13.3.5-b', '{unit} in {hex} is gone: no German unit is within three hexes.'],
  garrisonRelieved: ['13.3.5-c', '{unit} in {hex} goes, for a German unit enters it.'],
  zoneOverrun: ['4.2.5-b', 'The {zone} in {hex} is eliminated: a German unit enters it.'],
  beachhead: ['5.10.1-a', 'The Beachhead of {beach} is in {hex}.'],
});

export const {
  turnBegan,
  disrupted,
  recovered,
  eliminated,
  garrisonGone,
  garrisonRelieved,
  zoneOverrun,
  beachhead,
} = COMMON;
