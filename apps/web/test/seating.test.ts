import type { SetUpFacts } from '@bocage/host';
import { expect, test } from 'vitest';
import {
  chosenIn,
  isTogether,
  playedBy,
  type Seating,
  seatedTogether,
  seatingOf,
  sharedCamps,
  usual,
} from '../src/home/seating.ts';

const facts = { camps: [[0, 1], [2]] } as unknown as SetUpFacts;
const apart: Seating = { seats: ['scripted', 'human', 'random'], held: [[0], [1], [2]] };
const [allies = []] = sharedCamps(facts);

test('only sides of one camp are held together', () => {
  expect(sharedCamps(facts)).toEqual([[0, 1]]);
  expect(sharedCamps({ camps: [[0], [1]] } as unknown as SetUpFacts)).toEqual([]);
});

test('sides that are held together have one player, and each its own seat again when they part', () => {
  const one = seatedTogether(apart, allies, true);
  expect(one).toEqual({ seats: ['scripted', 'scripted', 'random'], held: [[0, 1], [2]] });
  expect([isTogether(apart, allies), isTogether(one, allies)]).toEqual([false, true]);
  expect(playedBy(one.seats, [0, 1], 'human')).toEqual(['human', 'human', 'random']);
  expect(seatedTogether(one, allies, false)).toEqual({ seats: one.seats, held: apart.held });
});

test('a game is told of seats only where one of them holds several sides', () => {
  expect(seatingOf(apart)).toEqual({ seats: apart.seats });
  expect(seatingOf(seatedTogether(apart, allies, true))).toHaveProperty('held', [[0, 1], [2]]);
});

test('as usual you lead the whole first camp against our best player', () => {
  const three = {
    ...facts,
    scenarios: [{ id: 'a' }],
    sides: ['A', 'B', 'C'],
    players: ['scripted', 'random'],
  };
  expect(usual(three as unknown as SetUpFacts)).toMatchObject({
    seats: ['human', 'human', 'scripted'],
    held: [[0, 1], [2]],
  });
  const two = { ...three, sides: ['A', 'B'], camps: [[0], [1]], players: ['random'] };
  expect(usual(two as unknown as SetUpFacts)).toMatchObject({ seats: ['human', 'random'], held: [[0], [1]] });
});

test('whom somebody played against last is proposed again, where the game has him', () => {
  const facts = { scenarios: [], sides: ['Allies', 'Germans'], camps: [[0], [1]] };
  const proposed = (...players: string[]) =>
    usual({ ...facts, players } as unknown as Parameters<typeof usual>[0], 'veteran').seats[1];
  expect(proposed('scripted', 'veteran', 'random')).toBe('veteran');
  expect(proposed('scripted', 'random')).toBe('scripted');
  expect(proposed('random')).toBe('random');
  expect(chosenIn({ seats: ['human', 'commander'] })).toBe('commander');
  expect(chosenIn({ seats: ['veteran', 'random'] })).toBeUndefined();
});
