import { type HexId, NOWHERE } from '@bocage/hex';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NOBODY, Stacking, Stacks } from '../src/index.ts';
import { no } from './board.ts';

const here = 3 as HexId;
const there = 4 as HexId;
const [ALLIED, GERMAN] = [0, 1];

function move(stacks: Stacks, unit: number, from: HexId, to: HexId): void {
  if (from !== NOWHERE) stacks.leave(unit, from);
  if (to !== NOWHERE) stacks.enter(unit, to);
}

function members(stacks: Stacks, h: HexId): number[] {
  const found: number[] = [];
  for (let u = stacks.first(h); u !== NOBODY; u = stacks.next(u)) found.push(u);
  return found;
}

test('a stack is in the order of its unit ids, whoever came first', () => {
  const stacks = new Stacks(10, new Uint8Array(8));
  for (const unit of [5, 2, 7, 0]) stacks.enter(unit, here);
  expect(members(stacks, here)).toEqual([0, 2, 5, 7]);
});

test('units leave from the top, the middle and the bottom of a stack', () => {
  const stacks = new Stacks(10, new Uint8Array(8));
  for (const unit of [0, 2, 5, 7]) stacks.enter(unit, here);
  move(stacks, 2, here, there);
  expect(members(stacks, here)).toEqual([0, 5, 7]);
  move(stacks, 0, here, there);
  move(stacks, 7, here, NOWHERE);
  expect(members(stacks, here)).toEqual([5]);
  expect(members(stacks, there)).toEqual([0, 2]);
  expect(stacks.next(7)).toBe(NOBODY);
});

test('a unit that goes nowhere from where it stands stays', () => {
  const stacks = new Stacks(10, new Uint8Array(2));
  stacks.enter(1, here);
  move(stacks, 1, here, here);
  move(stacks, 0, NOWHERE, NOWHERE);
  expect(members(stacks, here)).toEqual([1]);
});

test('each side is counted in each location', () => {
  const stacks = new Stacks(10, [ALLIED, GERMAN, GERMAN]);
  for (const unit of [0, 1, 2]) stacks.enter(unit, here);
  move(stacks, 1, here, there);
  expect([stacks.counts(ALLIED)[here], stacks.counts(GERMAN)[here]]).toEqual([1, 1]);
  expect([stacks.counts(ALLIED)[there], stacks.counts(GERMAN)[there]]).toEqual([0, 1]);
  expect([stacks.sideOf(0), stacks.sideOf(2)]).toEqual([ALLIED, GERMAN]);
  expect([stacks.isEmpty(here), stacks.isEmpty(0 as HexId)]).toEqual([false, true]);
});

test('a unit cannot leave where it does not stand, nor come twice', () => {
  const stacks = new Stacks(10, new Uint8Array(4));
  stacks.enter(1, here);
  stacks.enter(3, here);
  expect(() => move(stacks, 2, here, there)).toThrow('unit 2 does not stand in location 3');
  expect(() => move(stacks, 1, there, here)).toThrow('unit 1 does not stand in location 4');
  expect(() => stacks.enter(1, here)).toThrow('unit 1 stands in location 3 already');
  expect(() => stacks.enter(3, here)).toThrow('unit 3 stands in location 3 already');
});

test('a list of a stack stays as it was when somebody comes or goes', () => {
  const stacks = new Stacks(10, [ALLIED, GERMAN, ALLIED, GERMAN]);
  for (const unit of [3, 0, 2]) stacks.enter(unit, here);
  const before = stacks.at(here);
  expect([before, stacks.at(there)]).toEqual([[0, 2, 3], []]);
  expect(stacks.at(here)).toBe(before);
  for (const unit of before) move(stacks, unit, here, there);
  expect([before, stacks.at(here), stacks.at(there)]).toEqual([[0, 2, 3], [], [0, 2, 3]]);
  stacks.clear();
  expect(stacks.at(there)).toEqual([]);
});

test('whether anybody of a side is there', () => {
  const stacks = new Stacks(10, [ALLIED, GERMAN]);
  stacks.enter(1, here);
  const asked = [stacks.has(GERMAN, here), stacks.has(ALLIED, here), stacks.has(GERMAN, there)];
  expect([...asked, stacks.has(GERMAN, NOWHERE)]).toEqual([true, false, false, false]);
});

test('a cleared map is empty', () => {
  const stacks = new Stacks(10, [0, 1]);
  stacks.enter(0, here);
  stacks.enter(1, here);
  stacks.clear();
  expect(stacks.isEmpty(here)).toBe(true);
  expect(stacks.next(0)).toBe(NOBODY);
  expect(stacks.counts(0)[here]! + stacks.counts(1)[here]!).toBe(0);
  stacks.enter(0, here);
  expect(members(stacks, here)).toEqual([0]);
});

