import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { InputError } from './errors.ts';

const MIB = 1024 * 1024;
/** Larger than any record or position there will ever be. */
const LARGEST_FILE = 16 * MIB;

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
export function pairs(option: string, words: readonly string[]): Record<string, string> {
  const found: Record<string, string> = Object.create(null);
  for (const word of words) {
    const at = word.indexOf('=');
    if (at < 1) throw new InputError(`${option}: “${word}” is not of the form name=value`);
    const name = word.slice(0, at);
    if (name in found) throw new InputError(`${option}: “${name}” is given twice`);
    found[name] = word.slice(at + 1);
  }
  return found;
}

/** A text file, whole; refuses what is none. */
export function readText(path: string): string {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat === undefined) throw new InputError(`${path}: there is no such file`);
  if (stat.isDirectory()) throw new InputError(`${path}: is a directory, not a file`);
  if (!stat.isFile()) throw new InputError(`${path}: is not an ordinary file`);
  if (stat.size > LARGEST_FILE)
    throw new InputError(`${path}: ${Math.ceil(stat.size / MIB)} MB are too large; 16 MB are the most`);
  return decoded(path, readBytes(path));
}

function readBytes(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch (error) {
    throw new InputError(`${path}: cannot be read (${codeOf(error)})`);
  }
}

function decoded(path: string, bytes: Buffer): string {
  let text: string | undefined;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {}
  if (text === undefined || text.includes('\0')) throw new InputError(`${path}: is not a text file`);
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
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isDirectory()) throw new InputError(`${path}: is a directory, not a file`);
  if (stat !== undefined && !force)
    throw new InputError(`${path}: exists already; --force would write over it`);
}

/** Writes a file, never over another unless told to. */
export function writeTarget({ path, force }: Target, content: string | Uint8Array): void {
  try {
    writeFileSync(path, content, { flag: force ? 'w' : 'wx' });
  } catch (error) {
    throw new InputError(writeRefusal(path, codeOf(error)));
  }
}

function writeRefusal(path: string, code: string): string {
  if (code === 'EEXIST') return `${path}: exists already; --force would write over it`;
  if (code === 'ENOENT') return `${path}: its directory does not exist`;
  if (code === 'EISDIR') return `${path}: is a directory, not a file`;
  return `${path}: cannot be written (${code})`;
}

/** Refuses a directory that cannot be one, before any work is done for it. */
export function checkDirectory(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() === false)
    throw new InputError(`${path}: is not a directory`);
}

/** Makes sure of a directory to write into. */
export function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { recursive: true });
  } catch (error) {
    throw new InputError(`${path}: cannot be made (${codeOf(error)})`);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}
