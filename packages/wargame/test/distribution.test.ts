import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  certain,
  chain,
  chanceOf,
  columnChances,
  combine,
  convolve,
  dice,
  die,
  fraction,
  makeTable,
  mapValues,
  mean,
  uniform,
  weighted,
} from '../src/index.ts';

test('a die has equal sides from one', () => {
  expect(die(6)).toEqual({ values: [1, 2, 3, 4, 5, 6], weights: [1, 1, 1, 1, 1, 1], total: 6 });
});

test('two dice make seven six times in thirty-six', () => {
  const two = dice(2, 6);
  expect(two.values).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(two.weights).toEqual([1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]);
  expect(two.total).toBe(36);
  expect(chanceOf(two, (n) => n === 7)).toEqual({ numerator: 1, denominator: 6 });
  expect(chanceOf(two, (n) => n >= 11)).toEqual({ numerator: 1, denominator: 12 });
  expect(mean(two, (n) => n)).toBe(7);
});

test('no dice are certainly nothing', () => {
  expect(dice(0, 6)).toEqual(certain(0));
});

test('equal outcomes are added up and weights are in lowest terms', () => {
  expect(mapValues(die(6), (n) => (n >= 5 ? 'hit' : 'miss'))).toEqual({
    values: ['miss', 'hit'],
    weights: [2, 1],
    total: 3,
  });
  expect(uniform(['US', 'US', 'BR', 'GE'])).toEqual({
    values: ['US', 'BR', 'GE'],
    weights: [2, 1, 1],
    total: 4,
  });
});

test('chits drawn by weight; what weighs nothing is not there', () => {
  const cup = weighted([
    ['sun', 4],
    ['rain', 2],
    ['storm', 0],
  ]);
  expect(cup).toEqual({ values: ['sun', 'rain'], weights: [2, 1], total: 3 });
  expect(() => weighted([['storm', 0]])).toThrow('at least one value');
});

test('a roll that depends on another: reroll a six once', () => {
  const rerolled = chain(die(6), (n) => (n === 6 ? die(6) : certain(n)));
  expect(chanceOf(rerolled, (n) => n === 6)).toEqual({ numerator: 1, denominator: 36 });
  expect(chanceOf(rerolled, (n) => n === 1)).toEqual({ numerator: 7, denominator: 36 });
});

test('branches of different size weigh as much as their chance', () => {
  const mixed = chain(die(2), (n) => (n === 1 ? die(4) : die(6)));
  expect(chanceOf(mixed, (n) => n === 1)).toEqual({ numerator: 5, denominator: 24 });
  expect(chanceOf(mixed, (n) => n === 5)).toEqual({ numerator: 1, denominator: 12 });
});

test('two independent rolls compared', () => {
  const higher = combine(die(6), die(6), (a, b) => a > b);
  expect(chanceOf(higher, (won) => won)).toEqual({ numerator: 5, denominator: 12 });
});

test('the results of a column with their chances', () => {
  const table = makeTable(
    {
      columns: ['1-1', '2-1'],
      rolls: [1, 2, 3, 4, 5, 6],
      cells: { '1-1': [...'AABBCD'], '2-1': [...'ABBCDD'] },
    },
    (text) => text,
  );
  expect(columnChances(table, 0, die(6))).toEqual({
    values: ['A', 'B', 'C', 'D'],
    weights: [2, 2, 1, 1],
    total: 6,
  });
  const plusOne = mapValues(die(6), (n) => n + 1);
  expect(columnChances(table, 1, plusOne)).toEqual({ values: ['B', 'C', 'D'], weights: [2, 1, 3], total: 6 });
});

test('a fraction is in lowest terms', () => {
  expect(fraction(6, 36)).toEqual({ numerator: 1, denominator: 6 });
  expect(fraction(0, 36)).toEqual({ numerator: 0, denominator: 1 });
  expect(fraction(36, 36)).toEqual({ numerator: 1, denominator: 1 });
});

test('weights too great to be exact are refused', () => {
  const great = Number.MAX_SAFE_INTEGER;
  expect(() =>
    weighted([
      ['a', great],
      ['b', 1],
    ]),
  ).toThrow('beyond exact arithmetic');
  expect(
    weighted([
      ['a', great - 1],
      ['b', 1],
    ]).total,
  ).toBe(great);
});

const distribution = fc
  .array(fc.tuple(fc.integer({ min: -5, max: 5 }), fc.integer({ min: 1, max: 20 })), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pairs) => weighted(pairs));

test('chances add up to one, whatever is done with them', () => {
  fc.assert(
    fc.property(distribution, distribution, (a, b) => {
      for (const d of [a, convolve(a, b), mapValues(a, (n) => n * n), chain(a, (n) => (n > 0 ? a : b))]) {
        expect(d.weights.reduce((x, y) => x + y)).toBe(d.total);
        expect(chanceOf(d, () => true)).toEqual({ numerator: 1, denominator: 1 });
        expect(new Set(d.values).size).toBe(d.values.length);
      }
    }),
  );
});

test('the mean of a sum is the sum of the means', () => {
  fc.assert(
    fc.property(distribution, distribution, (a, b) => {
      const id = (n: number) => n;
      expect(mean(convolve(a, b), id)).toBeCloseTo(mean(a, id) + mean(b, id), 9);
    }),
  );
});
