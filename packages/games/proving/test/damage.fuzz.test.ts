import { damagedFates, positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';

test.each(Object.keys(proving.scenarios))(
  'a damaged position of %s is refused in words, or goes on',
  (scenario) => {
    const positions = positionsOf(proving, { scenario, seed: 7, every: 40 });
    const { fine, refused, broken } = damagedFates(proving, positions, 60);
    expect(broken).toEqual([]);
    expect([fine > 0, refused > 0]).toEqual([true, true]);
  },
);
