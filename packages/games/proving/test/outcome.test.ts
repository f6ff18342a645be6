import { expect, test } from 'vitest';
import { asks, outcome, play, scene } from './scene.ts';

const FULL_SIDES = [
  'B1 0103', 'B2 0103', 'B3 0105', 'B4 0204', 'B5 Reserve', 'B6 Reserve',
  'R1 0801', 'R2 0802', 'R3 0803', 'R4 0804', 'R5 0805', 'R6 0806',
]; // biome-ignore format: a list
const but = (...changed: string[]) =>
  FULL_SIDES.map((line) => changed.find((other) => line.slice(0, 2) === other.slice(0, 2)) ?? line);

const lastRound = (...lines: string[]) => play(scene('blue moves', 'turn 4', ...lines), 'end');

test('6.1: the game is over after four turns', () => {
  expect(asks(play(scene('blue moves', 'turn 3', ...FULL_SIDES), 'end'))).toBe('* turn.card');
  expect(asks(lastRound(...FULL_SIDES))).toBe('over');
});

test('6.1: a town counts two points for whoever holds it', () => {
  expect(outcome(lastRound(...FULL_SIDES))).toEqual({
    winner: 1,
    text: '0 to 6 points',
    score: { blue: 0, red: 6 },
  });
  const two = lastRound(...FULL_SIDES, 'hex 0404 held=blue', 'hex 0504 held=blue');
  expect(outcome(two)).toMatchObject({ winner: 0, score: { blue: 4, red: 2 } });
});

test('6.1: each step lost is a point for the other side', () => {
  const match = lastRound(...but('B1 0103 steps=1', 'R2 -', 'R3 0803 steps=1'));
  expect(outcome(match)).toMatchObject({ winner: 1, score: { blue: 3, red: 7 } });
});

test('6.1: equal points are a draw', () => {
  const match = lastRound(...but('B1 0103 steps=1', 'R2 -', 'R3 0803 steps=1'), 'hex 0404 held=blue');
  expect(outcome(match)).toMatchObject({ winner: -1, score: { blue: 5, red: 5 } });
});

const lastStand = (...lines: string[]) =>
  scene('red fights', 'cup blue-move=1', 'B1 0403 steps=1', 'R1 0303', 'R2 0304', 'R6 0402', ...lines);

test('6.2: the game is over at once when a side has no piece left', () => {
  const match = play(lastStand(), 'attack 0403 R1+R2+R6', '6'); // 11 to 2, 6: two steps
  expect(asks(match)).toBe('red combat.advance');
  expect(asks(play(match, 'advance none'))).toBe('over');
  expect(outcome(match).winner).toBe(1);
});

test('6.2: so it is when the last piece is shot in an ambush', () => {
  const match = scene('blue moves', 'B1 0203 steps=1', 'R1 0404', 'cup red-move=1');
  expect(asks(play(match, 'move B1 0304', 'ambush R1', 'stand', '6'))).toBe('over');
});

test('6.2: or lost on the mine', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203 steps=1', 'R1 0404', 'cup red-move=1');
  expect(asks(play(match, 'move B1 0304', '3'))).toBe('over');
});

test('6.2: the side with no piece left has lost, whatever the points say', () => {
  const towns = ['0404', '0504', '0703'].map((town) => `hex ${town} held=blue`);
  const match = play(lastStand(...towns), 'attack 0403 R1+R2+R6', '6', 'advance none');
  expect(outcome(match).score).toEqual({ blue: 12, red: 12 });
  expect(outcome(match).winner).toBe(1);
});
