import { legalAction, readWords } from '../actions.ts';
import { InputError, reasonText } from '../errors.ts';
import { pairs, wholeNumber } from '../input.ts';
import { choicesAfter, prefixOf, shortList } from './choices.ts';
import { decisionText, listText, show, verbsText } from './decision.ts';
import { forecastText } from './forecast.ts';
import { whatText, whereText } from './lookup.ts';
import { diceText, logText } from './news.ts';
import { hanging, wrap } from './page.ts';
import { save } from './save.ts';
import type { Session } from './session.ts';
import { severalText, takeSeveral } from './several.ts';

/** What is said to a line, and whether the match went elsewhere, or is left. */
export interface Reply {
  readonly text: string;
  readonly then: 'stay' | 'moved' | 'quit';
}
const stay = (text: string): Reply => ({ text, then: 'stay' });
const moved = (text = ''): Reply => ({ text, then: 'moved' });

interface Command {
  readonly usage: string;
  readonly help: string;
  readonly run: (session: Session, words: readonly string[]) => Reply;
}

const EVERYTHING = 5000;

/** What may be typed besides actions. */
const COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    usage: 'list [verb] [arguments…]',
    help: 'what may be chosen next, each with a number to type',
    run: (session, words) => stay(list(session, words)),
  },
  more: { usage: 'more', help: 'the next page of the list', run: (session) => stay(listText(session)) },
  all: {
    usage: 'all [number]',
    help: 'what may be done at once, or several decisions one after the other',
    run: (session, [number]) =>
      number === undefined
        ? stay(severalText(session))
        : moved(takeSeveral(session, wholeNumber('all', number, 1))),
  },
  why: {
    usage: 'why <action>',
    help: 'whether it may be done, and if not, by which rule',
    run: ({ engine }, words) => stay(whyText(readWords(engine, words.join(' ')).reasons)),
  },
  odds: {
    usage: 'odds <action> [if <step>=<answer>…]',
    help: 'what may come of it, with its chances, before it is done',
    run: (session, words) => stay(odds(session, words)),
  },
  undo: {
    usage: 'undo',
    help: 'undo your last decision, as long as it told nobody anything',
    run: (session) => {
      session.undo();
      return moved('undone');
    },
  },
  takeback: {
    usage: 'takeback',
    help: 'take back your last decision with all that came of it',
    run: (session) => {
      const many = session.takeBack();
      return moved(many === 1 ? 'taken back' : `taken back, and ${many - 1} answers to it`);
    },
  },
  redo: {
    usage: 'redo',
    help: 'do again what was taken back',
    run: (session) => {
      session.redo();
      return moved();
    },
  },
  where: {
    usage: 'where <unit>',
    help: 'where it stands, and what is known of it',
    run: ({ view }, [word = '']) => stay(whereText(view, word)),
  },
  what: {
    usage: 'what <place>',
    help: 'who and what is known to be there',
    run: ({ view }, [word = '']) => stay(whatText(view, word)),
  },
  log: {
    usage: 'log [number]',
    help: 'in full what was told in brief last, or the last decisions',
    run: (session, [last]) => stay(logText(session, numberOf('log', last))),
  },
  dice: {
    usage: 'dice [number]',
    help: 'what came up in it, or in the last rolls and draws',
    run: (session, [last]) => stay(diceText(session, numberOf('dice', last))),
  },
  show: { usage: 'show', help: 'the decision once more', run: (session) => stay(decisionText(session)) },
  save: {
    usage: 'save <file> [--open] [--force]',
    help: 'write the record (or the position, where play began with one) as you may know it; --open: all of it',
    run: (session, words) => stay(save(session, words)),
  },
  help: { usage: 'help', help: 'this', run: ({ engine }) => stay(helpText(engine.offer.verbNames)) },
  quit: { usage: 'quit', help: 'leave', run: () => ({ text: '', then: 'quit' }) },
};

const numberOf = (command: string, word: string | undefined): number | undefined =>
  word === undefined ? undefined : wholeNumber(command, word, 0);

/** The names of the commands. */
export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);

/** Does what a line says: an action, a number of the list, or a command. Bad input and refusals throw. */
export function obey(session: Session, line: string): Reply {
  const words = line.trim().split(/\s+/);
  const [first = ''] = words;
  if (first === '') return stay('');
  if (/^\d+$/.test(first) && words.length === 1) return choose(session, first);
  const command = commandOf(session, words);
  if (command !== undefined) return command.run(session, words.slice(1));
  return act(session, words.join(' '));
}

/** A verb that is asked now comes before a command of its name; `:save` is always the command. */
function commandOf({ engine }: Session, [first = '', ...rest]: readonly string[]): Command | undefined {
  const name = first.replace(/^:/, '');
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (first.startsWith(':') && command === undefined)
    throw new InputError(`there is no command “${name}”; “help” lists them`);
  const verb = engine.offer.verb(first);
  return verb !== undefined && verb.params.length === rest.length ? undefined : command;
}

function act(session: Session, text: string): Reply {
  session.act(legalAction(session.engine, text, readTyped));
  return moved();
}

function readTyped(engine: Session['engine'], text: string): ReturnType<typeof readWords> {
  try {
    return readWords(engine, text);
  } catch (error) {
    if (error instanceof InputError) throw new InputError(`${error.message} (“help” lists the commands)`);
    throw error;
  }
}

/** A number does what it stands for, or lists what may follow it. */
function choose(session: Session, number: string): Reply {
  const { texts, complete } = session.shown;
  const text = texts[Number(number) - 1];
  if (text === undefined)
    throw new InputError(
      texts.length === 0
        ? 'there is no list to choose from: “list” makes one'
        : `1 to ${texts.length} are listed`,
    );
  return complete ? act(session, text) : stay(list(session, text.split(' ')));
}

function list(session: Session, words: readonly string[]): string {
  const { engine } = session;
  if (words.length > 0) show(session, choicesAfter(engine, prefixOf(engine, words)));
  else {
    const all = shortList(engine, EVERYTHING);
    if (all.more) return verbsText(engine, session.voice);
    show(session, all);
  }
  return listText(session);
}

const whyText = (reasons: ReturnType<typeof readWords>['reasons']): string =>
  reasons.length === 0 ? 'legal' : reasons.map(reasonText).join('\n');

function odds({ engine, view, voice: { presentation } }: Session, words: readonly string[]): string {
  const at = words.indexOf('if');
  const [action, said] = at < 0 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  return forecastText({ engine, view, action: action.join(' '), answers: answersOf(said), presentation });
}

/** `combat.retreat=retreat R1 0503 losses.choose=lose R1`: a word with `=` begins the next answer. */
function answersOf(words: readonly string[]): Record<string, string> {
  const joined: string[] = [];
  for (const word of words)
    if (word.includes('=') || joined.length === 0) joined.push(word);
    else joined.push(`${joined.pop()} ${word}`);
  return pairs('odds', joined, 'step=action');
}

function helpText(verbs: readonly string[]): string {
  const clash = verbs.filter((verb) => Object.hasOwn(COMMANDS, verb));
  const note =
    clash.length === 0
      ? []
      : [`“${clash.join('”, “')}” is an action now; with a colon, “:${clash[0]}”, it is the command`];
  return [
    wrap(`Type an action, verb first (${verbs.join(', ')}), or the number of one that is listed, or:`, 2),
    ...hanging(Object.values(COMMANDS).map(({ usage, help }) => [usage, help])),
    ...note.map((line) => wrap(line, 2)),
  ].join('\n');
}
