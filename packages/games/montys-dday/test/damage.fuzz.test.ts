import { damagedFates, positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';

test.each(Object.keys(montysDday.scenarios))(
  'a damaged position of %s is refused in words, or goes on',
  (scenario) => {
    const positions = positionsOf(montysDday, { scenario, seed: 7, every: 80 });
    const { fine, refused, broken } = damagedFates(montysDday, positions, 30);
    expect(broken).toEqual([]);
    expect([fine > 0, refused > 0]).toEqual([true, true]);
  },
);
