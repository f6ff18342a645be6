import { Engine, type Player, playOut, randomPlayer, seeded, setUpFor } from '@bocage/kernel';
import { scriptedPlayer } from '@bocage/kernel/players';
import { watched } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { montysDday } from '../../src/index.ts';
import { doctrine, player } from '../../src/player/index.ts';
import { ALLIED, GERMAN } from '../../src/queries.ts';

const engine = new Engine(montysDday, setUpFor(montysDday));

/** How many of six games a side wins. */
function wins(side: number, players: readonly Player[]): number {
  let won = 0;
  for (let seed = 0; seed < 6; seed++)
    if (playOut(engine, players, seeded(seed)).outcome.winner === side) won++;
  return won;
}

test('the scripted Allies beat a random German', () => {
  expect(wins(ALLIED, [player(ALLIED), randomPlayer])).toBe(6);
});

test('the scripted Germans beat random Allies', () => {
  expect(wins(GERMAN, [randomPlayer, player(GERMAN)])).toBe(6);
});

test.each([
  ['d-day', 'careful'],
  ['d-day', 'quick'],
  ['rommels-fantasy', 'careful'],
  ['rommels-fantasy', 'quick'],
  ['optimal-defence', 'careful'],
  ['optimal-defence', 'quick'],
  ['morning-at-sword', 'careful'],
  ['morning-at-sword', 'quick'],
] as const)(
  '%s is played to its end by the %s scripts, and no question is left to chance',
  (scenario, pace) => {
    const setUp = setUpFor(montysDday, { scenario, options: { bombardment: 'yes', tide: 'yes' } });
    const left = new Set<string>();
    const scripts = [ALLIED, GERMAN].map((side) => doctrine.scripts(side, doctrine.usual(side), pace));
    const players = scripts.map((one) => scriptedPlayer('watched', watched(one, left)));
    const asked = new Set<string>();
    const { outcome } = playOut(new Engine(montysDday, setUp), players, seeded(7), ({ side, stepName }) => {
      if (side >= 0 && scripts[side]?.[stepName] === undefined) asked.add(stepName);
    });
    expect(outcome.text).not.toBe('');
    expect([...asked, ...left]).toEqual([]);
  },
);
