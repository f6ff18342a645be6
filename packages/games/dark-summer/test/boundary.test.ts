import { expect, test } from 'vitest';
import { PLACE } from '../src/map.ts';
import { ashore, rules } from './marches.ts';
import { ALLIED, asks, legal, type Play, play, refusal, scene, unit, value } from './scene.ts';

const LIFTED = 'boundaryLifted yes';
/** Whether Germans feel an Allied zone in a hex. */
const isFelt = (match: Play, hex: string): boolean =>
  match.engine.g.board.zones.isFelt(ALLIED, PLACE.of(hex));

test('TDSN 15.0-a, G-19: British units enter column 35 and go no farther west', () => {
  const match = ashore('british move', '8/3 3611', '3/Po 3610', '9/3 3510');
  expect(rules(match, 'move 8/3 3510', 'move 3/Po 3509')).toEqual(['', '']);
  expect(rules(match, 'move 9/3 3410', 'move 9/3 3411')).toEqual(['15.0-a', '15.0-a']);
  expect(legal(match, 'move 9/3').some((words) => / 34\d\d/.test(words))).toBe(false);
  const lifted = ashore('british move 9', '9/3 3510', LIFTED);
  expect(refusal(lifted, 'move 9/3 3410'), 'to the end of the game').toBe('15.0-a');
});

test('TDSN 15.0-a, G-19: nor do they attack there', () => {
  const match = ashore('british fight', '9/3 3510', '8/3 3611', '726/716 3410', '736/716 3509');
  expect(refusal(match, 'attack 3410 9/3')).toBe('15.0-a');
  expect(refusal(match, 'attack 3509 9/3')).toBe('');
});

test('TDSN 15.0-b, G-19: US and French units enter column 36 and go no farther east, until the boundary is lifted', () => {
  const lines = ['16/1 3510', 'CCD/2Fr 3510', '18/1 3611'];
  const match = ashore('us moves 8', ...lines);
  expect(rules(match, 'move 16/1 3611', 'move CCD/2Fr 3610')).toEqual(['', '']);
  expect(rules(match, 'move 18/1 3710', 'move 18/1 3711')).toEqual(['15.0-b', '15.0-b']);
  const lifted = ashore('us moves 8', ...lines, LIFTED);
  expect(rules(lifted, 'move 18/1 3710', 'move 18/1 3711')).toEqual(['', '']);
});

test('TDSN 15.0-b, G-19: nor do they attack there', () => {
  const lines = ['18/1 3611', '726/716 3710', '736/716 3612'];
  const match = ashore('us fights 8', ...lines);
  expect(rules(match, 'attack 3710 18/1', 'attack 3612 18/1')).toEqual(['15.0-b', '']);
  expect(refusal(ashore('us fights 8', ...lines, LIFTED), 'attack 3710 18/1')).toBe('');
});

test('TDSN 15.0-c: the boundary is lifted for the US army when the Round of its first entry into Brittany has ended', () => {
  const round = 'actionPhase.react > actionRound.finish chit=us play=move > movement.begin 8';
  const match = scene(round, 'round move', 'active us', 'beach 3303 status=open', '39/9 2628', '18/1 3611', 'hex 2726 allied=yes', 'reactions 1'); // biome-ignore format: one scene
  play(match, 'move 39/9 Brittany-entered');
  expect([value(match, 'boundaryLifted'), refusal(match, 'move 18/1 3710')]).toEqual(['no', '15.0-b']);
  play(match, 'end');
  expect([value(match, 'boundaryLifted'), asks(match)]).toEqual(['yes', 'german actionPhase.react']);
});

test('TDSN 15.0-c: not for the British', () => {
  const match = ashore('british move 9', '9/3 3510', LIFTED, 'enteredBrittany 1');
  expect(refusal(match, 'move 9/3 3411')).toBe('15.0-a');
});

test('TDSN 15.0-d: even then the two armies neither stand nor move together', () => {
  const match = ashore('us moves 9', '18/1 3710', '8/3 3810', LIFTED, '16/1 3304');
  expect(refusal(match, 'move 18/1 3810')).toBe('5.0-c');
  expect(refusal(match, 'move 8/3 3811')).toBe('9.3.1-b');
});

test('TDSN 15.0-e, G-19: zones reach where the units may not go', () => {
  const match = ashore('british move', '9/3 3510', '18/1 3611');
  expect([isFelt(match, '3410'), isFelt(match, '3411')]).toEqual([true, true]);
  expect([isFelt(match, '3710'), isFelt(match, '3711')]).toEqual([true, true]);
});

test('TDSN 15.0-g: a unit beyond the boundary must come back into its own Zone', () => {
  const match = ashore('british move', '8A 3411', '9/3 3809');
  expect(refusal(match, 'end')).toBe('15.0-g');
  expect(refusal(match, 'move 8A 3410'), 'not about over there').toBe('15.0-g');
  expect(refusal(match, 'move 8A 3510'), 'nor only into column 35').toBe('15.0-g');
  const ends = legal(match, 'move 8A').map((words) => Number(words.slice(-4, -2)));
  expect(Math.min(...ends)).toBe(36);
  play(match, legal(match, 'move 8A')[0] ?? '');
  expect(refusal(match, 'end')).toBe('');
});

test('TDSN 15.0-g: or as near to it as it can, and never farther away', () => {
  // In a Combined Action Round it comes one hex nearer; 3310 lies three columns outside the British Zone.
  const match = ashore('british combine', '8/3 3310', '9/3 3809');
  expect(refusal(match, 'move 8/3 3210')).toBe('15.0-a');
  expect(refusal(match, 'move 8/3 3309')).toBe('15.0-g');
  expect(refusal(match, 'move 8/3 3410')).toBe('');
  play(match, 'move 8/3 3410');
  expect(refusal(match, 'end')).toBe('');
  expect(unit(match, '8/3')).toBe('3410');
});

test('TDSN 15.0-g: who is kept from it by the enemy may stay', () => {
  const match = ashore('british move', '8/3 3410', '726/716 3409', '736/716 3411', '9/3 3809');
  expect(legal(match, 'move 8/3')).toEqual([]);
  expect(refusal(match, 'end')).toBe('');
});

test('TDSN 15.0-g: a US unit is free over there once the boundary is lifted', () => {
  const match = (...lines: string[]) => ashore('us moves 8', '18/1 3910', '16/1 3304', ...lines);
  expect(rules(match(), 'end', 'move 18/1 4010')).toEqual(['15.0-g', '15.0-b']);
  expect(rules(match(LIFTED), 'end', 'move 18/1 4010')).toEqual(['', '']);
});
