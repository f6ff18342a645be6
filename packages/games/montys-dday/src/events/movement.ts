import { eventTable } from '@bocage/kernel';
import { AT, WAY, WORDS } from './words.ts';

/** Moves, modes, work of engineers, breakdown, the tide, and who is too many. */
export const MOVEMENT_EVENTS = eventTable(WORDS, {
  moved: ['6.1-a', '{unit} moves to {hex}.', WAY],
  entered: ['3.1.2-i1', '{unit} enters the map in {hex}.'],
  modeChanged: ['7.3.1-a', '{unit} changes to {mode}.', AT],
  turned: ['7.5-a', '{unit} turns to {facing}.', AT],
  crowded: ['8.1.4-a', 'Too many units are in {hex}.'],
  highTide: ['6.3.5-b', 'The tide is High, and the flats are flooded.'],
  minesCleared: ['15.1.2-a', '{unit} rolls {die} and clears a mine point at {beach}.'],
  minesStay: ['15.1.2-b', '{unit} rolls {die} and clears no mines at {beach}.'],
  minesGone: ['15.1.4-a', '{beach} has no mines left.'],
  breached: ['15.2.3-a', '{unit} breaches the Sea Wall {wall}.', AT],
  wallHarmless: ['15.2.4-a', '{unit} rolls {die} and comes to no harm.', AT],
  wallHarmed: ['15.2.4-a', '{unit} rolls {die}.', AT],
  razed: ['15.3.2-a', '{unit} clears the Ruins in {hex}.'],
  brokenDown: ['17.0-b', '{unit} is broken down into {units}.', AT],
});

export const {
  moved,
  entered,
  modeChanged,
  turned,
  crowded,
  highTide,
  minesCleared,
  minesStay,
  minesGone,
  breached,
  wallHarmless,
  wallHarmed,
  razed,
  brokenDown,
} = MOVEMENT_EVENTS;
