import { expect, test } from 'vitest';
import {
  Engine,
  IllegalAction,
  type Player,
  playOut,
  RulesError,
  randomPlayer,
  rulebook,
  type Seat,
  seeded,
  UNKNOWN,
} from './kernel.ts';
import { outpost, PATROL } from './outpost.ts';
import { act, BLUE, RED, tiny } from './tiny.ts';

test('random players play a game to its end, the same way for the same seed', () => {
  const engine = new Engine(outpost, PATROL);
  const first = playOut(engine, [randomPlayer, randomPlayer], seeded(12));
  const data = engine.snapshot();
  expect(engine.over).toBe(true);
  expect(first.outcome).toEqual(outpost.outcome(engine.g));
  expect(first.decisions).toBeGreaterThan(4);
  expect(playOut(engine, [randomPlayer, randomPlayer], seeded(12))).toEqual(first);
  expect(engine.snapshot()).toEqual(data);
  const lengths = new Set([1, 2, 3, 4, 5, 6].map((seed) => playOut(engine, [randomPlayer, randomPlayer], seeded(seed)).decisions)); // biome-ignore format: short
  expect(lengths.size).toBeGreaterThan(1);
});

test('what was decided long ago is not kept for taking back', () => {
  const engine = new Engine(outpost, PATROL);
  const written: number[] = [];
  const watcher: Player = {
    name: 'watcher',
    choose(seat, random) {
      written.push(engine.g.cells.written);
      return seat.sample(random);
    },
  };
  for (let seed = 0; seed < 10; seed++) playOut(engine, [watcher, watcher], seeded(seed));
  expect(written).toEqual(written.map(() => 0));
});

test('decisions are counted, those of Chance too, forced ones not', () => {
  const ends: Player = { name: 'ends', choose: (seat) => seat.legal().at(-1) ?? act('end') };
  // deal, bury, draw, end, (draw), end
  expect(playOut(new Engine(outpost, PATROL), [ends, ends], seeded(1)).decisions).toBe(5);
});

test('each player is asked for its own side, with its own view', () => {
  const asked: string[] = [];
  const watcher = (name: string): Player => ({
    name,
    choose(seat, random) {
      const unknown = seat.view.data.some((cell) => cell === UNKNOWN);
      asked.push(`${name} ${seat.side} ${seat.view.side} ${unknown}`);
      return seat.sample(random);
    },
  });
  playOut(new Engine(outpost, PATROL), [watcher('Ann'), watcher('Ben')], seeded(2));
  expect(asked).toContain(`Ann ${BLUE} ${BLUE} true`);
  expect(asked).toContain(`Ben ${RED} ${RED} false`);
  for (const one of asked) expect(one).toMatch(/^Ann 0 0 (true|false)$|^Ben 1 1 false$/);
});

test('a seat lists what may be done, as much as is wanted, and gives no way to the engine', () => {
  const seats: Seat[] = [];
  const looks: Player = {
    name: 'looks',
    choose(seat, random) {
      seats.push(seat);
      expect(seat.legal(1)).toHaveLength(1);
      expect(seat.legal().length).toBeGreaterThan(1);
      return seat.sample(random);
    },
  };
  playOut(new Engine(outpost, PATROL), [looks, looks], seeded(2));
  expect(Object.keys(seats[0] ?? {})).toEqual(['side']);
});

test('a player who does what may not be done is stopped', () => {
  const cheat: Player = { name: 'cheat', choose: () => act('win') };
  expect(() => playOut(new Engine(outpost, PATROL), [cheat, cheat], seeded(2))).toThrow(IllegalAction);
});

test('the random player has a name', () => {
  expect(randomPlayer.name).toBe('random');
});

test('a game without an end is given up', () => {
  const { procedure, verb } = rulebook<unknown>();
  const may = [verb('on', () => 'ask' as const), verb('back', () => 'ask' as const)];
  const main = procedure('game', {}, { ask: { rule: '1', prompt: '', who: () => BLUE, may } });
  const engine = new Engine(tiny({ schema: {}, main }), { scenario: 'plain', options: {} });
  expect(() => playOut(engine, [randomPlayer, randomPlayer], seeded(1))).toThrow(
    new RulesError('no end after 100001 decisions'),
  );
});
