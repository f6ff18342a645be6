import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { copyWithMutants } from '../src/copy.ts';
import { reportOf, scoreOf } from '../src/report.ts';
import { runMutants } from '../src/run.ts';
import { verdictsIn } from '../src/verdict.ts';

const CACHE = fileURLToPath(new URL('../../../.cache', import.meta.url));
mkdirSync(CACHE, { recursive: true });
const root = mkdtempSync(join(CACHE, 'tiny-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const FILES = {
  'tsconfig.base.json': '{}',
  'packages/tiny/src/age.ts': `export function isAdult(age: number): boolean { return age >= 18; }
export function ending(count: number): string {
  return count > 1 ? 's' : '';
}
export function upTo(last: number): number {
  let sum = 0;
  for (let i = 1; i <= last; i++) sum += i;
  return sum;
}
export function never(): number {
  return 1 + 1;
}
export const AGES = [18];
`,
  'packages/tiny/test/age.test.ts': `import { expect, test } from 'vitest';
import { AGES, ending, isAdult, upTo } from '../src/age.ts';
test.each([[17, false], [18, true], [19, true]])('%d', (age, is) => {
  expect(isAdult(age as number)).toBe(is);
});
test('many', () => expect(ending(2)).toBe('s'));
test('sums', () => expect(upTo(3)).toBe(6));
test('ages', () => expect(AGES).toEqual([18]));
`,
};

test('mutants that tests notice are told from those that they do not, that they never come by, and that act too soon', async () => {
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const copy = await copyWithMutants(root, 'tiny', join(root, 'copy'));
  const verdicts = await runMutants(copy, 1, 1, () => {});
  expect(verdicts).toHaveLength(copy.mutants.length);
  const fates = (line: number): Set<string> =>
    new Set(
      copy.mutants
        .filter((mutant) => mutant.line === line)
        .map(({ id }) => verdicts.find((verdict) => verdict.id === id)?.fate ?? ''),
    );
  expect(fates(1)).toEqual(new Set(['killed']));
  expect(fates(3)).toEqual(new Set(['killed', 'survived', 'unreached'])); // nobody asks for one
  expect(fates(7)).toEqual(new Set(['killed'])); // loops without end are noticed, too
  expect(fates(11)).toEqual(new Set(['unreached']));
  expect(fates(13)).toEqual(new Set(['static']));
  const report = reportOf(copy.mutants, verdicts);
  expect(report).toContain('src/age.ts:3 survived: EqualityOperator count >= 1');
  expect(report).toMatch(/%\s+src\/age\.ts \(\d+\)/);
});

test('what could not act in any test does not count', () => {
  const of = (...fates: string[]) => fates.map((fate, i) => ({ id: String(i), fate: fate as never }));
  expect(scoreOf(of('killed', 'killed', 'timeout', 'survived', 'static'))).toBe(0.75);
  expect(scoreOf(of('killed', 'unreached'))).toBe(0.5);
});

test('a log whose last line was cut off is read up to there', () => {
  const log = join(root, 'log');
  writeFileSync(log, '{"id":"1","fate":"killed"}\n{"id":"2","fa');
  expect(verdictsIn(log)).toEqual([{ id: '1', fate: 'killed' }]);
});
