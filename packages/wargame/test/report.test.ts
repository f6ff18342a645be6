import type { BaseState } from '@bocage/kernel';
import { expect, test } from 'vitest';
import {
  type Figure,
  historian,
  historyText,
  type Known,
  readings,
  reportOf,
  valueText,
} from '../src/index.ts';

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

const HISTORY = { sources: { day: 'history: the day', step: 'design: fifty men to a step' }, menPerStep: 50 };

test('history is known by its sources, as a number, a yes or no, or two ends', () => {
  const { known, inSteps } = historian(HISTORY);
  expect(known(7, { note: 'at noon', sources: ['day'] })).toEqual({
    from: 7,
    to: 7,
    note: 'at noon',
    sources: ['history: the day'],
  });
  expect(known(true, { sources: [] })).toEqual({ from: 1, to: 1, sources: [] });
  expect(known([2, 3], { note: undefined, sources: [] })).toEqual({ from: 2, to: 3, sources: [] });
  expect(inSteps([100, 200], ['day'])).toEqual({
    from: 2,
    to: 4,
    note: '100–200 men',
    sources: ['history: the day', 'design: fifty men to a step'],
  });
  expect(inSteps([100, 100], ['step'])).toEqual({ from: 2, to: 2, note: '100 men', sources: ['design: fifty men to a step'] }); // biome-ignore format: one thing
  expect(() => known(1, { sources: ['night'] })).toThrow('nothing is known of night');
});

test('a report measures its readings in their order', () => {
  type Day = BaseState & { readonly steps: number };
  const { known } = historian(HISTORY);
  const lines = [
    ...readings<Day>('Losses', 'count', [['lost', 'Steps', (g) => g.steps, known(3, { sources: ['day'] })]]),
    ...readings<Day>('Result', 'share', [['won', 'Victory', (g) => g.steps < 4]]),
    ...readings<Day>('Result', 'turn', [['fell', 'The town falls', () => null]]),
  ];
  const report = reportOf(lines, { notes: ['Steps are steps.'] });
  expect(report.figures).toEqual([
    { id: 'lost', label: 'Steps', group: 'Losses', kind: 'count', history: { from: 3, to: 3, sources: ['history: the day'] } },
    { id: 'won', label: 'Victory', group: 'Result', kind: 'share' },
    { id: 'fell', label: 'The town falls', group: 'Result', kind: 'turn' },
  ]); // biome-ignore format: a table
  expect(report.notes).toEqual(['Steps are steps.']);
  expect([3, 4].map((steps) => report.measure({ steps } as Day))).toEqual([
    [3, 1, null],
    [4, 0, null],
  ]);
});
