import { eventTable } from '@bocage/kernel';
import { AT, MARKERS, WORDS } from './words.ts';

/** What happens in more than one chapter, and as the turn goes round. */
export const COMMON_EVENTS = eventTable(WORDS, {
  turnBegan: ['1.0-a', 'Turn {turn} begins.'],
  phaseBegan: ['1.0-a', 'Phase {phase} of turn {turn} begins.'],
  scored: ['11.3-b', '{points} for the {camp}: {reason}.', AT],
  stepLost: ['6.10-a', '{unit} loses a step.', AT],
  destroyed: ['6.10-c', '{unit} is destroyed.', AT],
  captured: ['6.6-f', '{unit} is lost for good.', AT],
  headquartersLost: ['5.4-c', '{unit} is destroyed, and is raised again on turn {turn}.', AT],
  disorganised: ['6.5-b', '{unit} is disorganized to level {level}.', AT],
  reorganised: ['1.1.5-b', '{unit} is reorganized to level {level}.', AT],
  taken: ['0.2.2-a', 'The {camp} take {hex}.'],
  markersTaken: ['4.3-m', 'The {camp} take {many} in {hex}.', MARKERS],
  restEnded: ['1.1.1.3-l', '{unit} is beside the enemy, and its rest is over.', AT],
});

export const {
  turnBegan,
  phaseBegan,
  scored,
  stepLost,
  destroyed,
  captured,
  headquartersLost,
  disorganised,
  reorganised,
  taken,
  markersTaken,
  restEnded,
} = COMMON_EVENTS;
