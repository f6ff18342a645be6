import type { Bin } from '@bocage/ai/train';
import { expect, test } from 'vitest';
import type { TrainResult } from '../src/commands/train.ts';
import { pageWithJudgement, reliabilityPlot } from '../src/train/page.ts';

const BINS: readonly Bin[] = [
  { from: 0.2, cases: 40, games: 20, foretold: 0.25, came: 0.2, low: 0.1, high: 0.3 },
  { from: 0.7, cases: 30, games: 15, foretold: 0.75, came: 0.8, low: 0.6, high: 0.9 },
];
const RESULT: TrainResult = {
  game: 'crossroads',
  games: 50,
  chanceOnly: false,
  tuned: null,
  styles: {},
  judgement: { version: 3, made: 'by hand', features: ['one'], chance: [[0]], utility: [[0]] },
  bins: BINS,
  byHand: [{ hand: 0, auc: 0.712, logLoss: 0.6 }],
};

test('what a judgement is worth is written between the marks of a page, and nothing else is touched', () => {
  const page =
    'before\n<!-- judgement: written by bocage train --write -->\nstale\n<!-- end of the judgement -->\nafter\n';
  const text = pageWithJudgement('page.md', page, RESULT, 'plot.svg');
  expect(text).toMatch(/^before\n/);
  expect(text).toMatch(/\nafter\n$/);
  expect(text).not.toContain('stale');
  expect(text).toContain('| 25.0 % | 20.0 % | 10.0 % to 30.0 % | 40 | 20 |');
  expect(text).toContain('0.71');
  expect(text).toContain('--games 50 --write');
  const renewed = pageWithJudgement('page.md', page, { ...RESULT, chanceOnly: true }, 'plot.svg');
  expect(renewed).toContain('--games 50 --chance-only --write');
  expect(() => pageWithJudgement('page.md', 'no marks', RESULT, 'plot.svg')).toThrow('page.md');
});

test('the plot has a point and a bar for each bin, higher where more came', () => {
  const points = [...reliabilityPlot(BINS).matchAll(/<circle cx="([\d.]+)" cy="([\d.]+)"/g)];
  expect(points).toHaveLength(2);
  const [low, high] = points.map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
  expect(high?.x).toBeGreaterThan(low?.x ?? 0);
  expect(high?.y).toBeLessThan(low?.y ?? 0);
});
