import { eventTable } from '@bocage/kernel';
import { AT, FROM, WORDS } from './words.ts';

export const OFFMAP_EVENTS = eventTable(WORDS, {
  arrived: ['1.1.2.1-d', '{unit} arrives in {place}.', AT],
  delayed: ['5.4-c', '{unit} finds no open depot, and comes on turn {turn}.', AT],
  cameOn: ['1.1.2.1-a', '{unit} comes onto the map at {hex}.', FROM],
  wentOff: ['1.1.2.1-b', '{unit} leaves the map for {place}.', FROM],
  boxMoved: ['1.1.2.2-b', '{unit} goes to {place}.', FROM],
  departureDie: ['4.1.2-h', 'A {die}, with {modifier}, is {total}.', AT],
  keptThere: ['4.1.2-i', '{unit} cannot leave {place} in this phase.'],
  partisansRose: ['4.1.2-j', '{unit} rise in {place}.'],
  ffiRose: ['4.1.2-n', '{unit} rise in {place}.'],
  parisLost: ['11.3-l', 'The Germans are back in Paris, and the Allies lose {points}.', AT],
  extendedMove: ['5.2-a', '{hq} spends an Offensive marker on an extended movement.', AT],
  hqSpent: ['5.2-b', '{hq} is Finished, and leads no combat in this turn.', AT],
  boxOverrunBegan: ['4.3-c', 'An overrun of {place} is tried by {units}.', FROM],
  boxAttacked: ['6.12-b', 'Attack in {place} by {units}.'],
  guardDie: ['6.12-b', 'A {die} against the depot: {attack} to {defence}.', AT],
  guardBeaten: ['7.2-c', 'The security troops of {place} are beaten.'],
  guardHolds: ['7.2-c', 'The security troops of {place} hold out.'],
  festungFell: ['11.3-j', '{place} has fallen.'],
  cameOut: ['0.1.2-k', '{unit} is left in {place}.', FROM],
});

export const {
  arrived, delayed, cameOn, wentOff, boxMoved, departureDie, keptThere, partisansRose, ffiRose, parisLost, extendedMove, hqSpent,
  boxOverrunBegan, boxAttacked, guardDie, guardBeaten, guardHolds, festungFell, cameOut,
} = OFFMAP_EVENTS; // biome-ignore format: a list
