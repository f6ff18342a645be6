import { Engine, type Player, playOut, seeded, setUpFor } from '@bocage/kernel';
import { checksum } from '@bocage/kernel/host';
import { scriptedPlayer } from '@bocage/kernel/players';
import { actionText } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';
import { doctrine } from '../src/player/index.ts';
import { ALLIED, GERMAN } from '../src/queries.ts';

const first = (side: number): Player =>
  scriptedPlayer('scripted-1', doctrine.scripts(side, doctrine.first(side), 'careful'));
const EVERY_OPTION = { historicalWeather: 'yes', reactionWithdrawal: 'yes', assaultGuns: 'yes' };

/** A campaign between first scripts: how it ended, and a checksum of everything that they decided. */
function played(options: Readonly<Record<string, string>>, seed: number): string {
  const engine = new Engine(darkSummer, setUpFor(darkSummer, { options }));
  const trail: string[] = [];
  const players = [ALLIED, GERMAN].map((side) => {
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
  return `${outcome.text}, ${trail.length} decisions, ${checksum(trail.join('\n'))}`;
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
