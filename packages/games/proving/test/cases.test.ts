import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';

const here = new URL('./', import.meta.url);
const tests = readdirSync(here).filter((file) => file.endsWith('.test.ts'));
const titles = tests.flatMap((file) => [
  ...readFileSync(new URL(file, here), 'utf8').matchAll(/^test(?:\.fails)?\(['"`]([^:'"`]+):/gm),
]);
const tested = new Set(titles.flatMap(([, numbers = '']) => numbers.split(', ')));

test('every case of the rules has a test that bears its number', () => {
  expect(Object.keys(proving.cases).filter((number) => !tested.has(number))).toEqual([]);
});

test('every number in a title, and of every rule that asks or tells, is a case of the rules', () => {
  const asked = proving.allProcedures.flatMap(({ steps }) =>
    steps.flatMap((step) => ('rule' in step ? [step.rule] : [])),
  );
  const told = proving.events.map(({ rule }) => rule);
  for (const number of [...tested, ...asked, ...told]) {
    const chapters = Object.keys(proving.cases).map((one) => one.replace(/-\w$/, ''));
    expect([...Object.keys(proving.cases), ...chapters]).toContain(number);
  }
});
