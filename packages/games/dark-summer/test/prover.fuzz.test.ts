import { CHECKS, prove } from '@bocage/kernel/prover';
import { expect, test } from 'vitest';
import { darkSummer } from '../src/index.ts';
import { lateSummer } from './late.ts';

const GAMES = 20;

test.each([
  ['from the landings', darkSummer],
  ['from the breakout on, which games at random hardly see', lateSummer],
])('twenty random games %s break nothing that every game owes', (_name, game) => {
  const report = prove(game, { games: GAMES, seed: 1944, everyNth: 12 });
  expect(report.violations).toEqual([]);
  expect([report.games, report.finished]).toEqual([GAMES, GAMES]);
  for (const { name } of CHECKS) expect(report.checks[name], name).toBeGreaterThanOrEqual(GAMES);
  expect(report.checks['record round trip']).toBe(GAMES);
});
