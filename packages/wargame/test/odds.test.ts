import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampColumn,
  columnName,
  differentialColumn,
  finalColumn,
  halfButOne,
  halfDown,
  halfUp,
  netShift,
  oddsColumns,
  startColumn,
  sumEach,
} from '../src/index.ts';

const whole = oddsColumns(['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1'], { goOnBelow: true });
const between = oddsColumns(['1:3', '1:2', '1:1', '3:2', '2:1', '3:1', '4:1', '5:1', '6:1']);

const odds = (attack: number, defense: number) => columnName(whole, startColumn(whole, attack, defense));
const oddsBetween = (attack: number, defense: number) =>
  columnName(between, startColumn(between, attack, defense));

test.each([
  [33, 10, '3-1'],
  [5, 2, '2-1'],
  [7, 3, '2-1'],
  [8, 3, '2-1'],
  [8, 2, '4-1'],
  [10, 10, '1-1'],
  [9, 10, '1-2'],
  [5, 10, '1-2'],
  [4, 10, '1-3'],
])('%i against %i is rounded for the defender to %s', (attack, defense, column) => {
  expect(odds(attack, defense)).toBe(column);
});

test('a column between two whole ones is reached at its own ratio and not before', () => {
  expect(oddsBetween(20, 12)).toBe('3:2');
  expect(oddsBetween(18, 12)).toBe('3:2');
  expect(oddsBetween(17, 12)).toBe('1:1');
  expect(oddsBetween(23, 12)).toBe('3:2');
  expect(oddsBetween(24, 12)).toBe('2:1');
});

test('more than the last column starts at the last, also against no defense at all', () => {
  expect(odds(60, 10)).toBe('6-1');
  expect(odds(99, 10)).toBe('6-1');
  expect(odds(5, 0)).toBe('6-1');
  expect(oddsBetween(9, 1)).toBe('6:1');
});

test('less than the first column starts at the first where the table ends there', () => {
  expect(oddsBetween(1, 5)).toBe('1:3');
  expect(oddsBetween(0, 5)).toBe('1:3');
});

test('less than the first column starts below the table where columns go on', () => {
  expect(startColumn(whole, 10, 30)).toBe(0);
  expect(startColumn(whole, 10, 31)).toBe(-1);
  expect(odds(10, 33)).toBe('1-4');
  expect(odds(10, 40)).toBe('1-4');
  expect(odds(10, 41)).toBe('1-5');
});

test('no attack is below every column and no shift brings it back', () => {
  const start = startColumn(whole, 0, 1);
  expect(start).toBe(Number.NEGATIVE_INFINITY);
  expect(finalColumn(whole, start, 20)).toBeLessThan(0);
});

test('1-5 shifted one to the right is 1-4, still below the table; two make 1-3', () => {
  const start = startColumn(whole, 2, 10);
  expect(columnName(whole, start)).toBe('1-5');
  expect(columnName(whole, finalColumn(whole, start, 1))).toBe('1-4');
  expect(finalColumn(whole, start, 1)).toBeLessThan(0);
  expect(columnName(whole, finalColumn(whole, start, 2))).toBe('1-3');
  expect(finalColumn(whole, start, -1)).toBe(-3);
});

test('a combat that starts on the table is never shifted off it', () => {
  expect(finalColumn(whole, 0, -2)).toBe(0);
  expect(finalColumn(whole, 1, -1)).toBe(0);
  expect(finalColumn(whole, 7, 3)).toBe(7);
  expect(finalColumn(whole, -1, 40)).toBe(7);
});

test('shifts are netted before they are applied, so 6-1 with one each way stays 6-1', () => {
  const net = netShift([
    { columns: 1, rule: 'destroyers' },
    { columns: -1, rule: 'town' },
  ]);
  expect(net).toBe(0);
  expect(finalColumn(whole, 7, net)).toBe(7);
  expect(netShift([])).toBe(0);
});

test('several shifts the same way add up', () => {
  expect(netShift([-2, -1, 1].map((columns) => ({ columns, rule: 'r' })))).toBe(-2);
});

test('nothing against nothing is no attack', () => {
  expect(startColumn(whole, 0, 0)).toBe(Number.NEGATIVE_INFINITY);
  expect(startColumn(between, 0, 0)).toBe(0);
});

test('columns of two figures are read, and a table ends at its first column unless told', () => {
  const wide = oddsColumns(['1-12', '1-1', '10-1']);
  expect([1, 11, 12, 120].map((attack) => startColumn(wide, attack, 12))).toEqual([0, 0, 1, 2]);
  expect(startColumn(wide, 1, 99)).toBe(0);
});

test('names below a table with colons are written with colons', () => {
  expect(columnName(oddsColumns(['1:2', '1:1'], { goOnBelow: true }), -1)).toBe('1:3');
});

test('a table of odds must be ascending, readable and not empty', () => {
  expect(() => oddsColumns(['1-1', '1-2'])).toThrow('1-2 does not come after 1-1');
  expect(() => oddsColumns(['1-1', '2-2'])).toThrow('2-2 does not come after 1-1');
  expect(() => oddsColumns(['1-1', '2 to 1'])).toThrow('not an odds column: 2 to 1');
  for (const name of ['0-1', '1-0', 'x1-1', '1-1x', '1']) {
    expect(() => oddsColumns([name])).toThrow(`not an odds column: ${name}`);
  }
  expect(() => oddsColumns([])).toThrow('at least one column');
  expect(() => oddsColumns(['2-1', '3-1'], { goOnBelow: true })).toThrow('cannot go on below 2-1');
});

test('a differential is read in the last column whose lower bound it reaches', () => {
  const bounds = [-3, 0, 2, 5, 19];
  expect([-4, -3, -1, 0, 1, 2, 18, 19, 99].map((d) => differentialColumn(bounds, d))).toEqual([
    -1, 0, 0, 1, 1, 2, 3, 4, 4,
  ]);
});

test('a shift over the edge of a lettered table stays in its end column', () => {
  expect([-2, -1, 0, 8, 9, 12].map((c) => clampColumn(c, 9))).toEqual([0, 0, 0, 8, 8, 8]);
});

test('14 less 3 is 11, half of it 5.5, rounded up 6', () => {
  expect(halfUp(14 - 3)).toBe(6);
  expect(halfDown(14 - 3)).toBe(5);
});

test('halves are rounded for each unit before adding', () => {
  expect(sumEach([3, 5, 1], halfUp)).toBe(2 + 3 + 1);
  expect(halfUp(3 + 5 + 1)).toBe(5);
  expect(sumEach([3, 5, 1], halfDown)).toBe(1 + 2 + 0);
});

test('half, but never nothing of something', () => {
  expect([0, 1, 2, 3, 4].map(halfButOne)).toEqual([0, 1, 1, 1, 2]);
});

const factor = fc.integer({ min: 1, max: 200 });

test('more attack never gives a worse column, more defense never a better one', () => {
  fc.assert(
    fc.property(fc.constantFrom(whole, between), factor, factor, factor, (columns, attack, defense, more) => {
      const start = startColumn(columns, attack, defense);
      expect(startColumn(columns, attack + more, defense)).toBeGreaterThanOrEqual(start);
      expect(startColumn(columns, attack, defense + more)).toBeLessThanOrEqual(start);
    }),
  );
});

test('odds depend on the ratio alone', () => {
  fc.assert(
    fc.property(factor, factor, fc.integer({ min: 2, max: 9 }), (attack, defense, times) => {
      expect(startColumn(whole, attack * times, defense * times)).toBe(startColumn(whole, attack, defense));
    }),
  );
});
