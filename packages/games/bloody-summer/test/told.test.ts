import { toldInPlay, uncatalogued } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

const told = toldInPlay(bloodySummer, { games: 1, seed: 1 });

test('every rule that an event cites is a case of the rules', () => {
  expect(told.length).toBeGreaterThan(100);
  expect(uncatalogued(bloodySummer, told)).toEqual([]);
});
