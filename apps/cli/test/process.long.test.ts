import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { ASSAULT, scratch, scratchFile } from './helpers.ts';

const BIN = fileURLToPath(new URL('../bin/bocage.mjs', import.meta.url));

function bin(...argv: string[]): { code: number | null; out: string; err: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [BIN, ...argv], { encoding: 'utf8' });
  return { code: status, out: stdout, err: stderr };
}

test('fine: exit code 0, output that machines can read, nothing on stderr', () => {
  const { code, out, err } = bin('sim', 'proving', '--games', '2', '--json');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(JSON.parse(out)).toMatchObject({ game: 'proving', games: 2, finished: 2 });
});

test('found something wrong: exit code 1', () => {
  const { code, out, err } = bin(
    'apply',
    'proving',
    '--position',
    scratchFile(ASSAULT),
    '--action',
    'attack 0504 B1',
  );
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^bocage: [^\n]*5\.1-a[^\n]*\n$/);
});

test('bad input: exit code 2 and one line, no stack', () => {
  const { code, out, err } = bin('record', 'verify', 'not-there.record');
  expect({ code, out, err }).toEqual({
    code: 2,
    out: '',
    err: 'bocage: not-there.record: there is no such file\n',
  });
});

test('whoever stops reading early causes no noise', async () => {
  const child = spawn(process.execPath, [BIN, 'position', 'proving'], { stdio: ['ignore', 'pipe', 'pipe'] });
  child.stdout.destroy();
  let err = '';
  child.stderr.on('data', (text) => {
    err += text;
  });
  const [code] = await once(child, 'close');
  expect({ code, err }).toEqual({ code: 0, err: '' });
});

test.each([
  ['Ctrl-C', (child: ChildProcess) => child.kill('SIGINT')],
  ['quit', (child: ChildProcess) => child.stdin?.write('quit\n')],
  ['the end of input', (child: ChildProcess) => child.stdin?.end()],
] as const)('play: %s leaves a record that replays', async (_how, leave) => {
  const file = join(scratch(), 'game.record');
  const child = spawn(process.execPath, [BIN, 'play', 'proving', '--seed', '1', '--record', file]);
  let out = '';
  child.stdout.on('data', (text) => {
    if (!out.includes('Blue decides') && `${out}${text}`.includes('Blue decides')) leave(child);
    out += text;
  });
  const [code] = await once(child, 'close');
  expect({ code, out }).toEqual({ code: 0, out: expect.stringMatching(/Left before the end\.\n$/) });
  expect(bin('record', 'verify', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('not over yet'),
  });
});
