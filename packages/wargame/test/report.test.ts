import { expect, test } from 'vitest';
import { type Figure, historyText, type Known, valueText } from '../src/index.ts';

const known = (from: number, to: number, note?: string): Known => ({
  from,
  to,
  ...(note === undefined ? {} : { note }),
  sources: ['history: a war'],
});
const figure = (kind: Figure['kind'], history?: Known): Figure => ({
  id: 'one',
  label: 'One',
  group: 'All',
  kind,
  ...(history === undefined ? {} : { history }),
});

test('what came about is yes or no, what was counted a number of one digit', () => {
  expect([0, 1].map((value) => valueText(figure('share'), value))).toEqual(['no', 'yes']);
  expect([0, 8, 14.744].map((value) => valueText(figure('count'), value))).toEqual(['0', '8', '14.7']);
});

test('what came about in a turn has its number, or never did', () => {
  expect([3, null].map((value) => valueText(figure('turn'), value))).toEqual(['turn 3', 'never']);
  expect(historyText(figure('turn', known(3, 3, '27 June')))).toBe('turn 3 (27 June)');
  expect(historyText(figure('turn', known(5, 6)))).toBe('turn 5–6');
});

test('history has one answer or a range of them, a word beside it, or nothing to say', () => {
  expect(historyText(figure('share', known(0, 0, '7 June')))).toBe('no (7 June)');
  expect(historyText(figure('share', known(0, 1)))).toBe('no–yes');
  expect(historyText(figure('count', known(8, 14.744, '2000–3686 men')))).toBe('8–14.7 (2000–3686 men)');
  expect(historyText(figure('count', known(10.01, 9.99)))).toBe('10');
  expect(historyText(figure('count'))).toBe('');
});
