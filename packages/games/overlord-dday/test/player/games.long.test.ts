import { Engine, type Player, playOut, randomPlayer, seeded, setUpFor } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { overlordDday } from '../../src/index.ts';
import { player } from '../../src/player/index.ts';
import { ALLIED, GERMAN } from '../../src/queries.ts';

const engine = new Engine(overlordDday, setUpFor(overlordDday));

/** How many of twelve games a side wins. */
function wins(side: number, players: readonly Player[]): number {
  let won = 0;
  for (let seed = 0; seed < 12; seed++)
    if (playOut(engine, players, seeded(seed)).outcome.winner === side) won++;
  return won;
}

test('the scripted Allies beat a random German in eleven games of twelve', () => {
  expect(wins(ALLIED, [player(ALLIED), randomPlayer])).toBeGreaterThanOrEqual(11);
});

test('the scripted Germans beat random Allies in eleven games of twelve', () => {
  expect(wins(GERMAN, [randomPlayer, player(GERMAN)])).toBeGreaterThanOrEqual(11);
});

test('scripted players end the day with another German set-up', () => {
  const setUp = setUpFor(overlordDday, { options: { setup: 'hitlerjugend-at-the-vire' } });
  const players = [player(ALLIED), player(GERMAN)];
  const { outcome } = playOut(new Engine(overlordDday, setUp), players, seeded(3));
  expect([ALLIED, GERMAN]).toContain(outcome.winner);
});
