import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  allAllocations,
  checkLosses,
  countAllocations,
  eachAllocation,
  type Loss,
  type LossUnit,
  sampleAllocation,
  stepsToTake,
} from '../src/index.ts';
import { no } from './board.ts';

const exact = no('exact');
const reduceFirst = no('reduce first');
const fromMarked = no('from those who fought');

const fullTwo: LossUnit = { steps: 2, full: 2 };
const reducedTwo: LossUnit = { steps: 1, full: 2 };
const single: LossUnit = { steps: 1, full: 1 };

test('the owner chooses freely where the rules leave him free', () => {
  const loss: Loss = { units: [fullTwo, single], steps: 2, policy: { exact } };
  expect(allAllocations(loss)).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('a full two-step unit is reduced before anybody dies; the second step may then kill either', () => {
  const one: Loss = { units: [fullTwo, single], steps: 1, policy: { exact, reduceFirst } };
  expect(allAllocations(one)).toEqual([[1, 0]]);
  expect(checkLosses(one, [0, 1])).toBe(reduceFirst);
  const two: Loss = { ...one, steps: 2 };
  expect(allAllocations(two)).toEqual([
    [1, 1],
    [2, 0],
  ]);
});

test('with two full units the first two steps reduce both', () => {
  const loss: Loss = { units: [fullTwo, fullTwo, reducedTwo], steps: 2, policy: { exact, reduceFirst } };
  expect(allAllocations(loss)).toEqual([[1, 1, 0]]);
  expect(checkLosses(loss, [2, 0, 0])).toBe(reduceFirst);
  expect(checkLosses(loss, [0, 1, 1])).toBe(reduceFirst);
});

test('a unit reduced before the combat is not spared and does not protect others', () => {
  const loss: Loss = { units: [reducedTwo, single], steps: 1, policy: { exact, reduceFirst } };
  expect(allAllocations(loss)).toEqual([
    [0, 1],
    [1, 0],
  ]);
});

test('losses beyond the steps present are ignored', () => {
  const loss: Loss = { units: [single], steps: 2, policy: { exact, reduceFirst } };
  expect(stepsToTake(loss)).toBe(1);
  expect(allAllocations(loss)).toEqual([[1]]);
  expect(allAllocations({ ...loss, units: [] })).toEqual([[]]);
});

test('no loss is allocated in one way: nothing from nobody', () => {
  const loss: Loss = { units: [fullTwo, single], steps: 0, policy: { exact, reduceFirst, fromMarked } };
  expect(allAllocations(loss)).toEqual([[0, 0]]);
});

test('at least one step comes from those who took part', () => {
  const fought: LossUnit = { ...fullTwo, marked: true };
  const loss: Loss = { units: [fought, single, single], steps: 2, policy: { exact, fromMarked } };
  expect(checkLosses(loss, [0, 1, 1])).toBe(fromMarked);
  expect(allAllocations(loss)).toEqual([
    [1, 0, 1],
    [1, 1, 0],
    [2, 0, 0],
  ]);
});

test('where nobody who took part has a step left, others take the loss', () => {
  const spent: LossUnit = { steps: 0, full: 2, marked: true };
  const loss: Loss = { units: [spent, single], steps: 1, policy: { exact, fromMarked } };
  expect(allAllocations(loss)).toEqual([[0, 1]]);
});

test('a unit without steps is nobody who could die', () => {
  const spent: LossUnit = { steps: 0, full: 1 };
  const loss: Loss = { units: [spent, fullTwo, fullTwo], steps: 1, policy: { exact, reduceFirst } };
  expect(countAllocations(loss)).toBe(2);
});

test('an allocation that does not add up is refused', () => {
  const loss: Loss = { units: [fullTwo, single], steps: 2, policy: { exact } };
  for (const taken of [[1, 0], [2, 1], [0, 2], [3, -1], [1.5, 0.5], [2], [1, 1, 0]]) {
    expect(checkLosses(loss, taken)).toBe(exact);
  }
  expect(checkLosses(loss, [1, 1])).toBeNull();
  expect(checkLosses({ ...loss, steps: 1 }, [2, -1])).toBe(exact);
});

test('the visitor stops the enumeration', () => {
  const loss: Loss = { units: [fullTwo, fullTwo, fullTwo], steps: 2, policy: { exact } };
  let seen = 0;
  expect(eachAllocation(loss, () => ++seen === 3)).toBe(true);
  expect(seen).toBe(3);
  expect(eachAllocation(loss, () => false)).toBe(false);
  expect(countAllocations(loss)).toBe(6);
});

test('every allocation can be sampled', () => {
  const loss: Loss = { units: [fullTwo, fullTwo], steps: 2, policy: { exact } };
  const sampled = [0, 1, 2].map((i) =>
    sampleAllocation(loss, {
      below: (n) => {
        expect(n).toBe(3);
        return i;
      },
    }),
  );
  expect(sampled).toEqual(allAllocations(loss));
});

const unit = fc
  .record({ full: fc.integer({ min: 1, max: 3 }), lost: fc.nat(2), marked: fc.boolean() })
  .map(({ full, lost, marked }): LossUnit => ({ full, steps: Math.max(0, full - lost), marked }));
const policy = fc.constantFrom<Loss['policy']>({ exact }, { exact, reduceFirst }, { exact, fromMarked });

test('the enumeration is what brute force finds legal, and never empty', () => {
  fc.assert(
    fc.property(fc.array(unit, { maxLength: 4 }), fc.nat(7), policy, (units, steps, rules) => {
      const loss: Loss = { units, steps, policy: rules };
      const legal = everyTuple(units.map((u) => u.steps)).filter(
        (taken) => checkLosses(loss, taken) === null,
      );
      expect(allAllocations(loss)).toEqual(legal);
      expect(countAllocations(loss)).toBe(legal.length);
      expect(legal.length).toBeGreaterThan(0);
    }),
  );
});

function everyTuple(most: readonly number[]): number[][] {
  return most.reduce<number[][]>(
    (tuples, max) => tuples.flatMap((t) => Array.from({ length: max + 1 }, (_, n) => [...t, n])),
    [[]],
  );
}
