import { expect, test } from 'vitest';
import {
  counts,
  d6,
  die,
  drawFrom,
  int,
  list,
  names,
  nextCard,
  type Odds,
  pick,
  rulebook,
  seeded,
  sumOf,
  takeCard,
  twoD6,
} from './kernel.ts';
import { BARE, scripted, tiny } from './tiny.ts';

const CARD = names('card', ['sun', 'mud', 'fog']);
const [SUN, MUD, FOG] = [0, 1, 2];

function deck() {
  const { procedure } = rulebook<unknown>();
  const main = procedure('game', {}, { only: { rule: '1', chance: d6, then: () => 'only' } });
  const g = tiny({ schema: { top: list(CARD, 3), rest: counts(CARD) }, main }).makeState(BARE);
  g.load();
  return g;
}

const weights = (odds: Odds): number[] => {
  const found: number[] = [];
  for (let value = odds.kind.min; value <= odds.kind.max; value++) found.push(odds.weight(value));
  return found;
};

/** Every lot from 0 up to the total, and what it draws. */
const drawnBy = (odds: Odds): number[] =>
  Array.from({ length: odds.total }, (_, lot) => pick(odds, scripted(lot)));

test('a die has its faces, each once', () => {
  expect([d6.kind.min, d6.kind.max, d6.total]).toEqual([1, 6, 6]);
  expect(weights(die(10))).toEqual(new Array(10).fill(1));
  expect(die(10).total).toBe(10);
  expect(drawnBy(d6)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('two dice are told apart: thirty-six throws, written with a plus', () => {
  const throws = drawnBy(twoD6);
  expect(throws).toHaveLength(36);
  expect(new Set(throws).size).toBe(36);
  expect([throws[0], throws[5], throws[6], throws[35]]).toEqual([11, 16, 21, 66]);
  expect(twoD6.total).toBe(36);
  expect(twoD6.kind.text(34)).toBe('3+4');
  expect(twoD6.kind.parse('3+4')).toBe(34);
  for (const thrown of throws) expect(twoD6.kind.parse(twoD6.kind.text(thrown))).toBe(thrown);
  for (const word of ['0+1', '1+7', '7+1', '34', '3+', '3+44', '13+4', '3-4'])
    expect(twoD6.kind.parse(word)).toBeUndefined();
});

test('numbers between the throws of two dice cannot come up', () => {
  expect([17, 20, 27, 30, 60].map((value) => twoD6.weight(value))).toEqual([0, 0, 0, 0, 0]);
});

test('the sums of two dice come up as every player knows', () => {
  const sums = drawnBy(twoD6).map(sumOf);
  const times = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((sum) => sums.filter((one) => one === sum).length);
  expect(times).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
});

test('a draw from a cup goes by what is in it', () => {
  const { rest } = deck();
  rest.set(SUN, 2);
  rest.set(FOG, 1);
  const odds = drawFrom(rest);
  expect(odds.kind).toBe(CARD);
  expect([odds.total, weights(odds)]).toEqual([3, [2, 0, 1]]);
  expect(drawnBy(odds)).toEqual([SUN, SUN, FOG]);
  expect(() => rest.at(3)).toThrow('card: there is no row 3');
});

test('the known top of a deck is certain to come next', () => {
  const { top, rest } = deck();
  top.fill([MUD, SUN]);
  rest.set(FOG, 5);
  const odds = nextCard(top, rest);
  expect([odds.kind, odds.total, weights(odds)]).toEqual([CARD, 1, [0, 1, 0]]);
  takeCard(top, rest, MUD);
  expect([top.toArray(), rest.total]).toEqual([[SUN], 5]);
});

test('below the known top the rest is dealt by chance', () => {
  const { top, rest } = deck();
  rest.set(FOG, 2);
  rest.set(SUN, 1);
  expect(weights(nextCard(top, rest))).toEqual([1, 0, 2]);
  expect(nextCard(top, rest).total).toBe(3);
  takeCard(top, rest, FOG);
  expect([rest.get(SUN), rest.get(FOG), top.length]).toEqual([1, 1, 0]);
});

test('an outcome is drawn by its weight', () => {
  const odds: Odds = { kind: int(4, 7), weight: (value) => [3, 0, 1, 2][value - 4] as number, total: 6 };
  expect(drawnBy(odds)).toEqual([4, 4, 4, 6, 7, 7]);
});

test('weights that do not add up are an error, not a wrong outcome', () => {
  const short: Odds = { kind: int(1, 2), weight: () => 1, total: 3 };
  expect(pick(short, scripted(1))).toBe(2);
  expect(() => pick(short, scripted(2))).toThrow('1…2: the weights do not add up to 3');
  expect(() => pick({ ...short, weight: () => 0, total: 0 }, seeded(1))).toThrow(
    'the weights do not add up to 0',
  );
});