test('stacks kept from move to move equal the units sorted by where they stand', () => {
  const sides = Uint8Array.from({ length: 8 }, (_, u) => u % 2);
  const step = fc.tuple(fc.nat(7), fc.integer({ min: -1, max: 3 }));
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (moves) => {
      const stacks = new Stacks(4, sides);
      const where = new Array<number>(8).fill(NOWHERE);
      for (const [unit, to] of moves) {
        move(stacks, unit, where[unit] as HexId, to as HexId);
        where[unit] = to;
      }
      for (const h of [0, 1, 2, 3] as HexId[]) {
        const expected = where.flatMap((at, unit) => (at === h ? [unit] : []));
        expect(members(stacks, h)).toEqual(expected);
        expect(stacks.counts(1)[h]).toBe(expected.filter((u) => u % 2 === 1).length);
      }
    }),
  );
});

// Allied units 0 to 6: four regiments of two divisions, an independent, a battalion, a headquarters; a German 7.
const sides = [0, 0, 0, 0, 0, 0, 0, 1];
const points = [1, 1, 2, 1, 1, 0, 0, 5];
const divisions = [1, 1, 1, 2, 0, 0, 0, 3];
const small = [0, 0, 0, 0, 0, 1, 1, 0];
const box = 9 as HexId;
const tooMany = no('points');
const mixed = no('divisions');
const tooSmall = no('small');

function stacked(units: readonly number[]) {
  const stacks = new Stacks(10, sides);
  for (const unit of units) stacks.enter(unit, here);
  const rules = {
    points: [
      { points, most: (h: HexId) => (h === box ? Number.POSITIVE_INFINITY : 4), reason: tooMany },
      { points: small, most: () => 1, reason: tooSmall },
    ],
    groups: [{ groups: divisions, most: () => 1, reason: mixed }],
  };
  return { stacks, stacking: new Stacking(stacks, rules) };
}

test('four points of one division stand together, with one unit that does not count', () => {
  expect(stacked([0, 1, 2, 5]).stacking.check(here, ALLIED)).toBeNull();
});

test('a fifth point is one too many', () => {
  const { stacking } = stacked([0, 1, 2, 4]);
  expect(stacking.check(here, ALLIED)).toBe(tooMany);
});

test('two divisions do not stand together; an independent unit joins any', () => {
  expect(stacked([0, 3]).stacking.check(here, ALLIED)).toBe(mixed);
  expect(stacked([3, 4]).stacking.check(here, ALLIED)).toBeNull();
});

test('limits of different kinds are counted apart', () => {
  expect(stacked([5, 6]).stacking.check(here, ALLIED)).toBe(tooSmall);
});

test('the enemy in the same place counts for himself alone', () => {
  const { stacking } = stacked([0, 1, 2, 7]);
  expect(stacking.check(here, ALLIED)).toBeNull();
  expect(stacking.check(here, GERMAN)).toBe(tooMany);
});

test('a box may hold any number', () => {
  const { stacks, stacking } = stacked([]);
  for (const unit of [0, 1, 2, 4]) stacks.enter(unit, box);
  expect(stacking.check(box, ALLIED)).toBeNull();
});

test('units on their way are judged as if they stood there', () => {
  const { stacking } = stacked([0, 1]);
  expect(stacking.checkWith(here, [2])).toBeNull();
  expect(stacking.checkWith(here, [2, 4])).toBe(tooMany);
  expect(stacking.checkWith(here, [3])).toBe(mixed);
  expect(stacking.checkWith(here, [])).toBeNull();
});

test('a unit that stands there already is not counted twice', () => {
  const { stacking } = stacked([0, 1, 2]);
  expect(stacking.checkWith(here, [2])).toBeNull();
});

test('the excess is made good by those who leave', () => {
  const { stacking } = stacked([0, 1, 2, 4]);
  expect(stacking.checkWithout(here, ALLIED, [5])).toBe(tooMany);
  expect(stacking.checkWithout(here, ALLIED, [4])).toBeNull();
  expect(stacking.check(here, ALLIED)).toBe(tooMany);
});

test('several groups may be allowed, each counted once', () => {
  const stacks = new Stacks(10, [0, 0, 0, 0]);
  for (const unit of [0, 1, 2]) stacks.enter(unit, here);
  const groups = [{ groups: [1, 2, 1, 3], most: () => 2, reason: mixed }];
  const stacking = new Stacking(stacks, { points: [], groups });
  expect(stacking.check(here, 0)).toBeNull();
  expect(stacking.checkWith(here, [3])).toBe(mixed);
});

test('what a game alone can judge is asked last, about those who would stand there', () => {
  const { stacks } = stacked([0, 4]);
  const asked: number[][] = [];
  const odd = no('odd');
  const stacking = new Stacking(stacks, {
    points: [],
    other: (h, units, count) => {
      asked.push([h, ...Array.from(units).slice(0, count)]);
      return odd;
    },
  });
  expect(stacking.checkWith(here, [2])).toBe(odd);
  expect(asked).toEqual([[here, 0, 4, 2]]);
});
