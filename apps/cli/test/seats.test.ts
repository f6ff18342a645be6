import { type Game, type Player, randomPlayer } from '@bocage/kernel';
import { ALLIES, TRIO, trio } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { sim, simReport } from '../src/commands/sim.ts';
import { playersFor, seatsFor } from '../src/players.ts';
import { Voice } from '../src/voice.ts';
import { bocage } from './helpers.ts';

/** The Allies win with three, so that there are no draws. */
const three = trio({ camps: ALLIES, winner: ([sum = 0]) => (sum >= 3 ? 0 : 1) }) as unknown as Game;
const setUp = { scenario: 'plain', options: {} };

test('wins are those of camps, told by all of their sides', () => {
  const result = sim({ game: three, setUp, players: TRIO.words.map(() => randomPlayer), games: 20, seed: 1 });
  const { allies = 0, axis = 0 } = result.results.wins;
  expect([allies + axis, result.results.draws, result.results.losses]).toEqual([20, 0, undefined]);
  expect(Math.min(allies, axis)).toBeGreaterThan(0);
  const text = simReport(result, new Voice({ game: three })).text;
  expect(text).toMatch(/^Us and Commonwealth win +\d+ /m);
  expect(text).toMatch(/^German wins +\d+ /m);
});

test('two sides of one camp lose together where they do not win', () => {
  const two = trio({
    sides: ['us', 'commonwealth'],
    camps: { allies: ['us', 'commonwealth'] },
  }) as unknown as Game;
  const { results } = sim({ game: two, setUp, players: [randomPlayer, randomPlayer], games: 20, seed: 1 });
  expect((results.wins.allies ?? 0) + (results.losses ?? 0)).toBe(20);
  expect([results.losses === 0, results.draws]).toEqual([false, 0]);
  expect(new Voice({ game: two }).outcome({ winner: -1, text: '2' })).toBe('The battle is lost: 2');
});

test('who shares a seat sees what the others of it know', () => {
  const asked: string[] = [];
  const watcher: Player = {
    name: 'watcher',
    choose(seat, random) {
      asked.push(seat.view.sides.join('+'));
      return seat.sample(random);
    },
  };
  const seats = seatsFor(three, 'us+commonwealth,german');
  sim({ game: three, setUp, players: [watcher, watcher, watcher], seats, games: 1, seed: 1 });
  expect(asked).toEqual(['0+1', '0+1', '2']);
});

test('players are named one for each side, for each seat, or for all', async () => {
  const seats = seatsFor(three, 'us+commonwealth,german');
  for (const text of ['random', 'random,random', 'random,random,random'])
    expect(await playersFor(three, text, seats)).toHaveLength(3);
  await expect(playersFor(three, 'random,random')).rejects.toThrow('bidding has 3 sides');
  expect(() => seatsFor(three, 'us,german')).toThrow('--seats: “us german” does not seat every side once');
});

test('--seats is read by the command', async () => {
  const { code, out } = await bocage(
    'sim',
    'proving',
    '--games',
    '2',
    '--seats',
    'blue+red',
    '--players',
    'random',
  );
  expect([code, out]).toEqual([0, expect.stringContaining('2 finished')]);
  const wrong = await bocage('sim', 'proving', '--games', '2', '--seats', 'blue+green');
  expect(wrong.err).toContain('--seats: proving has no side “green”');
});
