import { en } from 'zod/locales';
import * as z from 'zod/mini';

z.config(en());

/** A data file that is not what the rules expect: every fault with its place in the file. */
export class DataError extends Error {
  override readonly name = 'DataError';
}

/**
 * Reads a data file by its shape and refuses it with every fault: a figure that is missing, one of another kind, and a
 * key that the shape does not have. Where the shape names every key, no figure can stand in the file that no rule knows.
 */
export function readData<S extends z.ZodMiniType>(file: string, shape: S, json: unknown): z.output<S> {
  const read = shape.safeParse(json);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${file} ${path.join('.')}: ${message}`);
  throw new DataError(faults.join('\n'));
}
