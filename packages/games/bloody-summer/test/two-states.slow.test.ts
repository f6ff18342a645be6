import { twoStates } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

test('what one state offers is the same while another of the game is asked in between', () => {
  expect(twoStates(bloodySummer)).toBeGreaterThan(50);
});
