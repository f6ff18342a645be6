import { eventTable } from '@bocage/kernel';
import { FROM, WORDS } from './words.ts';

/** 4.0: landings from the air. */
export const AIRBORNE_EVENTS = eventTable(WORDS, {
  brigadeAnnounced: ['3.1.1-a1', 'The {brigade} will drop this turn.'],
  gliderAnnounced: ['3.1.1-a1', '{unit} will land by glider this turn.'],
  supportHalved: ['11.2.2-a', 'The landings from the air leave {points} support points.'],
  zoneRecalled: ['4.2.7-a', 'The {zone} is taken off {hex}.'],
  zoneGiven: ['4.2.8-a', 'The {brigade} is given the {zone}.'],
  stranded: ['4.2.6-a', 'The {brigade} cannot drop: no Drop Zone is left to it.'],
  zoneAimed: ['4.4.1-a', 'The {zone} is aimed at {hex}.'],
  gliderAimed: ['4.6.1-a', '{unit} is aimed at {hex}.'],
  windFelt: ['4.4.2-a', 'The die for the wind at {hex} is {die}: {modifier}.'],
  flakFired: ['4.4.3-a', '{unit} acts against the landing at {hex}: {modifier}.'],
  zoneDown: ['4.4.4-a', 'The {zone} comes down in {hex}: {dice}, modified by {modifier}, is {total}.', FROM],
  zoneAnew: [
    '4.4.6-a2',
    'The {zone} finds no hex: {dice}, modified by {modifier}, is {total}. It is rolled for anew.',
  ],
  flakLeft: ['4.4.6-d1', 'For those who land at {hex} flak is {modifier}.'],
  cameDown: ['4.5.3-a', '{unit} comes down in {hex}: {dice}, modified by {modifier}, is {total}.', FROM],
  dropMissed: [
    '4.5.4-a',
    '{unit} comes down in the sea or off the map: {dice}, modified by {modifier}, is {total}.',
  ],
  lostInAir: ['4.4.6-h1', '{unit} does not come through: {dice}, modified by {modifier}, is {total}.'],
  dropAborted: ['4.4.6-g1', '{unit} turns back: {dice}, modified by {modifier}, is {total}.'],
  noRoom: [
    '4.5.5-a',
    '{unit} turns back, for there is no room in {hex}: {dice}, modified by {modifier}, is {total}.',
  ],
  ontoGermans: ['4.5.9-a', '{unit} has come down on Germans in {hex}, and must assault them.'],
});

export const {
  brigadeAnnounced,
  gliderAnnounced,
  supportHalved,
  zoneRecalled,
  zoneGiven,
  stranded,
  zoneAimed,
  gliderAimed,
  windFelt,
  flakFired,
  zoneDown,
  zoneAnew,
  flakLeft,
  cameDown,
  dropMissed,
  lostInAir,
  dropAborted,
  noRoom,
  ontoGermans,
} = AIRBORNE_EVENTS;
