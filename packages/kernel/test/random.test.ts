import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Random, seeded, shuffle, streamFrom } from './kernel.ts';

const some = (random: Random, many: number, below: number) =>
  Array.from({ length: many }, () => random.below(below));

test('a seed gives the same numbers for ever', () => {
  expect(some(seeded(1944), 10, 1000)).toEqual(some(seeded(1944), 10, 1000));
  expect(some(seeded(1944), 8, 1000)).toEqual([715, 938, 361, 862, 619, 875, 580, 45]);
  expect(some(seeded(-1), 4, 1000)).toEqual([400, 828, 570, 617]);
});

test('other seeds give other numbers, those above 2^32 too', () => {
  const seeds = [0, 1, 2, -1, 6061944, 2 ** 32, 2 ** 32 + 1, 2 ** 45];
  const streams = seeds.map((seed) => some(seeded(seed), 6, 1_000_000).join());
  expect(new Set(streams).size).toBe(seeds.length);
});

test('numbers stay below n, for every n up to 2^31', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed, n) => {
      for (const value of some(seeded(seed), 20, n)) {
        expect(Number.isInteger(value)).toBe(true);
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(n);
      }
    }),
    { numRuns: 50 },
  );
  expect(some(seeded(7), 5, 1)).toEqual([0, 0, 0, 0, 0]);
  expect(Math.max(...some(seeded(7), 200, 2 ** 31))).toBeGreaterThan(2 ** 30);
});

test('six faces come up about equally often, after each other face too', () => {
  const throws = some(seeded(5), 36_000, 6);
  const pairs = new Array<number>(36).fill(0);
  for (let i = 1; i < throws.length; i++) {
    const pair = 6 * (throws[i - 1] as number) + (throws[i] as number);
    pairs[pair] = (pairs[pair] as number) + 1;
  }
  const chiSquare = pairs.reduce((sum, seen) => sum + (seen - 1000) ** 2 / 1000, 0);
  expect(chiSquare).toBeLessThan(67); // one stream in a thousand is worse, with 35 degrees of freedom
});

test('a shuffle loses nothing and doubles nothing, in place', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(9)), fc.nat(), (items, seed) => {
      const copy = [...items];
      expect(shuffle(copy, seeded(seed))).toBe(copy);
      expect([...copy].sort()).toEqual([...items].sort());
    }),
  );
});

test('a shuffle gives every order about equally often', () => {
  const random = seeded(11);
  const orders = new Map<string, number>();
  for (let i = 0; i < 6000; i++) {
    const order = shuffle(['a', 'b', 'c'], random).join('');
    orders.set(order, (orders.get(order) ?? 0) + 1);
  }
  expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
  for (const seen of orders.values()) expect(Math.abs(seen - 1000)).toBeLessThan(120);
});

test('a stream that was left is gone on with where it was', () => {
  const stream = seeded(2 ** 40 + 7);
  for (let i = 0; i < 5; i++) stream.below(100);
  const { state } = stream;
  const ahead = Array.from({ length: 8 }, () => stream.below(1000));
  const again = streamFrom(JSON.parse(JSON.stringify(state)));
  expect(Array.from({ length: 8 }, () => again.below(1000))).toEqual(ahead);
  expect(again.state).toEqual(stream.state);
  expect(stream.state).not.toEqual(state);
});
