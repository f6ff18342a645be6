import { CATALOGUE } from '@bocage/catalogue';
import { proving } from '@bocage/game-proving';
import { presentation } from '@bocage/game-proving/presentation';
import { expect, test } from 'vitest';
import { judge } from '../src/bench/bars.ts';
import { chessRates } from '../src/bench/chess.ts';
import { performancePage } from '../src/bench/page.ts';
import { median, medians, quantile } from '../src/bench/statistics.ts';
import { type BenchResult, bench, benchReport } from '../src/commands/bench.ts';
import { bocage } from './helpers.ts';

const effort = { cpuSeconds: 0.01, samples: 40, games: 2, copies: 20, engines: 4 };
const result: BenchResult = await bench({
  games: [{ game: proving, presentation }],
  rounds: 2,
  effort,
  chessDepth: 2,
  warmUp: 0.02,
  thinking: 0,
});
const [figures] = result.games;
if (figures === undefined) throw new Error('no game was measured');
const slow = { ...figures, ratio: 0.1, legalP99: 900, engineKb: 120 };
const fast = {
  ...figures,
  ratio: 1,
  gameMs: 1,
  legalP50: 1,
  legalP99: 1,
  applyP50: 1,
  rollbackMean: 0.1,
  copyFresh: 0.1,
  viewP50: 1,
  loadNear: 1,
  loadFar: 1,
  determinizeP50: 1,
  sceneP50: 1,
  engineKb: 90,
};

test('thinking has its bars where somebody thinks, and none where nobody does', () => {
  expect(judge(figures).some(({ what }) => what.includes('script'))).toBe(false);
  const thinking = {
    quickPerCpuSecond: 9000,
    carefulPerCpuSecond: 2000,
    veteranPerTurn: 1,
    commanderPerTurn: 6,
  };
  const bars = judge({ ...fast, ...thinking }).filter(({ what }) => /script|Veteran|Commander/.test(what));
  expect(bars.map(({ pass }) => pass)).toEqual([true, null, true, false]);
});

test('every figure of a measured game is a number above zero', () => {
  for (const [name, value] of Object.entries(figures))
    if (typeof value === 'number' && name !== 'engineKb') expect(value, name).toBeGreaterThan(0);
  // Of so few engines it is lost in what else is on the heap.
  expect(figures.engineKb).toBeTypeOf('number');
  const [low, high] = figures.ratioRange;
  expect([low, figures.ratio, high]).toEqual([low, figures.ratio, high].toSorted((a, b) => a - b));
  expect(figures.stateBytes).toBe(2 * proving.size);
  expect(figures.legalP99).toBeGreaterThanOrEqual(figures.legalP50);
});

test('chess counts the right number of nodes both ways, or refuses', () => {
  expect(chessRates(3).perft).toBeGreaterThan(0);
  expect(() => chessRates(1)).toThrow(/perft\(1\) of chess gave 20/);
});

test('a missed goal is named and wrong, unless it was but a glance', () => {
  const report = benchReport({ ...result, games: [slow] }, false);
  expect(report.ok).toBe(false);
  expect(report.complaint).toMatch(
    /proving: the same against chess.js perft 0.10 × \(≥ 0.25 ×\).*legal list, p99 \(300 µs is the aim\) 900.0 µs.*an engine after 60 decisions 120 KB \(≤ 100 KB\)/,
  );
  expect(benchReport({ ...result, games: [slow] }, true).ok).toBe(true);
  expect(benchReport({ ...result, games: [fast] }, false)).toMatchObject({ ok: true });
});

test('the page tells the method and puts each goal beside its figure', () => {
  const page = performancePage({ ...result, games: [slow] });
  expect(page).toMatch(/^# Performance\n/);
  expect(page).toContain('| the same against chess.js perft | 0.10 × | ≥ 0.25 × | **fail** |');
  expect(page).toContain('| ≤ 16 384 bytes | pass |');
  expect(page).toContain('| an engine after 60 decisions | 120 KB | ≤ 100 KB | **fail** |');
  expect(judge(fast).filter(({ pass }) => pass === false)).toEqual([]);
});

test('a glance at a game, by its name', async () => {
  const { code, out } = await bocage('bench', 'proving', '--quick', '--json');
  expect(code).toBe(0);
  expect(JSON.parse(out).games.map((one: { game: string }) => one.game)).toEqual(['proving']);
  const kept = await bocage('bench', 'proving', '--write');
  expect(kept.err).toContain('the page is of all games');
});

test('every built game can be measured', async () => {
  const loads = CATALOGUE.flatMap(({ load }) => (load === null ? [] : [load()]));
  const games = await Promise.all(loads);
  const { games: found } = await bench({ games, rounds: 1, effort, chessDepth: 2, warmUp: 0, thinking: 0 });
  expect(found.map(({ game }) => game)).toEqual(games.map(({ game }) => game.id));
  expect(games.map(({ game }) => game)).toContain(proving);
});

test('medians and quantiles', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(quantile([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 0.99)).toBe(10);
  expect(
    medians([
      { a: 1, b: 9 },
      { a: 5, b: 7 },
      { a: 3, b: 8 },
    ]),
  ).toEqual({ a: 3, b: 8 });
  expect(() => median([])).toThrow(/no values/);
});
