import { Engine, type Player, playOut, randomPlayer, seeded, setUpFor } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { darkSummer } from '../../src/index.ts';
import { player } from '../../src/player/index.ts';
import { ALLIED, GERMAN } from '../../src/queries.ts';

const engine = new Engine(darkSummer, setUpFor(darkSummer));

/** Who wins each of two games. */
const winners = (players: readonly Player[]): number[] =>
  [1, 2].map((seed) => playOut(engine, players, seeded(seed)).outcome.winner ?? -1);

test('the scripted Allies beat a random German', () => {
  expect(winners([player(ALLIED), randomPlayer])).toEqual(Array(2).fill(ALLIED));
});

test('the scripted Germans beat random Allies', () => {
  expect(winners([randomPlayer, player(GERMAN)])).toEqual(Array(2).fill(GERMAN));
});

test('a scripted campaign with every option runs to its end', () => {
  const options = { historicalWeather: 'yes', reactionWithdrawal: 'yes', assaultGuns: 'yes' };
  const players = [player(ALLIED), player(GERMAN)];
  const { outcome } = playOut(new Engine(darkSummer, setUpFor(darkSummer, { options })), players, seeded(5));
  expect([ALLIED, GERMAN]).toContain(outcome.winner);
});
