import { setUpFor } from '@bocage/kernel';
import { leaksOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { omahaBeach } from '../src/index.ts';
import { presentation } from '../src/presentation/index.ts';

test('nothing that is shown hangs on what its onlooker may not know', () => {
  const setUp = setUpFor(omahaBeach, {});
  const { leaks, hidden } = leaksOf(omahaBeach, presentation, { setUp, seed: 1, every: 8, worlds: 2 });
  expect(leaks).toEqual([]);
  expect(hidden).toBeGreaterThan(10);
});
