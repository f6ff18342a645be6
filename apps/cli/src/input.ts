import { closeSync, constants, mkdirSync, openSync, readSync, type Stats, statSync } from 'node:fs';
import { codeOf, type Disk, putFile, readRemedyOf, remedyOf, whatOf } from './disk.ts';
import { InputError } from './errors.ts';

const MIB = 1024 * 1024;
/** Larger than any record or position there will ever be. */
const LARGEST_FILE = 16 * MIB;
const CHUNK = MIB / 4;

/** Counts beyond this are slips of the finger. */
const MANY = 1_000_000_000;

/** The whole number that the text of an option is. */
export function wholeNumber(option: string, text: string, min: number, max: number = MANY): number {
  const value = /^-?\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (!(value >= min && value <= max))
    throw new InputError(`${option}: “${text}” is not a whole number from ${min} to ${max}`);
  return value;
}

/** The largest seed; what a run counts up from it stays exact. */
const LARGEST_SEED = Number.MAX_SAFE_INTEGER - MANY;

export const seedNumber = (text: string): number => wholeNumber('--seed', text, 0, LARGEST_SEED);

/** `name=value` words as a record. */
export function pairs(option: string, words: readonly string[], form = 'name=value'): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new InputError(`${option}: “${word}” is not of the form ${form}`);
    const name = word.slice(0, at);
    if (name in found) throw new InputError(`${option}: “${name}” is given twice`);
    found[name] = word.slice(at + 1);
  }
  return found;
}

/** Opens a file to read; a test puts one in its place that may not. */
type Opener = (path: string, flags: number) => number;

/** A text file, whole; refuses what is none. */
export function readText(path: string, open: Opener = openSync): string {
  const stat = statOf(path, 'read');
  if (stat === undefined) throw new InputError(`${path}: there is no such file`);
  if (stat.isDirectory()) throw new InputError(`${path}: is a directory, not a file`);
  if (!stat.isFile()) throw new InputError(`${path}: is not an ordinary file`);
  if (stat.size > LARGEST_FILE) throw tooLarge(path, stat.size);
  return decoded(path, readBytes(path, open));
}

const tooLarge = (path: string, bytes: number): InputError =>
  new InputError(`${path}: ${Math.ceil(bytes / MIB)} MB are too large; 16 MB are the most`);

/** What stands there, undefined for nothing; a path that leads nowhere at all is bad input. */
function statOf(path: string, purpose: 'read' | 'written'): Stats | undefined {
  if (path === '') throw new InputError('a file needs a name');
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch (error) {
    const code = codeOf(error);
    const remedy = purpose === 'read' ? readRemedyOf(code) : remedyOf(code);
    throw new InputError(`${path}: cannot be ${purpose}: ${whatOf(code)}; ${remedy}`);
  }
}

/** Never waits for bytes, and never takes more than a file may have: some that look ordinary have no end. */
function readBytes(path: string, open: Opener): Buffer {
  let file: number | undefined;
  try {
    file = open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    const parts: Buffer[] = [];
    for (let size = 0; size <= LARGEST_FILE; ) {
      const part = Buffer.alloc(CHUNK);
      const taken = readSync(file, part);
      if (taken === 0) return Buffer.concat(parts);
      parts.push(part.subarray(0, taken));
      size += taken;
    }
  } catch (error) {
    const code = codeOf(error);
    throw new InputError(`${path}: cannot be read: ${whatOf(code)}; ${readRemedyOf(code)}`);
  } finally {
    if (file !== undefined) closeSync(file);
  }
  throw tooLarge(path, LARGEST_FILE + 1);
}

function decoded(path: string, bytes: Buffer): string {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {}
  if (text === undefined || text.includes('\0')) throw new InputError(`${path}: is not a text file in UTF-8`);
  return text;
}

/** How a file may be written. */
export interface Target {
  readonly path: string;
  /** An existing file is written over. */
  readonly force: boolean;
}

/** Refuses a target that cannot be written, before any work is done for it. */
export function checkTarget({ path, force }: Target): void {
  const stat = statOf(path, 'written');
  if (stat === undefined) return;
  if (stat.isDirectory()) throw new InputError(`${path}: is a directory, not a file`);
  if (!stat.isFile()) throw new InputError(`${path}: is not an ordinary file`);
  if (!force) throw new InputError(`${path}: exists already; --force would write over it`);
}

/** Writes a file whole or not at all, and never over another unless told to. */
export function writeTarget(target: Target, content: string | Uint8Array, disk?: Disk): void {
  const { path, force } = target;
  checkTarget(target);
  try {
    putFile(path, content, force, disk);
  } catch (error) {
    throw new InputError(writeRefusal(target, codeOf(error)));
  }
}

function writeRefusal({ path, force }: Target, code: string): string {
  if (code === 'EEXIST') return `${path}: exists already; --force would write over it`;
  if (code === 'ENOENT') return `${path}: its directory does not exist`;
  if (code === 'EISDIR') return `${path}: is a directory, not a file`;
  const before =
    force && statOf(path, 'written') !== undefined ? '; what stood there before still stands' : '';
  return `${path}: cannot be written: ${whatOf(code)}${before}; ${remedyOf(code)}`;
}

/** Refuses a directory that cannot be one, before any work is done for it. */
export function checkDirectory(path: string): void {
  if (statOf(path, 'written')?.isDirectory() === false) throw new InputError(`${path}: is not a directory`);
}

/** Makes sure of a directory to write into. */
export function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new InputError(`${path}: cannot be made: ${whatOf(codeOf(error))}`);
  }
}
