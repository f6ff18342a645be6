import { expect, test } from 'vitest';
import { grid, PLACE } from '../src/map.ts';
import { type Play, play, reasons, refusal, scene } from './scene.ts';

const allies = (...lines: string[]): Play => scene('moves 3', ...lines);
/** The hexes around one in which a zone of a side is felt. */
const zone = (match: Play, side: number, around: string): string[] =>
  grid
    .around(PLACE.of(around))
    .filter((hex) => match.engine.g.board.zones.isFelt(side, hex))
    .map((hex) => PLACE.text(hex))
    .sort();

// 2305 lies in open fields: around it are 2304, 2306, 2205, 2206, 2405 and 2406.

test('MDD 9.0-a: in Combat Mode the six hexes around it', () => {
  const match = allies('1-SR 2301', 'I/915 2305');
  expect(zone(match, 1, '2305')).toEqual(['2205', '2206', '2304', '2306', '2405', '2406']);
});

test('MDD 9.0-b, MDD 7.4.2-a, MDD 7.4.3-a: on the march the three before it, and none at its flanks', () => {
  const match = allies('1-SR 2303', 'SY 2301', 'I/915 2305 N');
  expect(zone(match, 1, '2305')).toEqual(['2206', '2306', '2406']);
  expect(refusal(match, 'move 1-SR 2304+2205'), 'past its back').toBe('');
  expect(zone(allies('1-SR 2303', 'I/915 2305 SE'), 1, '2305')).toEqual(['2205', '2206', '2304']);
});

test('MDD 7.4.4-a: a unit that turns has its zone elsewhere', () => {
  const match = scene('I 5', 'I/915 2305 N', 'I/916 5018', '1-SR 3010');
  play(match, 'turn I/915 S');
  expect(zone(match, 1, '2305')).toEqual(['2205', '2304', '2405']);
});

test('MDD 9.1.2-a: not from one hex in an enemy zone to the next, but over a free hex on another turn', () => {
  const match = allies('1-SR 2304', 'SY 2301', 'I/915 2305');
  expect(reasons(match, 'move 1-SR 2205')).toEqual(['9.1.2-a both hexes are in enemy zones of control']);
  expect(refusal(match, 'move 1-SR 2204+2104+2105')).toBe('');
  expect(refusal(match, 'move 1-SR 2204+2205'), 'over a free hex').toBe('');
});

test('MDD 9.1.3-a: zones of its own side do not matter', () => {
  const match = allies('1-SR 2302', '2-EYR 2205', 'SY 2405');
  expect(refusal(match, 'move 1-SR 2303+2304+2305+2306')).toBe('');
});

test('MDD 9.1.4-a: no zone over stream, canal or river, nor at a bridge', () => {
  // 2313 lies between the canal and the Orne, with a bridge to each bank.
  const match = allies('1-SR 2314', '2-EYR 2414', '1-SLR 2213', 'I/915 2313');
  expect(zone(match, 1, '2313')).toEqual(['2314', '2413']);
  const stream = allies('1-SR 0401', 'I/915 0501');
  expect(zone(stream, 1, '0501')).not.toContain('0401');
  expect(zone(stream, 1, '0501')).toContain('0502');
});

test('MDD 9.1.5-b: a friend in the hex does not help who moves into it', () => {
  const match = allies('1-SR 2302', '2-EYR 2304', 'SY 2301', 'I/915 2305');
  expect(refusal(match, 'move 1-SR 2303+2304+2204')).toBe('9.1.1-a');
  expect(refusal(allies('1-SR 2405', '2-EYR 2304', 'I/915 2305'), 'move 1-SR 2304')).toBe('9.1.2-a');
});

test('MDD 9.1.6-a: a disrupted unit has none', () => {
  const match = allies('1-SR 2302', 'SY 2301', 'I/915 2305 grey');
  expect(zone(match, 1, '2305')).toEqual([]);
  expect(refusal(match, 'move 1-SR 2303+2304+2405+2406')).toBe('');
});

test('MDD 9.1.7-a: a Garrison has none', () => {
  const match = allies('1-SR 3718', 'SY 2301', 'G-1 3720');
  expect(zone(match, 1, '3720')).toEqual([]);
  expect(refusal(match, 'move 1-SR 3719+3619')).toBe('');
});

test('MDD 14.1.4-a: coast artillery has the three hexes that it faces, in either mode', () => {
  const match = allies('8-Para 2302', 'Merville 1617 facing=N');
  expect(zone(match, 1, '1617')).toHaveLength(3);
  expect(zone(match, 1, '1617')).toContain('1618');
  expect(zone(allies('8-Para 2302', 'Merville 1617 N'), 1, '1617')).toEqual(zone(match, 1, '1617'));
});
