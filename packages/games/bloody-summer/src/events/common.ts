import { eventTable } from '@bocage/kernel';
import { AT, WORDS } from './words.ts';

/** What happens in more than one chapter, and as the turn goes round. */
export const COMMON_EVENTS = eventTable(WORDS, {
  turnBegan: ['1.0-a', 'Turn {turn} begins.'],
  phaseBegan: ['1.0-a', 'Phase {phase} of turn {turn} begins.'],
  scored: ['11.3-b', '{points} points for {camp}: {reason}.', AT],
  stepLost: ['6.10-a', '{unit} loses a step.', AT],
  destroyed: ['6.10-c', '{unit} is destroyed.', AT],
  captured: ['6.6-f', '{unit} is lost for good.', AT],
  headquartersLost: ['5.4-c', '{unit} is destroyed, and is raised again on turn {turn}.', AT],
  disorganised: ['6.5-b', '{unit} is disorganised to level {level}.', AT],
  reorganised: ['1.1.5-b', '{unit} is reorganised to level {level}.', AT],
  taken: ['0.2.2-a', '{camp} take {hex}.'],
  markersTaken: ['4.3-m', '{camp} take {many} Offensive markers in {hex}.'],
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
