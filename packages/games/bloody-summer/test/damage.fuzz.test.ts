import { damagedFates, positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

test.each([
  ['cherbourg', 30],
  ['cobra', 250],
  ['campaign', 300],
] as const)('a damaged position of %s is refused in words, or goes on', (scenario, every) => {
  const positions = positionsOf(bloodySummer, { scenario, seed: 7, every });
  const { fine, refused, broken } = damagedFates(bloodySummer, positions, 20);
  expect(broken).toEqual([]);
  expect([fine > 0, refused > 0]).toEqual([true, true]);
});
