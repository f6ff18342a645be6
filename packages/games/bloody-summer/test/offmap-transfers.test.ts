import { expect, test } from 'vitest';
import { asks, field, legal, news, type Play, place, play, reasons, refusal, scene } from './scene.ts';

const germans = (...lines: string[]): Play => scene('german-transfers 8', ...lines);
const us = (...lines: string[]): Play => scene('us-transfers 8', ...lines);

test('N44 1.1.2.1-a: from an entry box onto one of its hexes without enemies; Germans roll for it', () => {
  const match = germans('353 Le-Mans', '272 Le-Mans', 'GE-86 Paris', '4-8 2407');
  expect(legal(match, 'enter 353')).toEqual(['enter 353 2402', 'enter 353 2410']);
  expect(reasons(match, 'enter 353 2407')).toEqual(['1.1.2.1-a enemies are in that entry hex']);
  expect(reasons(match, 'enter 353 2418')).toEqual(['1.1.2.1-a that is no entry hex of its box']);
  play(match, 'enter 353 2410', '3', 'enter 272 2410', '4');
  expect([place(match, '353'), place(match, '272')]).toEqual(['2410', 'Le-Mans']);
  expect(refusal(match, 'enter 272 2402')).toBe('1.1.2.1-e');
});

test('N44 1.1.2.1-a: R-124, not out of a confusion, nor where there is no entry', () => {
  expect(reasons(germans('353 Le-Mans', '272 Paris', '4-8 Le-Mans'), 'enter 353 2410')).toEqual([
    '6.11-c it is among enemies, and only special troops get away',
  ]);
  expect(reasons(germans('353 Orleans', '272 Paris'), 'enter 353 2410')).toEqual([
    '1.1.2.1-a it is in no box from which one comes onto the map',
  ]);
});

test('N44 1.1.2.1-b, N44 1.1.2.1-e: from an exit hex into its box, once, for nothing, and then it moves', () => {
  const match = us('4-8 2418', 'US-VII 2420', '4-12 2417', 'US-VIII 2402');
  expect(legal(match, 'leave')).toEqual(['leave US-VII', 'leave US-VIII', 'leave 4-8']);
  expect(reasons(match, 'leave 4-12')).toEqual(['1.1.2.1-b it is on no exit hex']);
  play(match, 'leave US-VII', 'leave 4-8');
  expect([place(match, 'US-VII'), place(match, '4-8')]).toEqual(['Rennes', 'Rennes']);
  expect(reasons(match, 'enter 4-8 2418')).toContain(
    '1.1.2.1-e it has gone from one map to the other in this phase',
  );
  const off = us('2-Arm-CCA 2418', 'US-VII 2420', 'US-VIII 2416');
  play(off, 'leave US-VII', 'leave 2-Arm-CCA', 'end', 'lead US-VII', 'go 2-Arm-CCA Le-Mans');
  expect(place(off, '2-Arm-CCA')).toBe('Le-Mans');
});

test('N44 4.1.2-c: whoever leaves the map into enemies goes no farther', () => {
  const match = us('2-Arm-CCA 2418', 'US-VII 2420', 'US-VIII 2416', '353 Rennes');
  play(match, 'leave 2-Arm-CCA');
  expect([place(match, '2-Arm-CCA'), field(match, '2-Arm-CCA', 'moved')]).toEqual(['Rennes', 'yes']);
});

test('N44 1.1.2.1-c: Allied reinforcements go to the strategic reserve, in phase A of their turn', () => {
  const match = us('9-39 - due=8', '9-47 - due=9', '4-8 2418');
  expect([place(match, '9-39'), place(match, '9-47')]).toEqual(['Reserve', '-']);
  const late = scene('us-transfers 8', 'phase B', '9-39 - due=8', '4-8 2418');
  expect(place(late, '9-39'), 'R-10').toBe('-');
});

test('N44 1.1.2.1-d: Germans come in their box; on turn 1 they may come onto the map without a roll', () => {
  const match = scene('german-transfers 1', '346 - due=1', '77 - due=1');
  expect([place(match, '346'), place(match, '77')]).toEqual(['Pas-de-Calais', 'Rennes']);
  play(match, 'enter 77 2418');
  expect([place(match, '77'), asks(match)]).toEqual(['2418', 'german transfers.choose']);
  const later = scene('german-transfers 2', '353 - due=2', '77 Le-Mans');
  play(later, 'enter 353 2418');
  expect(asks(later)).toBe('* departing.interdiction');
});

test('N44 5.4-c: R-110, a destroyed headquarters comes back: Allied in the reserve, German at a depot of his choice', () => {
  expect(place(us('US-VII - due=8', '4-8 2418'), 'US-VII')).toBe('Reserve');
  const depots = [
    'depot German-Paris state=reduced',
    'depot German-Le-Mans state=reduced',
    'depot German-Rennes state=reduced',
  ];
  const match = germans('GE-84 - due=8', '353 Orleans', '4-8 Rennes', 'place Rennes allied=yes', ...depots);
  expect(legal(match)).toEqual(['quarter Paris', 'quarter Le-Mans']);
  play(match, 'quarter Le-Mans');
  expect(place(match, 'GE-84')).toBe('Le-Mans');
});

test('N44 5.4-c: R-225, without an open depot it waits a turn', () => {
  const match = germans('GE-84 - due=8', '353 Orleans');
  expect(place(match, 'GE-84')).toBe('-');
  expect(field(match, 'GE-84', 'due')).toBe('9');
});

test('N44 2.1-d: R-38, nobody leaves the map for a box with the other Allied side', () => {
  expect(reasons(us('4-8 2418', '4-12 2407', '3-8 Rennes'), 'leave 4-8')).toEqual([
    '2.1-d Americans and British may not be together',
  ]);
});

test('N44 1.1.2.1-a: R-167, in the Race to Cherbourg only entries from column 17 on', () => {
  const match = scene('german-transfers 2', 'scenario cherbourg', '353 Rennes', '77 Rennes');
  expect(legal(match, 'enter 353')).toEqual(['enter 353 2418', 'enter 353 2420']);
  expect(news(match, 2)).toEqual([]);
});
