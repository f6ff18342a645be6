import { Engine, type Player, playOut, seeded, setUpFor } from '@bocage/kernel';
import { checksum } from '@bocage/kernel/host';
import { scriptedPlayer } from '@bocage/kernel/players';
import { actionText } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';
import { doctrine } from '../src/player/index.ts';
import { ALLIED, GERMAN } from '../src/queries.ts';

const sides = [ALLIED, GERMAN];
const first = (side: number): Player =>
  scriptedPlayer('first', doctrine.scripts(side, doctrine.first(side), 'careful'));

/** A game between first scripts: its points, and a checksum of everything that they decided. */
function played(setup: string, seed: number): string {
  const engine = new Engine(overlordDday, setUpFor(overlordDday, { options: { setup } }));
  const trail: string[] = [];
  const players = sides.map((side) => {
    const { name, choose } = first(side);
    return {
      name,
      choose(...[seat, random]: Parameters<Player['choose']>) {
        const action = choose(seat, random);
        trail.push(actionText(engine.offer, action));
        return action;
      },
    };
  });
  const { outcome } = playOut(engine, players, seeded(seed));
  return `${outcome.score?.points} points, ${trail.length} decisions, ${checksum(trail.join('\n'))}`;
}

// What these sums come to is what others are measured against: it is never made anew.
test.each([
  ['historical', 1, '14 points, 464 decisions, e24bb7064a684f50'],
  ['historical', 2, '19 points, 536 decisions, 347d0fea8f8d101a'],
  ['panzers-forward', 3, '12 points, 510 decisions, d64cd24647d44e40'],
])('the first script goes on playing as it did: %s, seed %i', (setup, seed, sum) => {
  expect(played(setup, seed)).toBe(sum);
});
