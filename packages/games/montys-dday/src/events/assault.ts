import { eventTable, inWords } from '@bocage/kernel';
import { ADVANTAGE, ADVANTAGE_WORDS } from '../terms.ts';
import { FROM, FROM_HEXES, WAY, WORDS } from './words.ts';

const NAMED = { advantage: inWords(ADVANTAGE, (one) => ADVANTAGE_WORDS[one] as string) };

/** 10.3 to 10.5: Close Assaults, and what comes of any attack. */
export const ASSAULT = eventTable(WORDS, {
  assaultBacked: ['16.1-a', '{unit} supports the Close Assault on {hex} with {strength}.'],
  assaultMet: ['16.1-a', '{unit} supports the defence of {hex} with {strength}.'],
  assaulted: [
    '10.3.3-a1',
    'Close Assault on {hex} by {units}: {attack} against {defence} is {differential}.',
    FROM_HEXES,
  ],
  advantageCounted: ['10.3.5-x1', '{advantage}: {shifts}.', NAMED],
  advantageDenied: ['10.3.5-x1', '{advantage}: denied.', NAMED],
  assaultRolled: ['10.3.3-j1', 'Column {column}, a roll of {dice} with {modifier} in {hex}: {effect}.'],
  assaultHopeless: ['10.3.3-e2', 'The differential is too low: the attack on {hex} fails.'],
  unharmed: ['10.4-a', 'Nothing happens to whoever is in {hex}.'],
  stoodFast: ['10.4-e', 'Whoever is in {hex} is in works, and does not retreat for fire.'],
  retreated: ['10.5.3-x1', '{unit} retreats to {hex}.', WAY],
  advanced: ['10.3.4-a', '{unit} advances into {hex}.', FROM],
  stayedPut: ['10.3.4-b', 'Nobody advances into {hex}.'],
});

export const {
  assaultBacked,
  assaultMet,
  assaulted,
  advantageCounted,
  advantageDenied,
  assaultRolled,
  assaultHopeless,
  unharmed,
  stoodFast,
  retreated,
  advanced,
  stayedPut,
} = ASSAULT;
