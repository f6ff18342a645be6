import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What a disk does for us; a test puts a bad one in its place. */
export interface Disk {
  open(path: string, flags: 'wx' | 'r'): number;
  /** Takes some of the bytes and says how many. */
  write(file: number, bytes: Uint8Array): number;
  sync(file: number): void;
  close(file: number): void;
  rename(from: string, to: string): void;
  remove(path: string): void;
}

const DISK: Disk = {
  open: (path, flags) => openSync(path, flags),
  write: (file, bytes) => writeSync(file, bytes),
  sync: (file) => fsyncSync(file),
  close: (file) => closeSync(file),
  rename: (from, to) => renameSync(from, to),
  remove: (path) => rmSync(path, { force: true }),
};

/**
 * Puts a file in place as a whole or not at all: it is written beside, brought to the disk, and takes the place of what
 * was there. Whatever breaks on the way leaves what was there. `over` lets it take the place of another.
 */
export function putFile(path: string, content: string | Uint8Array, over: boolean, disk = DISK): void {
  const claim = over ? null : disk.open(path, 'wx'); // the name is ours from here on, whoever else wants it
  const place = over ? behindLinks(path) : path;
  const part = join(dirname(place), `.bocage-${randomBytes(6).toString('hex')}.part`);
  try {
    if (claim !== null) disk.close(claim);
    writePart(part, content, disk);
    keepMode(place, part);
    disk.rename(part, place);
  } catch (error) {
    tidy(part, disk);
    if (!over) tidy(path, disk);
    throw error;
  }
  syncDirectory(dirname(place), disk);
}

/** A link stays a link: what it leads to is replaced. */
function behindLinks(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) === undefined ? path : realpathSync(path);
}

function writePart(path: string, content: string | Uint8Array, disk: Disk): void {
  const file = disk.open(path, 'wx');
  try {
    let left = typeof content === 'string' ? Buffer.from(content) : content;
    while (left.length > 0) {
      const taken = disk.write(file, left);
      if (taken === 0) throw Object.assign(new Error('nothing more is taken'), { code: 'ENOSPC' });
      left = left.subarray(taken);
    }
    disk.sync(file);
  } finally {
    disk.close(file);
  }
}

function keepMode(from: string, to: string): void {
  const mode = statSync(from, { throwIfNoEntry: false })?.mode;
  if (mode !== undefined) chmodSync(to, mode & 0o7777);
}

/**
 * Brings the new name to the disk too. Not every system can do that with a directory, and where it fails either file
 * stands there, whole: nothing that a player should be told.
 */
function syncDirectory(path: string, disk: Disk): void {
  try {
    const file = disk.open(path, 'r');
    try {
      disk.sync(file);
    } finally {
      disk.close(file);
    }
  } catch {}
}

function tidy(path: string, disk: Disk): void {
  try {
    disk.remove(path);
  } catch {} // what cannot be written can perhaps not be removed either
}

/** The code of an error of the system: `ENOSPC`. */
export const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

/** What an error of the system means, and what can be done about it. */
const MEANINGS: Readonly<Record<string, readonly [what: string, remedy: string]>> = {
  ENOSPC: ['the disk is full', 'make room there, or name a file elsewhere'],
  EDQUOT: ['your share of the disk is used up', 'make room there, or name a file elsewhere'],
  EROFS: ['the disk is read-only', 'name a file elsewhere'],
  EACCES: ['that is not allowed to you', 'name a file elsewhere, or change the rights'],
  EPERM: ['that is not allowed to you', 'name a file elsewhere, or change the rights'],
  EIO: ['the disk has failed', 'name a file on another one'],
  ENAMETOOLONG: ['its name is too long', 'choose a shorter one'],
  ELOOP: ['its links lead in a circle', 'name another file'],
  ENOTDIR: ['a part of the path is no directory', 'name another file'],
};

/** Why a file cannot be written. */
export const whatOf = (code: string): string =>
  MEANINGS[code] === undefined ? `it failed (${code})` : `${MEANINGS[code][0]} (${code})`;

/** What can be done about it; nothing where we do not know. */
export const remedyOf = (code: string): string => MEANINGS[code]?.[1] ?? 'name another file';

/** What can be done about a file that cannot be read. */
export const readRemedyOf = (code: string): string =>
  code === 'EACCES' || code === 'EPERM' ? 'change its rights, or name another file' : 'name another file';
