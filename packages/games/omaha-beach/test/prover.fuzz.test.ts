import { CHECKS, prove } from '@bocage/kernel/prover';
import { expect, test } from 'vitest';
import { omahaBeach } from '../src/index.ts';

const GAMES = 20;

test.each(['first-waves', 'easy-fox', 'd-day', 'beyond-the-beach'])(
  'twenty random games of %s break nothing that every game owes',
  (scenario) => {
    const report = prove(omahaBeach, { games: GAMES, seed: 1944, everyNth: 8, scenario });
    expect(report.violations).toEqual([]);
    expect([report.games, report.finished]).toEqual([GAMES, GAMES]);
    for (const { name } of CHECKS) expect(report.checks[name], name).toBeGreaterThanOrEqual(GAMES);
  },
);
