import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { proving } from '@bocage/game-proving';
import type { Game } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { fuzz, fuzzReport, saveViolations } from '../src/commands/fuzz.ts';
import { bocage, scratch } from './helpers.ts';

/** The proving game, in which a lost step of B1 is called impossible: play soon leads there. */
const broken: Game = {
  ...proving,
  impossible: (g) =>
    (g as ReturnType<typeof proving.makeState>).unit.steps.get(0 as never) < 2
      ? [{ rule: '9.9', text: 'B1 is hurt' }]
      : [],
};

test('the proving game holds', async () => {
  const ticks: number[] = [];
  const result = fuzz({ game: proving, games: 4, seed: 1, onProgress: (done) => ticks.push(done) });
  expect(result).toMatchObject({ game: 'proving', games: 4, finished: 4, violations: [] });
  expect(ticks).toEqual([1, 2, 3, 4]);
  const { code, out } = await bocage(
    'fuzz',
    'proving',
    '--games',
    '2',
    '--seed',
    '1',
    '--scenario',
    'forecast',
    '--json',
  );
  expect(code).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ games: 2, violations: [] });
  expect(fuzzReport(result).text).toMatch(/record round trip +4\n/);
});

test('a violation is reported with a record that leads to it, and saved once', () => {
  const result = fuzz({ game: broken, games: 80, seed: 1 });
  expect(result.violations.length).toBeGreaterThan(0);
  const report = fuzzReport(result);
  expect(report.ok).toBe(false);
  expect(report.complaint).toMatch(/proving: \d violation/);
  expect(report.text).toMatch(/VIOLATION of “.*” with seed \d+: .*B1 is hurt/);
  const directory = join(scratch(), 'found');
  const files = saveViolations(result, { directory, force: false });
  expect(readdirSync(directory)).toHaveLength(result.violations.length);
  expect(readFileSync(files[0] as string, 'utf8')).toBe(result.violations[0]?.record);
  expect(() => saveViolations(result, { directory, force: false })).toThrow(/exists already/);
  expect(saveViolations(result, { directory, force: true })).toEqual(files);
});

test('where nothing is found no directory is made', async () => {
  const directory = join(scratch(), 'none');
  expect((await bocage('fuzz', 'proving', '--games', '1', '--out', directory)).code).toBe(0);
  expect(() => readdirSync(directory)).toThrow(/ENOENT/);
});
