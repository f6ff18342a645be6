import { expect, test } from 'vitest';
import { countsOf, summary } from '../outcome.ts';

test('what was left out is counted by itself, neither as passed nor as failed', () => {
  const report = { numPassedTests: 7, numFailedTests: 1, numPendingTests: 90, numTodoTests: 2 };
  expect(countsOf(report)).toEqual({ passed: 7, failed: 1, skipped: 92 });
});

test('the last line sums up what passed, failed and was skipped; each check has a line before it', () => {
  const lines = summary(
    [
      { name: 'types', passed: 1, failed: 0, skipped: 0, seconds: 9.84 },
      { name: 'browser', passed: 13, failed: 1, skipped: 81, seconds: 20 },
    ],
    20.3,
  );
  expect(lines.trimEnd().split('\n')).toEqual([
    '',
    'ok     types        9.8 s  1 of 1',
    'FAILED browser     20.0 s  13 of 14, 81 skipped',
    '                   20.3 s',
    '',
    '14 passed, 1 failed, 81 skipped',
  ]);
});
