import type { Engine } from '@bocage/kernel';
import { choicesAfter, isRefusal } from '@bocage/table';
import { type Prefix, prefixOf } from './choices.ts';
import { COMMAND_NAMES } from './commands.ts';
import { rowNames } from './lookup.ts';
import type { Session } from './session.ts';

const ABOUT_ACTIONS: readonly string[] = ['list', 'why', 'odds'];
const ABOUT_NAMES: readonly string[] = ['where', 'what'];
const MOST = 2000;

/** What the last word of a line may become, and that word. */
export function complete({ engine, isAsking }: Session, line: string): [string[], string] {
  if (!isAsking) return [[], line];
  const words = line.trimStart().split(/\s+/);
  const last = words.pop() ?? '';
  const [first = ''] = words;
  const fits = (candidates: Iterable<string>): [string[], string] => [
    [...candidates].filter((word) => word.startsWith(last)),
    last,
  ];
  const verbs = engine.offer.verbNames;
  if (words.length === 0) return fits(new Set([...verbs, ...COMMAND_NAMES]));
  if (ABOUT_NAMES.includes(first) && !verbs.includes(first)) return fits(rowNames(engine.game));
  const action = ABOUT_ACTIONS.includes(first) && !verbs.includes(first) ? words.slice(1) : words;
  if (action.length === 0) return fits(verbs);
  return fits(
    argumentsAfter(
      engine,
      readable(() => prefixOf(engine, action)),
      last,
    ),
  );
}

function readable(read: () => Prefix): Prefix | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function argumentsAfter(engine: Engine, prefix: Prefix | undefined, last: string): string[] {
  if (prefix === undefined) return [];
  const choices = choicesAfter(engine, prefix.verb.name, prefix.args, MOST);
  if (choices === null || isRefusal(choices)) return [];
  const texts = choices.values.map(({ text }) => text);
  return choices.form === 'set' ? membersAfter(texts, last) : texts;
}

/** The members of a set are named in any order, so each one that is missing may come next. */
function membersAfter(members: readonly string[], last: string): string[] {
  const named = last.split('+').slice(0, -1);
  const begun = named.map((word) => `${word}+`).join('');
  return members.filter((word) => !named.includes(word)).map((word) => `${begun}${word}`);
}
