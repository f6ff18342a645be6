import { CHECKS, prove } from '@bocage/kernel/prover';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';

const GAMES = 400;

test('four hundred random games break nothing that every game owes', () => {
  const report = prove(proving, { games: GAMES, seed: 1944 });
  expect(report.violations).toEqual([]);
  expect([report.games, report.finished]).toEqual([GAMES, GAMES]);
  expect(report.checks.forgeries).toBeGreaterThanOrEqual(10 * GAMES);
  for (const { name } of CHECKS) expect(report.checks[name], name).toBeGreaterThanOrEqual(GAMES);
  expect(report.checks['record round trip']).toBe(GAMES);
  for (const [what, many] of Object.entries(report.checks)) expect(many, what).toBeGreaterThan(0);
});
