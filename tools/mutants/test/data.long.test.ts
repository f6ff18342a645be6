import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { copyWithData } from '../src/data/copy.ts';
import { changed, changesIn } from '../src/data/figures.ts';
import { excuseOf, verdictOnData } from '../src/data/report.ts';
import { runMutants } from '../src/run.ts';

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
mkdirSync(CACHE, { recursive: true });
const root = mkdtempSync(join(CACHE, 'tiny-data-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const CHARTS = { source: 'rule 5.1', limit: 3, spare: 7, isOpen: true, at: '0509', rows: ['EX', 'DR', 'EX'] };

const FILES = {
  'tsconfig.base.json': '{}',
  'packages/tiny/data/charts.json': JSON.stringify(CHARTS),
  'packages/tiny/data/map.json': '{"hexes": 12}',
  'packages/tiny/src/rules.ts': `import charts from '../data/charts.json' with { type: 'json' };
if (charts.at.length !== 4 || Number(charts.at) > 509) throw new Error('no such hex');
export const isFull = (units: number): boolean => charts.isOpen && units >= charts.limit;
export const result = (die: number): string | undefined => charts.rows[die];
`,
  'packages/tiny/test/rules.test.ts': `import { expect, test } from 'vitest';
import { isFull, result } from '../src/rules.ts';
import charts from '../data/charts.json' with { type: 'json' };
test('three are a full stack', () => expect([isFull(2), isFull(3)]).toEqual([false, true]));
test('the chart says', () => expect(result(0)).toBe('EX'));
test('what nothing reads is printed', () => expect(charts.spare).toBe(7));
`,
  'packages/tiny/test/unnoticed.json': JSON.stringify({ 'charts.json rows.1': 'nobody throws it' }),
};

test('every figure has its step: numbers, yes and no, hexes, results; what is told and no figure has none', () => {
  const steps = changesIn({ ...CHARTS, names: ['Gold', 'Sword'], deep: [{ n: -1 }], nothing: null });
  expect(steps.map(({ path, to }) => [path.join('.'), to])).toEqual([
    ['limit', 4],
    ['spare', 8],
    ['isOpen', false],
    ['at', '0510'],
    ['rows.0', 'DR'],
    ['rows.1', 'EX'],
    ['rows.2', 'DR'],
    ['deep.0.n', 0],
  ]);
});

test('a change is made in a copy', () => {
  expect(changed(CHARTS, { path: ['rows', 1], to: 'EX' })).toEqual({ ...CHARTS, rows: ['EX', 'EX', 'EX'] });
  expect(CHARTS.rows).toEqual(['EX', 'DR', 'EX']);
});

test('figures that rules read are told from those that only a test reads; what the atlas made is left out', async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const mutants = copyWithData(root, 'tiny', join(root, 'copy'));
  const verdicts = await runMutants({ folder: join(root, 'copy'), mutants }, 1, 1, () => {});
  expect(verdicts.map(({ id, fate, by }) => [id, fate, by])).toEqual([
    ['charts.json limit', 'killed', 'three are a full stack'],
    ['charts.json spare', 'survived', undefined],
    ['charts.json isOpen', 'killed', 'three are a full stack'],
    ['charts.json at', 'killed', 'the game, which does not load'],
    ['charts.json rows.0', 'killed', 'the chart says'],
    ['charts.json rows.1', 'survived', undefined],
    ['charts.json rows.2', 'survived', undefined],
  ]);
  const report = verdictOnData(mutants, verdicts, excuseOf(join(root, 'packages/tiny')));
  expect(report).toContain('3 not noticed: 2 without a reason, 1 with one');
  expect(report).toContain('charts.json rows.1: nobody throws it');
});
