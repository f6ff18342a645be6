import { expect, test } from 'vitest';
import {
  chain,
  type Domain,
  everyReason,
  given,
  int,
  law,
  type Reason,
  refusals,
  subset,
  type Value,
  where,
} from './kernel.ts';

const CASES = {
  '6.3-c': 'A unit may not go from one zone straight to another.',
  '10.1-c': 'Enemies stop a move.',
};
const no = refusals(CASES, { enemyThere: ['10.1-c', 'an enemy is in that hex'] });

test('a case tells the whole rule, a condition what failed of it', () => {
  expect(no('6.3-c')).toEqual({ rule: '6.3-c', text: CASES['6.3-c'] });
  expect(no('enemyThere')).toEqual({ rule: '10.1-c', text: 'an enemy is in that hex' });
  expect(no('enemyThere')).toBe(no('enemyThere')); // made once, and never changed
  expect([no('6.3-c'), no('enemyThere')].every(Object.isFrozen)).toBe(true);
});

test('a condition may not have the name of a case', () => {
  expect(() => refusals(CASES, { '6.3-c': ['10.1-c', 'something'] })).toThrow('6.3-c');
});

const odd = (n: number): Reason | null => (n % 2 === 1 ? no('6.3-c') : null);
const large = (n: number): Reason | null => (n > 4 ? no('10.1-c') : null);
const fit = law(odd, large);

test('the referee hears the first rule that fails, a player each of them once', () => {
  expect(fit(4)).toBeNull();
  expect(fit(7)).toBe(no('6.3-c'));
  expect(fit.every(7)).toEqual([no('6.3-c'), no('10.1-c')]);
  expect(law(fit, large, odd).every(7)).toEqual([no('6.3-c'), no('10.1-c')]);
  expect(fit.every(4)).toEqual([]);
});

test('where a rule fails on which others stand, a player does not hear of those', () => {
  const positive = (n: number): Reason | null => (n > 0 ? null : no('enemyThere'));
  const judged = given(positive, odd, large);
  expect([judged(-1), judged(7), judged(2)]).toEqual([no('enemyThere'), no('6.3-c'), null]);
  expect(judged.every(-1)).toEqual([no('enemyThere')]);
  expect(judged.every(7)).toEqual([no('6.3-c'), no('10.1-c')]);
  expect(judged.every(2)).toEqual([]);
});

const every = <T extends Value>(domain: Domain<T>, value: T): readonly Reason[] =>
  everyReason(domain as unknown as Domain, value, domain.why(value) as Reason);

test('a domain tells every reason where it has them, else the first', () => {
  const N = int(0, 9);
  expect(every(where(N, fit), 9)).toEqual([no('6.3-c'), no('10.1-c')]);
  expect(
    every(
      where(N, (n) => fit(n), undefined, fit.every),
      9,
    ),
  ).toHaveLength(2);
  expect(
    every(
      where(N, (n) => fit(n)),
      9,
    ),
  ).toEqual([no('6.3-c')]);
});

test('of a set: what is against each member, then its size; the whole is judged once its members are fine', () => {
  const size: Reason = { rule: 'size', text: 'two at most' };
  const whole = (): Reason => no('enemyThere');
  const some = subset(int(0, 9), { from: [0, 2, 4], why: fit, every: fit.every, max: 2, size, whole });
  expect(every(some, [1, 3, 7])).toEqual([no('6.3-c'), no('10.1-c'), size]);
  expect(every(some, [2, 4])).toEqual([no('enemyThere')]);
});

test('a law hands on all that it is asked about, up to five things', () => {
  const sum = (...parts: number[]): number => parts.reduce((total, part) => total + part, 0);
  const isSmall = (a: number, b: number, c: number, d: number, e: number) =>
    sum(a, b, c, d, e) > 10 ? { rule: '1', text: `${[a, b, c, d, e]}` } : null;
  expect(law(isSmall)(1, 2, 3, 4, 5)).toEqual({ rule: '1', text: '1,2,3,4,5' });
  expect(law(isSmall)(1, 2, 3, 4, 0)).toBe(null);
  const tooMany = (_a: number, _b: number, _c: number, _d: number, _e: number, _f: number) => null;
  expect(() => law(tooMany)).toThrow('a law takes 5 arguments');
});

test('a law in one piece stops at the first reason, and tells every one where they are wanted', () => {
  const odd = { rule: '1', text: 'It is odd.' };
  const large = { rule: '2', text: 'It is large.' };
  const fine = chain((say, n: number, most: number) => (n % 2 === 1 ? say(odd) : null) ?? (n > most ? say(large) : null)); // biome-ignore format: one law
  expect([fine(2, 5), fine(3, 5), fine(8, 5), fine(9, 5)]).toEqual([null, odd, large, odd]);
  expect([fine.every(2, 5), fine.every(9, 5)]).toEqual([[], [odd, large]]);
});
