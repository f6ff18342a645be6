import { readFileSync } from 'node:fs';
import * as kernel from '@bocage/kernel';
import * as text from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import * as game from '../src/index.ts';
import { asks, legal, piece, play, scene } from './scene.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');

test('the example of the README runs and says what it says', () => {
  const code = /```ts\n([\s\S]*?)```/.exec(readme)?.[1] ?? '';
  const body = code
    .replace("import { proving } from '@bocage/game-proving';", 'const { proving } = game;')
    .replace(/^import (\{.*\}) from '@bocage\/(?:\w+\/)?(\w+)';$/gm, 'const $1 = $2;')
    .replace(/^(.*);\n\/\/ → (.*)$/gm, 'check($1, $2);');
  let checks = 0;
  const check = (actual: unknown, said: unknown) => {
    checks++;
    expect(actual).toEqual(said);
  };
  new Function('kernel', 'text', 'game', 'check', body)(kernel, text, game, check);
  expect(checks).toBe(6);
});

/** Who fights for each column: these attackers from 0303 and 0304, these defenders in 0403. */
const FIGHTS: Readonly<Record<string, readonly [blue: string, red: string]>> = {
  '1-2': ['B5+B6', 'R1+R6'], // 4 to 8
  '1-1': ['B1+B2', 'R1+R3'], // 8 to 5
  '2-1': ['B1+B2', 'R1+R4'], // 8 to 4
  '3-1': ['B1+B2+B3+B4', 'R1+R4'], // 14 to 4
  '4-1': ['B1+B2+B3+B4', 'R3+R4'], // 14 to 3
};

/** Plays a combat and says what came of it in the words of the table. */
function result(column: string, die: string): string {
  const [blue = '', red = ''] = FIGHTS[column] ?? [];
  const [attackers, defenders] = [blue.split('+'), red.split('+')];
  const from = attackers.map((name, i) => `${name} ${i < 2 ? '0304' : '0303'}`);
  const match = scene('blue fights', ...from, ...defenders.map((name) => `${name} 0403`));
  play(match, `attack 0403 ${blue}`, die);
  while (asks(match).endsWith('losses.choose')) play(match, legal(match)[0] as string);
  const lost = (names: readonly string[]): number =>
    names.reduce((sum, name) => sum + 2 - Number(piece(match, name).steps), 0);
  const retreat = asks(match) === 'red retreat.choose' ? ' R' : '';
  return `${lost(attackers) || '-'}/${`${lost(defenders) || ''}${retreat}`.trim() || '-'}`;
}

test('5.5: the combat table of the README is the one in play', () => {
  const columns = Object.keys(FIGHTS);
  expect(readme).toContain(`| die | ${columns.join(' | ')} |`);
  for (const die of ['1', '2', '3', '4', '5', '6']) {
    const printed = new RegExp(`^\\| ${die} \\| (.*) \\|$`, 'm').exec(readme)?.[1];
    expect(columns.map((column) => result(column, die)).join(' | ')).toBe(printed);
  }
});
