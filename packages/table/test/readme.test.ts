import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import * as proving from '@bocage/game-proving';
import * as kernel from '@bocage/kernel';
import { expect, test } from 'vitest';
import * as table from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs and says what it says', () => {
  const [, example = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const body = stripTypeScriptTypes(example)
    .replace(/^import (\{.*\}) from '@bocage\/([\w-]+)';$/gm, "const $1 = packages['$2'];")
    .replace(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);');
  let checks = 0;
  const check = (actual: unknown, said: unknown): void => {
    checks++;
    expect(actual).toEqual(said);
  };
  new Function('packages', 'check', body)({ kernel, 'game-proving': proving, table }, check);
  expect(checks).toBe(10);
});
