import { proving } from '@bocage/game-proving';
import { expect, test } from 'vitest';
import { randomRecord } from '../src/commands/record.ts';
import { bocage, scratchFile } from './helpers.ts';

const record = randomRecord(proving, 11, {});
const verify = (text: string, ...more: string[]) => bocage('record', 'verify', scratchFile(text), ...more);

test('a record that replays is verified, with decisions and result', async () => {
  const { code, out, err } = await verify(record);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toMatch(
    /^proving, crossroads: verified, \d+ decisions and \d+ forced\. (Red|Blue|Nobody) wins: .*points\.\n$/,
  );
  const { decisions, forced, over } = JSON.parse((await verify(record, '--json')).out);
  expect(decisions + forced).toBe(Number(/^end (\d+)/m.exec(record)?.[1]));
  expect(over).toBe(true);
});

test('a record that ends before the game does is a record all the same', async () => {
  const { out: start } = await bocage('record', 'random', 'proving', '--seed', '2');
  expect((await verify(start)).code).toBe(0);
  expect(start).not.toBe(record);
});

test('another checksum does not match: exit code 1 with the line', async () => {
  const lines = record.trimEnd().split('\n');
  const { code, out, err } = await verify(record.replace(/[0-9a-f]{16}\n$/, `${'0'.repeat(16)}\n`));
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(new RegExp(`line ${lines.length}: the record does not end where it says`));
});

test('an answer that the rules refuse does not replay: exit code 1 with line and rule', async () => {
  const bury = record.split('\n').findIndex((line) => line.includes('game.bury')) + 1;
  const { code, err } = await verify(record.replace(/bury \d{4}$/m, 'bury 0101'));
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`line ${bury}: “bury 0101” is not allowed: 1.2 `));
});

test('a die that does not exist does not replay', async () => {
  const { code, err } = await verify(record.replace(/game\.deal \S+/, 'game.deal 9/9/9'));
  expect(code).toBe(1);
  expect(err).toMatch(/“9\/9\/9” cannot come up here/);
});

test('lines that ended up in another order do not replay', async () => {
  const lines = record.split('\n');
  const [a, b] = [
    lines.findIndex((line) => line.startsWith('5 ')),
    lines.findIndex((line) => line.startsWith('6 ')),
  ];
  [lines[a], lines[b]] = [lines[b] as string, lines[a] as string];
  expect(await verify(lines.join('\n'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('answer 5 is expected'),
  });
});
