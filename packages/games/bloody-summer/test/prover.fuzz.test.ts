import { CHECKS, prove } from '@bocage/kernel/prover';
import { expect, test } from 'vitest';
import { bloodySummer } from '../src/index.ts';

/** How many games of each scenario, and one in how many decisions is looked at: about the same work for each. */
const GAMES: Readonly<Record<string, readonly [games: number, everyNth: number]>> = {
  cherbourg: [6, 10],
  cobra: [2, 60],
  campaign: [2, 80],
};

test.each(Object.keys(bloodySummer.scenarios))(
  'random games of %s break nothing that every game owes',
  (scenario) => {
    const [games, everyNth] = GAMES[scenario] ?? [0, 1];
    const report = prove(bloodySummer, { games, seed: 1944, everyNth, scenario });
    expect(report.violations).toEqual([]);
    expect([report.games, report.finished]).toEqual([games, games]);
    for (const { name } of CHECKS) expect(report.checks[name], name).toBeGreaterThanOrEqual(games);
    expect(report.checks['record round trip']).toBe(games);
  },
);
