import { twoStates } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';

test('what one state offers is the same while another of the game is asked in between', () => {
  expect(twoStates(montysDday)).toBeGreaterThan(50);
});
