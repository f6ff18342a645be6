import { expect, test } from 'vitest';
import { league, leagueReport, playersIn, standings, standingsReport } from '../src/commands/league.ts';

const order = (id: string, players: string, games: number) => ({ id, wanted: {}, players, games, seed: 5 });

test('who plays against himself with the same dice wins just half, and the interval says so', async () => {
  const { share, low, high, pairs } = await league(order('proving', 'random,random', 6), 1);
  expect(share).toBe(0.5);
  expect(low).toBeLessThan(0.5);
  expect(high).toBeGreaterThan(0.5);
  expect(pairs).toBe(6);
});

test('what comes out hangs on the seed, not on the threads', async () => {
  const one = await league(order('proving', 'random,random', 9), 1);
  const two = await league(order('proving', 'random,random', 9), 2);
  const { cpuSecondsPerTurn: _one, ...alike } = one;
  expect(two).toMatchObject(alike);
});

test('the script beats chance, from either camp, and its thinking is counted', async () => {
  const result = await league(order('overlord-dday', 'scripted,random', 3), 1);
  expect(result.share).toBeGreaterThan(0.8);
  expect(result.by.map(({ name }) => name)).toEqual(['allied', 'german']);
  expect(result.cpuSecondsPerTurn).toBeGreaterThan(0);
  expect(leagueReport(result).text).toContain('scripted against random');
});

test('the script of today wins more than the one that was frozen', async () => {
  const { share } = await league(order('overlord-dday', 'scripted,scripted-1', 2), 1);
  expect(share).toBeGreaterThan(0.5);
});

test('of a game for one each player plays the same seed, and the points of both are told', async () => {
  const { by } = await league(order('omaha-beach', 'scripted,random', 1), 1);
  expect(by.map(({ name }) => name)).toEqual(['scripted', 'random']);
  expect(by.every(({ points }) => points !== null)).toBe(true);
});

test('of three everybody meets everybody, and the script is rated above chance', async () => {
  const found = await standings(order('overlord-dday', 'random,scripted,scripted-1', 1), 1);
  expect(found.meetings).toHaveLength(3);
  expect(found.ratings.map(({ name }) => name).at(-1)).toBe('random');
  expect(found.ratings.find(({ name }) => name === 'scripted-1')?.rating).toBe(1500);
  expect(standingsReport(found).text).toMatch(/scripted against scripted-1: \d+\.\d %/);
});

test('a league is between two or more, each once', () => {
  expect(playersIn('veteran, scripted')).toEqual(['veteran', 'scripted']);
  expect(() => playersIn('scripted')).toThrow('two or more');
  expect(() => playersIn('a,b,a')).toThrow('two or more');
});
