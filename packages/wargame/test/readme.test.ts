import { readFileSync } from 'node:fs';
import * as hex from '@bocage/hex';
import { expect, test } from 'vitest';
import * as wargame from '../src/index.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs and says what it says', () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)![1]!;
  const body = code
    .replace(/^import (\{.*\}) from '@bocage\/(\w+)';$/gm, 'const $1 = $2;')
    .replace(/^(.*); \/\/ → (.*)$/gm, 'check($1, $2);');
  let checks = 0;
  const check = (actual: unknown, said: unknown) => {
    checks++;
    expect(actual).toEqual(said);
  };
  new Function('hex', 'wargame', 'check', body)(hex, wargame, check);
  expect(checks).toBe(6);
});
