import { expect, test } from 'vitest';
import { fallBack } from './clashes.ts';
import { type Play, play, reasons, scene } from './scene.ts';

const SWORD = 'beach 4603 status=open';
/** The cases of all that is told against an action. */
const cases = (match: Play, words: string): string[] =>
  reasons(match, words).map((reason) => reason.split(' ')[0] as string);

test('TDSN 6.3-a, TDSN 10.1-f: a way on out of a zone and into an enemy is refused for both', () => {
  const match = scene('british move 3', SWORD, '129/43 5008', '857/346 5011');
  expect(cases(match, 'move 129/43 5009+5010+5011')).toEqual(['6.3-a', '10.1-f']);
});

test('TDSN 15.0-b: of a stack that goes beyond the boundary the enemy there is told too', () => {
  const match = scene('us moves 3', 'beach 3303 status=open', '16/1 3505', '18/1 3505', '726/716 3705');
  expect(cases(match, 'march 3505 3605+3705')).toEqual(['6.3-a', '10.1-f', '15.0-b']);
});

test('TDSN 10.4.5-c, TDSN 10.4.5-e: all that bars the way out in the east is told', () => {
  const match = scene('british move 3', '129/43 6005', '44/15 6006', '726/716 5904');
  expect(cases(match, 'move 129/43 East')).toEqual(['10.4.5-c', '10.4.5-e']);
});

test('TDSN 8.1.2-d, TDSN 8.1.2-e: an entry hex is refused for the unit and for the marker in it', () => {
  const match = scene(
    'arrivals.put formation=346 left=0 2',
    ...['round move', 'active german', SWORD],
    ...['exit 6005 marker=british', '129/43 6005', '857/346 - due=2', '858/346 - due=2'],
  );
  expect(cases(match, 'put 857/346 6005')).toEqual(['8.1.2-d', '8.1.2-e']);
});

test('TDSN 11.1-c, TDSN 11.1-d: a target is refused for itself and for those beside it', () => {
  const match = scene(
    'british fight 3',
    ...[SWORD, '129/43 5010 attacked=yes', '857/346 5011', 'hex 5011 attacked=yes'],
    ...['130/43 4709', '858/346 4710'],
  );
  expect(cases(match, 'attack 5011 129/43')).toEqual(['11.1-d', '11.1-c']);
});

test('TDSN 11.7-a, TDSN 11.7-b: all that bars the fight for Cherbourg is told', () => {
  const match = scene('british fight 3', SWORD, '129/43 5010', '857/346 5011', 'cherbourgTaken 2');
  expect(cases(match, 'cherbourg')).toEqual(['11.7-a', '11.7-b', '11.7-b']);
});

test('TDSN 11.3.7-c, TDSN 6.4-b: a way back is refused for each of its steps', () => {
  const match = fallBack('british 3', '5011', '857/346 5011', '129/43 5010', SWORD);
  expect(cases(match, 'retreat 857/346 5010+5009')).toEqual(['11.3.7-c', '6.4-b']);
});

test('TDSN 10.3.1: a way to slip away is refused for its first step and for both things its end is not', () => {
  const match = scene(
    'germans move 3',
    ...['beach 3303 status=open', '915/352 3205', '16/1 3204', '18/1 3206', '726/716 2911'],
  );
  expect(cases(match, 'escape 915/352 3204+3203')).toEqual(['10.3.1-a', '10.3.1-d', '10.3.1-c']);
});

test('TDSN 8.1.3-e, TDSN 8.1.3-f: who may not make room because another hex was cleared, and has nowhere to go, hears of both', () => {
  const match = scene(
    'us lands 1',
    ...[
      'beach 3203 status=open',
      'beach 3303 status=open',
      '26/1 - due=1',
      '9/2 3300',
      '23/2 3300',
      '38/2 3300',
    ],
    ...['18/1 3303', '115/29 3203', '914/352 3204', '915/352 3103'],
  );
  expect(cases(match, 'displace 115/29 3103')).toEqual(['8.1.3-f']);
  play(match, 'displace 18/1 3304', 'land 9/2 3303');
  expect(cases(match, 'displace 115/29 3103')).toEqual(['8.1.3-e', '8.1.3-f']);
});
