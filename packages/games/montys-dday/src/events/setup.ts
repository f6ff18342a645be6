import { eventTable } from '@bocage/kernel';
import type { G } from '../state.ts';
import { ALLIED, GERMAN, segmentOf } from '../terms.ts';
import { AT, WORDS } from './words.ts';

const SEALED = segmentOf('set-up');
/** 19.1-a: while both set up, each side sees only what it does itself. */
export const isSealed = (g: Pick<G, 'segment'>): boolean => g.segment === SEALED;
/** To the Germans alone until play begins. */
const ofGermans = { seenBy: (g: G, _args: unknown, side: number) => side === GERMAN || !isSealed(g) };
/** To the Allies alone until play begins. */
export const OF_ALLIES = {
  seenBy: (g: G, _args: unknown, side: number): boolean => side === ALLIED || !isSealed(g),
};
/** to the Germans alone. */
export const GERMANS_ONLY = { seenBy: (_g: G, _args: unknown, side: number): boolean => side === GERMAN };

/** 2.0: what is done before play. */
export const SET_UP = eventTable(WORDS, {
  stationed: ['2.0-b', '{unit} is set up in {hex}.', {}, ofGermans],
  setMarching: ['19.1-c', '{unit} is set up in Movement Mode, and faces {facing}.', AT, ofGermans],
  setFacing: ['14.1.3-a', '{unit} is set up facing {facing}.', AT, ofGermans],
  setDeployed: ['19.1-c', '{unit} is set up in Combat Mode.', AT, ofGermans],
  minesLaid: ['5.4.3-a', 'Mines: {sword} at Sword, {juno} at Juno, {gold} at Gold.', {}, GERMANS_ONLY],
  garrisoned: ['13.3.1-a', '{unit} is set up in {hex}.', {}, ofGermans],
  germansReady: ['2.0-b', 'The Germans have set up.'],
  tideChosen: ['19.1.1-a', 'The first landing will be on turn {turn}, at {tide} tide.', {}, OF_ALLIES],
  alliesReady: ['2.0-b', 'The Allies have set up.'],
});

export const {
  stationed,
  setMarching,
  setFacing,
  setDeployed,
  minesLaid,
  garrisoned,
  germansReady,
  tideChosen,
  alliesReady,
} = SET_UP;
