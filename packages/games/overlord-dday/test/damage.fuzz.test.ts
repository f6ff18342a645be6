import { damagedFates, positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';

test.each(Object.keys(overlordDday.scenarios))(
  'a damaged position of %s is refused in words, or goes on',
  (scenario) => {
    const positions = positionsOf(overlordDday, { scenario, seed: 7, every: 40 });
    const { fine, refused, broken } = damagedFates(overlordDday, positions, 60);
    expect(broken).toEqual([]);
    expect([fine > 0, refused > 0]).toEqual([true, true]);
  },
);
