import { type Game, setUpFor } from '@bocage/kernel';
import { playedByFirst } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';
import { doctrine } from '../src/player/index.ts';

const EVERY_OPTION = { historicalWeather: 'yes', reactionWithdrawal: 'yes', assaultGuns: 'yes' };

/** A campaign between first scripts: how it ended, and a checksum of everything that they decided. */
function played(options: Readonly<Record<string, string>>, seed: number): string {
  const { outcome, decisions } = playedByFirst(
    { game: darkSummer as unknown as Game, setUp: setUpFor(darkSummer, { options }), doctrine },
    seed,
  );
  return `${outcome.text}, ${decisions}`;
}

// What these sums come to is what others are measured against: it is never made anew.
test.each([
  ['no option', 1, {}, 'Allied victory (Allies 27, Germans 13½), 2662 decisions, 5ece904511d7a829'],
  ['no option', 2, {}, 'Allied victory (Allies 30, Germans 9½), 2617 decisions, d510e772197d53fd'],
  [
    'every option',
    3,
    EVERY_OPTION,
    'Allied victory (Allies 30, Germans 25½), 2778 decisions, 086422ca3e88651b',
  ],
])('the first script goes on playing as it did: %s, seed %i', (_, seed, options, sum) => {
  expect(played(options, seed)).toBe(sum);
});
