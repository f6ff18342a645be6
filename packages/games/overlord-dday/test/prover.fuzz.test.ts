import { CHECKS, prove } from '@bocage/kernel/prover';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';

const GAMES = 40;

test('forty random games break nothing that every game owes', () => {
  const report = prove(overlordDday, { games: GAMES, seed: 1944, everyNth: 12 });
  expect(report.violations).toEqual([]);
  expect([report.games, report.finished]).toEqual([GAMES, GAMES]);
  for (const { name } of CHECKS) expect(report.checks[name], name).toBeGreaterThanOrEqual(GAMES);
  expect(report.checks['record round trip']).toBe(GAMES);
});
