import { closeSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { InputError } from '../errors.ts';
import { checkTarget, type Target, writeTarget } from '../input.ts';

/** The record cannot be written any more, so play cannot go on. */
export class RecordError extends InputError {}

/**
 * Keeps a text in a file that is always whole: a new file is written beside it, brought to the disk, and put in
 * its place. Whatever breaks in between leaves the text before.
 */
export function keeper(target: Target): (text: string) => void {
  const { path, force } = target;
  checkTarget(target);
  if (statSync(path, { throwIfNoEntry: false })?.isFile() === false)
    throw new InputError(`${path}: is not an ordinary file`);
  let isOurs = force;
  return (text) => {
    if (isOurs) return replace(path, text);
    writeTarget(target, text);
    isOurs = true;
  };
}

function replace(path: string, text: string): void {
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}.new`);
  try {
    const file = openSync(beside, 'w');
    try {
      writeSync(file, text);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    renameSync(beside, path);
  } catch (error) {
    tidy(beside);
    const said = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new RecordError(`${path}: the record cannot be written (${said})`);
  }
}

function tidy(path: string): void {
  try {
    rmSync(path, { force: true });
  } catch {} // what cannot be written can perhaps not be removed either
}
