import { eventTable } from '@bocage/kernel';
import { AT, FROM, WAY, WORDS } from './words.ts';

/** 4.3, 6.6 to 6.9, 6.11: what comes after the die. */
export const AFTERMATH_EVENTS = eventTable(WORDS, {
  spared: ['6.4-a', 'The {side} lose nobody in {hex}.'],
  lossVoid: ['6.4-a', 'Nobody of the {side} is left to lose {steps} more.'],
  stoodFast: ['6.6-e', 'The defence of {hex} holds on: {units}.'],
  unmoved: ['0.1.2-i', '{unit} takes no notice of the retreat.', AT],
  retreated: ['6.4-c', '{unit} retreats to {hex}.', WAY],
  followed: ['5.4-b', '{hq} goes back with its units to {hex}.', FROM],
  crowdedOut: ['6.6-d', '{unit} finds no room in {hex}.'],
  confused: ['6.11-a', 'Both camps stay in {hex}, in confusion.'],
  cleared: ['6.11-c', 'The {camp} are alone in {hex}.'],
  boxHeld: ['6.12-c', 'Nobody retreats from {hex}.'],
  swept: ['6.6-a', '{unit} has only the sea behind it.', AT],
  advanced: ['6.7-a', '{unit} advances to {hex}.', FROM],
  stayed: ['6.7-a', 'Nobody advances into {hex}.'],
  mayExploit: ['6.8-a', '{hq} may exploit its success.', AT],
  exploited: ['6.8-b', 'The success of {hq} is exploited by {units}.'],
  notExploited: ['6.8-b', '{hq} has no Reserve to exploit with.', AT],
  counterattacked: ['6.9-b', '{hq} leads a counterattack on {hex}.'],
  noCounterattack: ['6.9-a', 'The {side} do not counterattack {hex}.'],
  closedUp: ['6.9-f', '{unit} moves up to {hex} for the counterattack.', FROM],
  retaken: ['6.9-c', '{unit} goes back into {hex}.', FROM],
  overrunWon: ['4.3-g', 'The overrun of {hex} has succeeded for {units}.', FROM],
  overrunFailed: ['4.3-k', 'The overrun of {hex} has failed.', FROM],
});

export const {
  spared, lossVoid, stoodFast, unmoved, retreated, followed, crowdedOut, confused, cleared, boxHeld, swept, advanced, stayed,
  mayExploit, exploited, notExploited, counterattacked, noCounterattack, closedUp, retaken, overrunWon, overrunFailed,
} = AFTERMATH_EVENTS; // biome-ignore format: a list
