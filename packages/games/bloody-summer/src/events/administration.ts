import { eventTable } from '@bocage/kernel';
import { AT, REPLACED, WORDS } from './words.ts';

export const ADMINISTRATION_EVENTS = eventTable(WORDS, {
  initiativeRolled: ['1.1.1.3-a', 'A {die} and {count} supported headquarters are {total} for the {camp}.'],
  initiativeWon: ['1.1.1.3-a', 'The {camp} have the initiative.'],
  replacementsGained: ['1.1.1.3-c', 'The Germans receive {many}: {replacement}.', REPLACED],
  noReplacements: ['1.1.1.3-c', 'A {die} brings the Germans no replacements.'],
  stepRegained: ['1.1.1.3-f', '{unit} regains a step.', AT],
  rested: ['1.1.1.3-i', '{unit} goes to Rest.', AT],
  restDone: ['1.1.1.3-f', '{unit} is whole again, and its rest is over.', AT],
  roused: ['1.1.1.3-k', '{unit} ends its rest.', AT],
  rebuiltReturns: ['1.1.1.3-g', '{unit} comes back to {place}.'],
  awaitsRebuilding: ['1.1.1.3-h', '{unit} waits in the Rest box to be rebuilt.'],
  repatriated: ['1.1.1.3-m', '{unit} returns to the strategic reserve.', AT],
});

export const {
  initiativeRolled,
  initiativeWon,
  replacementsGained,
  noReplacements,
  stepRegained,
  rested,
  restDone,
  roused,
  rebuiltReturns,
  awaitsRebuilding,
  repatriated,
} = ADMINISTRATION_EVENTS;
