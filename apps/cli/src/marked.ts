import { InputError } from './errors.ts';

/** Two lines of a page between which a command writes; all other lines are the page's own. */
export interface Marks {
  readonly begin: string;
  readonly end: string;
}

/** A page cut at its two marks; refuses one that has not got them. */
export function cutAt({ begin, end }: Marks, path: string, text: string): { before: string; after: string } {
  const [before, rest, ...more] = text.split(begin);
  const [, after, ...others] = rest?.split(end) ?? [];
  if (before === undefined || after === undefined || more.length + others.length > 0)
    throw new InputError(`${path}: has not one line “${begin}” and one line “${end}” after it`);
  return { before, after };
}

/** The page with something else between its marks. */
export const filled = (
  { begin, end }: Marks,
  { before, after }: ReturnType<typeof cutAt>,
  section: string,
): string => `${before}${begin}\n\n${section}\n\n${end}${after}`;
