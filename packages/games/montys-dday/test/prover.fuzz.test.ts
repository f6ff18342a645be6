import { CHECKS, prove } from '@bocage/kernel/prover';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';

const GAMES = 6;

test.each(Object.keys(montysDday.scenarios))(
  'six random games of %s, with any options, break nothing that every game owes',
  (scenario) => {
    const report = prove(montysDday, { games: GAMES, seed: 1944, everyNth: 30, scenario });
    expect(report.violations).toEqual([]);
    expect([report.games, report.finished]).toEqual([GAMES, GAMES]);
    for (const { name } of CHECKS) expect(report.checks[name], name).toBeGreaterThanOrEqual(GAMES);
    expect(report.checks['record round trip']).toBe(GAMES);
  },
);
