import type { Disk } from '../disk.ts';
import { InputError } from '../errors.ts';
import { checkTarget, type Target, writeTarget } from '../input.ts';

/** The record cannot be written any more, so play cannot go on. */
export class RecordError extends InputError {}

/** Keeps a text in a file that is always whole: whatever breaks leaves the text before. */
export function keeper(target: Target, disk?: Disk): (text: string) => void {
  checkTarget(target);
  let isOurs = target.force;
  return (text) => {
    try {
      writeTarget({ ...target, force: isOurs }, text, disk);
    } catch (error) {
      throw error instanceof InputError && isOurs
        ? new RecordError(`${error.message}; then go on with --continue ${target.path}`)
        : error;
    }
    isOurs = true;
  };
}
