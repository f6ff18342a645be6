import { type Game, type SetUp, setUpFor } from '@bocage/kernel';
import { playedByFirst } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';
import { doctrine } from '../src/player/index.ts';

const D_DAY = setUpFor(montysDday);
const MORNING = setUpFor(montysDday, {
  scenario: 'morning-at-sword',
  options: { bombardment: 'yes', tide: 'yes' },
});
const ROMMEL = setUpFor(montysDday, { scenario: 'rommels-fantasy', options: { bombardment: 'yes' } });

/** A game between first scripts: how it ended, and a checksum of everything that they decided. */
function played(setUp: SetUp, seed: number): string {
  const { outcome, decisions } = playedByFirst(
    { game: montysDday as unknown as Game, setUp: setUp, doctrine },
    seed,
  );
  return `${outcome.score?.losses} Allied units eliminated; ${decisions}`;
}

// What these sums come to is what others are measured against: it is never made anew.
test.each([
  ['D-Day', D_DAY, 1, '38 Allied units eliminated; 3085 decisions, 3d387cb0750b491f'],
  ['a morning at Sword', MORNING, 2, '6 Allied units eliminated; 482 decisions, 0b391c9911e36089'],
  ['Rommel’s fantasy', ROMMEL, 3, '47 Allied units eliminated; 3893 decisions, 9b0a85f761e24f1f'],
])('the first script goes on playing as it did: %s', (_name, setUp, seed, sum) => {
  expect(played(setUp, seed)).toBe(sum);
});
