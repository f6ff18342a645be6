import * as fs from 'node:fs';
import {
  chmodSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Disk } from '../src/disk.ts';
import { verdict } from '../src/errors.ts';
import { readText, writeTarget } from '../src/input.ts';
import { keeper, RecordError } from '../src/play/keep.ts';
import { bocage, scratch, scratchFile } from './helpers.ts';

/** A disk that works, but for what is put in its place. */
const diskWith = (bad: Partial<Disk>): Disk => ({
  open: (path, flags) => fs.openSync(path, flags),
  write: (file, bytes) => fs.writeSync(file, bytes),
  sync: (file) => fs.fsyncSync(file),
  close: (file) => fs.closeSync(file),
  rename: (from, to) => fs.renameSync(from, to),
  remove: (path) => fs.rmSync(path, { force: true }),
  ...bad,
});

function failing(code: string): never {
  throw Object.assign(new Error(code), { code });
}

/** Takes so many bytes, then no more. */
function shortDisk(room: number): Disk {
  let left = room;
  return diskWith({
    write(file, bytes) {
      const taken = fs.writeSync(file, bytes.subarray(0, Math.min(left, 3)));
      left -= taken;
      return taken;
    },
  });
}

const BAD_DISKS: readonly [what: string, disk: Disk, says: RegExp][] = [
  ['takes a part and then nothing', shortDisk(4), /the disk is full \(ENOSPC\)/],
  ['is full', diskWith({ write: () => failing('ENOSPC') }), /the disk is full \(ENOSPC\).*make room there/],
  ['fails when it must keep its word', diskWith({ sync: () => failing('EIO') }), /the disk has failed \(EIO\)/],
  ['finds out at the end that it is full', diskWith({ close: (file) => { fs.closeSync(file); failing('ENOSPC'); } }), /the disk is full/],
  ['cannot put it in place', diskWith({ rename: () => failing('EACCES') }), /that is not allowed to you \(EACCES\)/],
]; // biome-ignore format: a table

test.each(BAD_DISKS)(
  'a disk that %s: the good file stands, nothing is left beside it',
  (_what, disk, says) => {
    const directory = scratch();
    const path = join(directory, 'game.record');
    writeFileSync(path, 'precious');
    expect(() => writeTarget({ path, force: true }, 'another text', disk)).toThrow(says);
    expect(() => writeTarget({ path, force: true }, 'another text', disk)).toThrow(
      /what stood there before still stands/,
    );
    expect(readFileSync(path, 'utf8')).toBe('precious');
    expect(readdirSync(directory)).toEqual(['game.record']);
  },
);

test.each(BAD_DISKS)('a disk that %s: a new file is whole or not there', (_what, disk, says) => {
  const directory = scratch();
  expect(() => writeTarget({ path: join(directory, 'new'), force: false }, 'some text', disk)).toThrow(says);
  expect(readdirSync(directory)).toEqual([]);
});

test('a disk that takes three bytes at a time gets all of them in the end', () => {
  const path = join(scratch(), 'new');
  writeTarget({ path, force: false }, 'some text, über alles', shortDisk(1000));
  expect(readFileSync(path, 'utf8')).toBe('some text, über alles');
});

test('file and directory are brought to the disk, the file before it is put in place', () => {
  const done: string[] = [];
  const path = join(scratch(), 'new');
  const disk = diskWith({
    sync: (file) => void done.push(fs.fstatSync(file).isDirectory() ? 'sync directory' : 'sync file'),
    rename(from, to) {
      done.push('rename');
      fs.renameSync(from, to);
    },
  });
  writeTarget({ path, force: false }, 'text', disk);
  expect(done).toEqual(['sync file', 'rename', 'sync directory']);
});

test('a directory that cannot be brought to the disk, as on some systems, is no fault', () => {
  const path = join(scratch(), 'new');
  const sync = (file: number): void => void (fs.fstatSync(file).isDirectory() && failing('EINVAL'));
  writeTarget({ path, force: false }, 'text', diskWith({ sync }));
  expect(readFileSync(path, 'utf8')).toBe('text');
});

test('a link stays a link, and a file keeps its rights', () => {
  const directory = scratch();
  const [path, link] = [join(directory, 'real'), join(directory, 'link')];
  writeFileSync(path, 'old');
  chmodSync(path, 0o640);
  symlinkSync(path, link);
  writeTarget({ path: link, force: true }, 'new');
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect([readFileSync(path, 'utf8'), statSync(path).mode & 0o777]).toEqual(['new', 0o640]);
});

test('a device is written over by nobody', () => {
  expect(() => writeTarget({ path: '/dev/null', force: true }, 'text')).toThrow(/is not an ordinary file/);
  expect(statSync('/dev/null').isFile()).toBe(false);
});

test('a record is replaced as a whole or not at all, and says how to go on', () => {
  const directory = scratch();
  const path = join(directory, 'game.record');
  let isFull = false;
  const disk = diskWith({ write: (file, bytes) => (isFull ? failing('ENOSPC') : fs.writeSync(file, bytes)) });
  const keep = keeper({ path, force: false }, disk);
  keep('one');
  keep('two');
  expect(readFileSync(path, 'utf8')).toBe('two');
  isFull = true;
  expect(() => keep('three')).toThrow(RecordError);
  expect(() => keep('three')).toThrow(
    /game\.record: cannot be written: the disk is full .* go on with --continue \S+game\.record$/,
  );
  expect(readFileSync(path, 'utf8')).toBe('two');
  expect(readdirSync(directory)).toEqual(['game.record']);
});

test('a file that may not be read is bad input: it says so, and what to do', () => {
  const path = scratchFile('bocage-record 1\n', 'game.record');
  let error: unknown;
  try {
    readText(path, () => failing('EACCES'));
  } catch (thrown) {
    error = thrown;
  }
  expect(verdict(error)).toMatchObject({
    code: 2,
    lines: [
      `${path}: cannot be read: that is not allowed to you (EACCES); change its rights, or name another file`,
    ],
  });
});

// Whoever may do everything may read everything, and would find nothing wrong.
test.skipIf(process.getuid?.() === 0)('a file without the right to read it, for real', async () => {
  const path = scratchFile('bocage-record 1\n', 'game.record');
  chmodSync(path, 0o000);
  const { code, err } = await bocage('record', 'verify', path);
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringMatching(/cannot be read: that is not allowed to you \(EACCES\); change its rights/),
  });
});
