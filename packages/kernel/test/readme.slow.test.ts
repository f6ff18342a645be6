import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import * as kernel from './kernel.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs, says what it says, and is proven', () => {
  const [example = '', proof = ''] = [...readme.matchAll(/```ts\n([\s\S]*?)```/g)].map(([, code]) => code);
  const body = stripTypeScriptTypes(example)
    .replace(/^import (\{.*\}) from '@bocage\/kernel(?:\/text)?';$/gm, 'const $1 = kernel;')
    .replace(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);');
  let checks = 0;
  const check = (actual: unknown, said: unknown): void => {
    checks++;
    expect(actual).toEqual(said);
  };
  expect(new Function('kernel', 'check', `${body}\nreturn kernel.${proof}`)(kernel, check)).toEqual([]);
  expect(checks).toBe(8);
});
