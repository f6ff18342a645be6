import { type Chapters, strayEvents, toldInPlay, uncatalogued } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

/** Whoever comes into a hex takes it, and what lies there: depots, markers, cities, the rest of a unit beside it. */
const ENTERED = ['0.2.2', '1.1.1.3-l', '4.3-m', '7.1', '11.3'];
/** Steps, and the levels that cost one, are worth points wherever they are lost. */
const LOST = ['6.5', '6.10', '11.3'];

/** The chapters of the rules that each procedure is about. */
const CHAPTERS: Chapters = {
  game: ['1', '11'],
  turn: ['1', '11.3', '6.13'],
  phase: ['1'],
  half: ['1'],
  setUpPhase: ['11.2'],
  weatherPhase: ['1.1.1.1'],
  stormTest: ['1.1.1.1', '7.1.1', '11.3'],
  airPhase: ['1.1.1.1', '9'],
  logistics: ['1.1.1.2', '7', '10-b', '11.3'],
  airlift: ['7.5'],
  resources: ['1.1.1.2', '7.2'],
  carrying: ['1.1.1.2'],
  convoy: ['0.2.1', '1.1.1.2'],
  administration: ['1.1.1.3', '10-a'],
  recovery: ['1.1.1.3', ...ENTERED],
  transfers: ['1.1.2', '4.1.2', '5.4', ...ENTERED],
  offMapMovement: ['5.2'],
  boxMoves: ['5.2', '4.1.2', ...ENTERED],
  departing: ['1.1.2', '4.1.2', '4.3', '6.12', '7.2', ...ENTERED],
  movement: ['0.2.1', '2.2', '4.1.1', '4.2', '4.3', '4.4', '6.5', '6.10', ...ENTERED],
  crowding: ['2.1', ...LOST],
  combatPhase: ['1.1.3'],
  activation: ['0.1.1', '1.1.3'],
  assaults: ['5.1', '5.3'],
  bombardment: ['6.2', '9.4'],
  openingBombardment: ['6.2', '9.4', ...ENTERED],
  strike: ['6.2', ...LOST],
  clash: ['2.2', '0.1.2', '5', '6.1', '6.3', '6.5', '6.11', '6.12', '9.1', '10.A.1', ...ENTERED],
  outcome: ['4.1.2', '5.4', '6.4', '6.6', '6.11', '6.12', ...LOST, ...ENTERED],
  losses: ['6.4', ...LOST],
  givingWay: ['0.1.2', '6.6', ...LOST],
  retreat: ['5.4', '6.4', '6.6', '9.1', ...LOST, ...ENTERED],
  aftermath: ['6.7', '6.8', ...ENTERED],
  exploitation: ['5.1', '6.8'],
  counterattack: ['5.1', '6.9', '0.1.1', '1.1.3', ...ENTERED],
  overrun: ['4.3', '5.4', ...LOST, ...ENTERED],
  boxCombat: ['6.12', '7.2', ...ENTERED],
  festungCombat: ['0.1.2', '6.13', '7.2', ...ENTERED],
  night: ['1'],
  drops: ['10.0.1', ...LOST, ...ENTERED],
  dropFights: ['10.0.1', ...ENTERED],
  dropMoves: ['10.0.1', ...ENTERED],
  freeCombats: ['10.0.2', ...ENTERED],
  morning: ['1'],
  swimming: ['10.A.1', ...LOST],
  offshore: ['10.A.1', ...ENTERED],
  rangers: ['10.A.1', ...ENTERED],
  landing: ['10.A.1', '10.B.1', ...ENTERED],
  commandos: ['10.A.1', ...ENTERED],
  landingAttacks: ['4.4', '10.A.1', ...ENTERED],
  batteryFire: ['6.2', ...LOST],
  afternoon: ['1'],
  evening: ['10.B.3', '10.A.1', ...ENTERED],
};

const told = toldInPlay(bloodySummer, { games: 2, seed: 1 });

test('every event cites a case of the chapters that its step belongs to', () => {
  expect(strayEvents(told, CHAPTERS)).toEqual([]);
});

test('every rule that an event cites is a case of the rules, and most of what can happen is heard at random', () => {
  expect(uncatalogued(bloodySummer, told)).toEqual([]);
  expect(new Set(told.map(({ event }) => event)).size).toBeGreaterThan(bloodySummer.events.length * 0.6);
});
