import type { Game, View } from '@bocage/kernel';
import { isTable } from '@bocage/kernel/host';
import { writeView } from '@bocage/kernel/text';
import { InputError } from '../errors.ts';

/** Every name that a row of some table has: units, places, beaches. */
export const rowNames = ({ schema }: Game): string[] =>
  Object.values(schema).flatMap((entry) => (isTable(entry) ? entry.table.words : []));

/** What is known of a piece, a place or anything else with a name, in the words of positions. */
export function whereText(view: View, word: string): string {
  const lines = rowsOf(view, word).filter((words) => words[1] === word);
  return lines.length === 0 ? `${word}: nothing to tell` : textOf(lines);
}

/** Who and what is known to be in a place. */
export function whatText(view: View, word: string): string {
  const lines = rowsOf(view, word).filter((words) => words[1] === word || words.includes(`at=${word}`));
  return lines.length === 0 ? `nothing is known to be in ${word}` : textOf(lines);
}

const textOf = (lines: readonly (readonly string[])[]): string =>
  lines.map((words) => words.join(' ')).join('\n');

function rowsOf(view: View, word: string): string[][] {
  if (!rowNames(view.game).includes(word))
    throw new InputError(
      word === '' ? 'say of which, by its name' : `${view.game.id} knows nothing by the name “${word}”`,
    );
  const text = writeView(view);
  const body = text.slice(text.indexOf('\n\n')).split('\n');
  return body.filter((line) => line !== '' && !line.startsWith('>')).map((line) => line.split(' '));
}
