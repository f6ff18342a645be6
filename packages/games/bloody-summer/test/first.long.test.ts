import { type Game, setUpFor } from '@bocage/kernel';
import { playedByFirst } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';
import { doctrine } from '../src/player/index.ts';

/** A game between first scripts: how it ended, and a checksum of everything that they decided. */
function played(scenario: 'cherbourg' | 'cobra' | 'campaign', seed: number): string {
  const { outcome, decisions } = playedByFirst(
    { game: bloodySummer as unknown as Game, setUp: setUpFor(bloodySummer, { scenario }), doctrine },
    seed,
  );
  return `${outcome.text}, ${decisions}`;
}

// What these sums come to is what others are measured against: it is never made anew.
test.each([
  ['cherbourg', 1, 'Cherbourg is divided: a draw, 310 decisions, a37bb542eead4f48'],
  ['cherbourg', 3, 'German victory: an operational one, 307 decisions, 3dee3f354c49ad39'],
  ['cherbourg', 9, 'Allied victory: an operational one, 282 decisions, e0419f4afdb56561'],
  ['cobra', 6, 'Allied victory: a marginal one (Allies 225, Germans 186), 2535 decisions, 55714b5370ac3b78'],
  [
    'campaign',
    1,
    'German victory: a marginal one (Allies 339, Germans 386), 4008 decisions, 3e43adc297175191',
  ],
] as const)('the first script goes on playing as it did: %s, seed %i', (scenario, seed, sum) => {
  expect(played(scenario, seed)).toBe(sum);
});
