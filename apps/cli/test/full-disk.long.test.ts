import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomRecord } from '../src/commands/record.ts';
import { loadGame } from '../src/games.ts';

const BIN = fileURLToPath(new URL('../bin/bocage.mjs', import.meta.url));
const PAGE = 4096;
/** Longer than the page that is left free, so that the disk takes a part of it. */
const RECORD = randomRecord((await loadGame('omaha-beach')).game, 1, {});

let disk = '';
let isMounted = false;

beforeAll(() => {
  disk = mkdtempSync(join(tmpdir(), 'bocage-disk-'));
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status === 0;
});

afterAll(() => {
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

/** A record on a disk that has a single page left. */
function fullDisk(): string {
  for (const name of readdirSync(disk)) rmSync(join(disk, name));
  const path = join(disk, 'game.record');
  writeFileSync(path, RECORD);
  const filler = join(disk, 'filler');
  writeFileSync(filler, '');
  let pages = 0;
  try {
    for (;;) {
      writeFileSync(filler, Buffer.alloc(PAGE), { flag: 'a' });
      pages++;
    }
  } catch {
    truncateSync(filler, (pages - 1) * PAGE);
  }
  return path;
}

const NOT_ALLOWED = 'a small file system may not be mounted here: only its stand-in is tried';

test.each([
  ['play', (path: string) => ['play', 'omaha-beach', '--continue', path]],
  [
    'record random',
    (path: string) => ['record', 'random', 'omaha-beach', '--seed', '2', '--out', path, '--force'],
  ],
  ['render', (path: string) => ['render', 'proving', '--out', path.replace('game.record', 'map.svg')]],
] as const)('%s: a full disk leaves the good file, says so in one line, exit code 2', (_name, argv) => {
  if (!isMounted) return console.warn(NOT_ALLOWED);
  const path = fullDisk();
  const { status, stderr } = spawnSync(process.execPath, [BIN, ...argv(path)], {
    input: '',
    encoding: 'utf8',
  });
  expect(readFileSync(path, 'utf8')).toBe(RECORD);
  // What the dice hang on is a file of its own, written whole before the record is.
  const left = readdirSync(disk).filter((name) => name !== 'game.record.secret');
  expect(left.toSorted()).toEqual(['filler', 'game.record']);
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: expect.stringMatching(/^bocage: \S+(game\.record|map\.svg): [^\n]*the disk is full[^\n]*\n$/),
  });
});

test('output that goes to a full disk is told in one line, exit code 2', () => {
  if (!existsSync('/dev/full')) return console.warn('there is no /dev/full here');
  const { status, stderr } = spawnSync('sh', ['-c', `"${process.execPath}" "${BIN}" games > /dev/full`], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({
    status: 2,
    stderr: 'bocage: the output cannot be written: the disk is full (ENOSPC)\n',
  });
});
