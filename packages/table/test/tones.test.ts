import { expect, test } from 'vitest';
import { tonesOf } from '../src/index.ts';

test('each camp has a tone of its own, and who shares one with another side has a further one', () => {
  expect(tonesOf([[0], [1]])).toEqual([0, 1]);
  expect(tonesOf([[0, 1], [2]])).toEqual([0, 2, 1]);
  expect(tonesOf([[0], [1, 2]])).toEqual([0, 1, 2]);
  expect(tonesOf([[0]])).toEqual([0]);
});
