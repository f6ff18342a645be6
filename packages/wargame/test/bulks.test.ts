import type { BaseState, Value } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { allOf, allToUsual, allWithOne, leastBy, type Offered } from '../src/index.ts';

const G = {} as BaseState;
/** A verb `go` for pieces 1 to 3, each with its places. */
const offered = (places: Readonly<Record<number, readonly number[]>>): Offered => ({
  choices: (verb, ...[who]: readonly Value[]) => {
    if (verb !== 'go') return [];
    return who === undefined ? Object.keys(places).map(Number) : (places[who as number] ?? []);
  },
});
const said = (plan: readonly { verb: string; args: readonly Value[] }[]): string[] =>
  plan.map(({ verb, args }) => [verb, ...args].join(' '));

test('all of a verb are named in the order of the rules, or in a better one', () => {
  const now = offered({ 1: [5], 2: [5], 3: [6] });
  expect(said(allOf('go')(G, now, {}, []))).toEqual(['go 1', 'go 2', 'go 3']);
  expect(said(allOf('go', (_g, all) => [...all].reverse())(G, now, {}, []))).toEqual([
    'go 3',
    'go 2',
    'go 1',
  ]);
  expect(allOf('stay')(G, now, {}, [])).toEqual([]);
});

test('those who have one choice take it, the others are left to the player', () => {
  const plan = allWithOne('go')(G, offered({ 1: [5], 2: [5, 6], 3: [] }), {}, []);
  expect(said(plan)).toEqual(['go 1 5']);
});

test('each is sent to its usual place, knowing who is sent there before it', () => {
  const emptiest = allToUsual('go', (_g, _who, where, sent) => leastBy(where, (place) => sent(place).length));
  const plan = emptiest(G, offered({ 1: [5, 6], 2: [5, 6], 3: [5, 6] }), {}, []);
  expect(said(plan)).toEqual(['go 1 5', 'go 2 6', 'go 3 5']);
  const alone = allToUsual('go', (_g, _who, where, sent) => where.find((place) => sent(place).length === 0));
  expect(said(alone(G, offered({ 1: [5], 2: [5], 3: [6] }), {}, []))).toEqual(['go 1 5', 'go 3 6']);
});

test('the least of several is the first of those that are alike; of none there is none', () => {
  expect(leastBy([3, 1, 2, 1], (one) => one)).toBe(1);
  expect(leastBy(['b', 'a'], () => 0)).toBe('b');
  expect(leastBy([], () => 0)).toBeUndefined();
});
