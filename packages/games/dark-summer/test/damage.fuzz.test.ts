import { damagedFates, positionsOf } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';

test.each(Object.keys(darkSummer.scenarios))(
  'a damaged position of %s is refused in words, or goes on',
  (scenario) => {
    const positions = positionsOf(darkSummer, { scenario, seed: 7, every: 40 });
    const { fine, refused, broken } = damagedFates(darkSummer, positions, 60);
    expect(broken).toEqual([]);
    expect([fine > 0, refused > 0]).toEqual([true, true]);
  },
);
