import { expect, test } from 'vitest';
import { roster } from '../src/index.ts';

const COUNTERS = roster([
  { id: 'A/1', tank: false },
  { id: 'B/1', tank: true },
  { id: 'C/1', tank: true },
]);

test('counters go by their numbers, and by their ids at the edges', () => {
  expect(COUNTERS.all).toEqual([0, 1, 2]);
  expect(COUNTERS.kind.of('C/1')).toBe(2);
  expect(COUNTERS.kind.text(1)).toBe('B/1');
  expect(COUNTERS.of(1)).toEqual({ id: 'B/1', tank: true });
});

test('a question about counters is asked once of each, those of a sort are in order', () => {
  let asked = 0;
  const isTank = COUNTERS.asked(({ tank }) => {
    asked++;
    return tank;
  });
  expect([0, 1, 2, 1].map(isTank)).toEqual([false, true, true, true]);
  expect(asked).toBe(3);
  expect(COUNTERS.those(({ tank }) => tank)).toEqual([1, 2]);
});
