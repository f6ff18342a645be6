import { proving } from '@bocage/game-proving';
import type { Rulebook } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { misplacedCases, misplacedSteps, poorCharts } from '../src/rulebook.ts';

test('an empty rulebook lacks every case and every step, and has no chart to find fault with', () => {
  const empty = { chapters: [], sequence: [], charts: [] } as unknown as Rulebook;
  expect(misplacedCases(proving, empty)).toEqual(Object.keys(proving.cases));
  expect(misplacedSteps(proving, empty).length).toBeGreaterThan(0);
  expect(poorCharts(proving, empty)).toEqual([]);
});

test('chapters without cases, steps that there are not and charts without a source are named', () => {
  const poor = {
    chapters: [{ id: 'none', title: 'None' }],
    sequence: [{ title: 'Nothing', at: ['nowhere.step'], rule: 'none' }],
    charts: [{ id: 'chart', title: 'Chart', source: 'a friend', rule: 'none', tables: [{}] }],
  } as unknown as Rulebook;
  expect(misplacedCases(proving, poor)).toContain('none');
  expect(misplacedSteps(proving, poor)).toEqual(expect.arrayContaining(['nowhere.step', 'none']));
  expect(poorCharts(proving, poor)).toEqual(['chart']);
});
