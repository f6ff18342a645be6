import { type Game, setUpFor } from '@bocage/kernel';
import { playedByFirst } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';
import { doctrine } from '../src/player/index.ts';

/** A game between first scripts: its points, and a checksum of everything that they decided. */
function played(setup: string, seed: number): string {
  const { outcome, decisions } = playedByFirst(
    {
      game: overlordDday as unknown as Game,
      setUp: setUpFor(overlordDday, { options: { setup } }),
      doctrine,
    },
    seed,
  );
  return `${outcome.score?.points} points, ${decisions}`;
}

// What these sums come to is what others are measured against: it is never made anew.
test.each([
  ['historical', 1, '14 points, 464 decisions, e24bb7064a684f50'],
  ['historical', 2, '19 points, 536 decisions, 347d0fea8f8d101a'],
  ['panzers-forward', 3, '12 points, 510 decisions, d64cd24647d44e40'],
])('the first script goes on playing as it did: %s, seed %i', (setup, seed, sum) => {
  expect(played(setup, seed)).toBe(sum);
});
