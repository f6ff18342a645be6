import { expect, test } from 'vitest';
import { oddsColumns, oddsLimit, shiftLimit } from '../src/index.ts';

const columns = oddsColumns(['1-2', '1-1', '2-1', '3-1']);
const below = oddsColumns(['1-2', '1-1'], { goOnBelow: true });

test('odds beyond the last column are told to count as that, with the rule', () => {
  expect(oddsLimit(columns, 33, 1, '5.5')).toEqual([
    { label: 'Better than 3-1 counts as', value: '3-1', rule: '5.5' },
  ]);
  expect(oddsLimit(columns, 8, 2, '5.5')).toHaveLength(1);
  expect(oddsLimit(columns, 7, 2, '5.5'), '3½ to 1 is 3-1 by rounding').toEqual([]);
  expect(oddsLimit(columns, 3, 1, '5.5')).toEqual([]);
});

test('so are odds before the first, unless columns go on there', () => {
  expect(oddsLimit(columns, 1, 3, '5.5')).toEqual([
    { label: 'Worse than 1-2 counts as', value: '1-2', rule: '5.5' },
  ]);
  expect(oddsLimit(columns, 1, 2, '5.5')).toEqual([]);
  expect(oddsLimit(below, 1, 3, '5.5')).toEqual([]);
});

test('shifts that would lead off the table are told to be lost', () => {
  expect(shiftLimit(columns, 2, 3, '5.7')).toEqual([
    { label: 'Beyond 3-1 there is no column', value: '2 shifts lost', rule: '5.7' },
  ]);
  expect(shiftLimit(columns, 1, -2, '5.7')).toEqual([
    { label: 'Beyond 1-2 there is no column', value: '1 shift lost', rule: '5.7' },
  ]);
  expect([shiftLimit(columns, 2, 1, '5.7'), shiftLimit(columns, 1, -1, '5.7')]).toEqual([[], []]);
  expect(shiftLimit(below, -2, -1, '5.7'), 'what began below may stay there').toEqual([]);
});
