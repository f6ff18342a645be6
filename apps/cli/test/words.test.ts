import { IllegalAction, RulesError } from '@bocage/kernel';
import { TextError } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { InputError, oneLine, verdict, WrongError } from '../src/errors.ts';
import { progressBar } from '../src/progress.ts';
import { grouped, many, tableText } from '../src/table.ts';
import { bocage } from './helpers.ts';

test.each([
  [new InputError('bad'), 2, 'bad'],
  [new TextError([{ line: 3, text: 'odd' }]), 2, 'line 3: odd'],
  [new WrongError('wrong'), 1, 'wrong'],
  [new IllegalAction([{ rule: '6.3', text: 'no' }]), 1, '6.3: no'],
  [new RulesError('stuck'), 1, 'the rules cannot go on: stuck'],
  [new TypeError('oops\n    at somewhere'), 1, 'this should not happen: TypeError: oops at somewhere'],
  ['thrown', 1, 'this should not happen: thrown'],
])('%s is one line and an exit code', (error, code, line) => {
  expect(verdict(error)).toMatchObject({ code, lines: [line] });
});

test('a line is cut before it fills the screen', () => {
  expect(oneLine('x'.repeat(5000)).length).toBeLessThan(700);
});

test('numbers stand to the right, words to the left', () => {
  expect(
    tableText([
      ['a', 1],
      ['bcd', 100],
    ]),
  ).toBe('a      1\nbcd  100');
});

test('large numbers are grouped, one is singular', () => {
  expect([grouped(1234567), grouped(999), many(1, 'game'), many(2000, 'game')]).toEqual([
    '1 234 567',
    '999',
    '1 game',
    '2 000 games',
  ]);
});

test('a bar is drawn for who watches, now and then, and wiped away', () => {
  let time = 0;
  const drawn: string[] = [];
  const io = { out: () => {}, err: (text: string) => void drawn.push(text), watched: true };
  const bar = progressBar(io, 'sim', () => time);
  bar.tick(1, 4);
  bar.tick(2, 4);
  time = 1000;
  bar.tick(3, 4);
  bar.tick(4, 4);
  bar.end();
  expect(drawn).toHaveLength(4);
  expect(drawn[1]).toMatch(/sim █{18}░{6} 75 % \(3 of 4\) 1 s left/);
  expect(drawn[3]).toBe('\r\u001b[2K');
});

test('nothing is drawn where nobody watches', () => {
  const io = { out: () => {}, err: () => expect.unreachable(), watched: false };
  const bar = progressBar(io, 'sim');
  bar.tick(1, 2);
  bar.end();
});

test('help goes to the output and is no error, with a command or without', async () => {
  for (const argv of [[], ['--help'], ['record'], ['sim', '--help'], ['--version']]) {
    const { code, out, err } = await bocage(...argv);
    expect({ code, err }, argv.join(' ')).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/Usage: bocage|^\d/);
  }
});
