import { setUpFor } from '@bocage/kernel';
import { leaksOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';

test('nothing is hidden, and whoever looks in between, the same is shown', () => {
  const setUp = setUpFor(darkSummer, {});
  const { leaks, hidden } = leaksOf(darkSummer, presentation, { setUp, seed: 1, every: 120, worlds: 1 });
  expect(leaks).toEqual([]);
  expect(hidden).toBe(0);
});
