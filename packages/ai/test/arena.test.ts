import { NONE } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { pointsOf, ratingsOf, seatings, shareOf } from '../src/index.ts';

const camps = (...of: number[]) => ({
  camps: { names: { words: [...new Set(of)].map(String) }, of } as never,
});
const ended = (winner: number, points = 0) => ({ winner, score: { points } });
const TWO = camps(0, 1);
const THREE_SIDES = camps(0, 0, 1);
const SOLO = camps(0);

test('the players of a pair change camps, and who shares a camp shares its player', () => {
  expect(seatings(TWO, ['a', 'b'])).toEqual([
    ['a', 'b'],
    ['b', 'a'],
  ]);
  expect(seatings(THREE_SIDES, ['a', 'b'])).toEqual([
    ['a', 'a', 'b'],
    ['b', 'b', 'a'],
  ]);
});

test('one who plays alone is followed by the other', () => {
  expect(seatings(SOLO, ['a', 'b'])).toEqual([['a'], ['b']]);
});

test('a pair is worth a point: half of it for each game, a quarter for a draw', () => {
  expect(pointsOf(TWO, [ended(0), ended(1)])).toBe(1);
  expect(pointsOf(TWO, [ended(0), ended(0)])).toBe(0.5);
  expect(pointsOf(TWO, [ended(1), ended(0)])).toBe(0);
  expect(pointsOf(TWO, [ended(0), ended(NONE)])).toBe(0.75);
});

test('of two who played alone the winner is ahead, then the one with more points', () => {
  expect(pointsOf(SOLO, [ended(0, 3), ended(NONE, 9)])).toBe(1);
  expect(pointsOf(SOLO, [ended(NONE, 4), ended(NONE, 9)])).toBe(0);
  expect(pointsOf(SOLO, [ended(0, 7), ended(0, 7)])).toBe(0.5);
});

test('the share is the mean of the pairs, and the interval narrows with their number', () => {
  const few = shareOf([1, 0.5, 1, 0.5]);
  const many = shareOf(Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? 1 : 0.5)));
  expect(few.share).toBe(0.75);
  expect(many.share).toBe(0.75);
  expect(many.high - many.low).toBeLessThan((few.high - few.low) / 4);
  expect([many.low, many.high]).toEqual([expect.closeTo(0.722, 2), expect.closeTo(0.776, 2)]);
});

test('three wins of three are no proof, and no pairs say nothing', () => {
  expect(shareOf([1, 1, 1])).toMatchObject({ share: 1, high: 1 });
  expect(shareOf([1, 1, 1]).low).toBeLessThan(0.5);
  expect(shareOf([])).toEqual({ share: 0.5, low: 0, high: 1 });
});

test('ratings: who wins three of four is some 190 points stronger, and so is whoever does the same to him', () => {
  const pairs = Array.from({ length: 400 }, (_, i) => (i % 4 === 0 ? 0 : 1));
  const found = ratingsOf(
    [
      { first: 'good', second: 'fair', pairs },
      { first: 'fair', second: 'poor', pairs },
    ],
    'fair',
  );
  expect(found.map(({ name }) => name)).toEqual(['good', 'fair', 'poor']);
  expect(found[0]?.rating).toBeCloseTo(1691, -1);
  expect(found[1]?.rating).toBe(1500);
  expect(found[2]?.rating).toBeCloseTo(1309, -1);
  expect(found[0]?.low).toBeLessThan(1691);
  expect(found[0]?.high).toBeGreaterThan(1691);
});

test('who has won everything is strong, but not beyond all measure', () => {
  const [best] = ratingsOf([{ first: 'a', second: 'b', pairs: [1, 1, 1, 1] }], 'b');
  expect(best?.rating).toBeGreaterThan(1700);
  expect(best?.rating).toBeLessThan(2100);
});
