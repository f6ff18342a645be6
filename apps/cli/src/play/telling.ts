import type { EventType, Happening, Kind, Names } from '@bocage/kernel';
import { isList } from '@bocage/kernel/host';
import type { Voice } from '../voice.ts';

/** What happened, in words. */
export interface Said {
  readonly type: EventType;
  /** The whole sentence. */
  readonly text: string;
  /** The single thing that it begins with, by its name; null where it is about several, or about none. */
  readonly subject: string | null;
}

/** A sentence about one thing: `1/16` `loses` `a step`. */
interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

/** So many names of a tally are told; the others are counted. */
const NAMED = 4;
/** From so many names on, half of that is enough. */
const MANY = 8;
/** What is longer than this is told in fewer words in a tally. */
const LONG = 120;

/** What happened as a voice tells it. */
export function said(event: Happening, { sentence, word }: Pick<Voice, 'sentence' | 'word'>): Said {
  const { type, args } = event;
  const [, name = ''] = /^\{(\w+)\} \w/.exec(type.say) ?? [];
  const kind = type.args[name];
  const isOne = kind !== undefined && !isList(kind) && isNamed(kind);
  return { type, text: sentence(event), subject: isOne ? word(kind, args[name] as number) : null };
}

/** A number is no name: `2 is added` and `3 is added` are not `2, 3 are added`. */
const isNamed = (kind: Kind): kind is Names => 'words' in kind;

/** What followed from one thing, with what is alike side by side; order matters between decisions only. */
export const bundled = (events: readonly Said[]): Said[] => alike(events, ({ type }) => type).flat();

/** Whether order matters: several act together, as in a fight, and what follows is about them. */
export const isStory = (events: readonly Said[]): boolean =>
  events.some(({ type, subject }) => {
    const [, name = ''] = /^\{(\w+)\}/.exec(type.say) ?? [];
    const kind = type.args[name];
    return subject === null && kind !== undefined && (isList(kind) || isNamed(kind));
  });

/** What happened, in order, with one sentence for what comes to the same: `1/16, 2/16 lose a step.` */
export function told(events: readonly Said[]): string {
  const runs: Said[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0]?.type === event.type && isClause(event)) run.push(event);
    else runs.push([event]);
  }
  return runs.map((run) => runText(run, listed)).join(' ');
}

/** What happened in all, without its order: one or two sentences for each kind of thing, long lists cut short. */
export function tallied(events: readonly Said[]): string {
  return alike(events, ({ type }) => type)
    .map(tallyText)
    .join(' ');
}

function tallyText(run: readonly Said[]): string {
  const first = run[0] as Said;
  if (!isClause(first)) return run.length < NAMED ? run.map(({ text }) => text).join(' ') : sentencesOf(run);
  const whole = [counted, briefly].map((list) => runText(run, list)).find((text) => text.length <= LONG);
  const outline = outlineOf(first);
  if (whole !== undefined || outline === '') return whole ?? sentencesOf(run);
  return `${counted(timesEach(run.map(({ subject }) => subject ?? '')))} ${plural(outline)}.`;
}

/** The first of many sentences that cannot be put together, and how many there are besides. */
function sentencesOf(run: readonly Said[]): string {
  const text = run.map((one) => one.text).join(' ');
  if (text.length <= LONG) return text;
  const [first] = run as [Said];
  return `${first.text.replace(/\.$/, '')} (and ${run.length - 1} more like it).`;
}

/**
 * `{unit} comes down in {hex}: {die}` without its particulars: `comes down`. Only where and how can be left out; without
 * its object a sentence would be cut in two.
 */
function outlineOf({ type }: Said): string {
  const [, words = '', sign = ''] = /^\{\w+\} ([^{:;,]*)([{:;,]?)/.exec(type.say) ?? [];
  if (sign !== '{') return words.trim().replace(/\.$/, '');
  const [, head = ''] = /^(.+?) (?:in|into|to|at|on|off|by|from|around|with) $/.exec(words) ?? [];
  return head;
}

/** Only a sentence that begins with a single thing, and is one, can be put together with others of its kind. */
const isClause = ({ subject, text }: Said): boolean => subject !== null && !/[.;] /.test(text);

function clauseOf({ subject, text }: Said): Clause {
  const [verb = '', ...rest] = text
    .slice((subject ?? '').length)
    .trimStart()
    .replace(/\.$/, '')
    .split(' ');
  return { subject: subject ?? '', verb, rest: rest.join(' ') };
}

/** Sentences of one kind: subjects that share the rest stand together, and `goes` is said once: `A goes to X, B to Y`. */
function runText(run: readonly Said[], list: (names: readonly string[]) => string): string {
  const first = run[0] as Said;
  if (!isClause(first)) return first.text;
  const [began] = gapOf(clauseOf(first));
  const clauses = run.map(clauseOf);
  const isLong = list !== listed && run.length > NAMED + 1;
  const parts = alike(isLong ? clauses : besides(clauses), ({ rest }) => rest).map((same, i) => {
    const clause = same[0] as Clause;
    const subjects = timesEach(same.map(({ subject }) => subject));
    const [begins, where] = gapOf(clause);
    if (i > 0 && where !== '' && begins === began) return `${list(subjects)} ${where}`;
    const words = `${clause.verb} ${clause.rest}`.trimEnd();
    return `${list(subjects)} ${subjects.length > 1 ? plural(words) : words}`;
  });
  const hasCommas = clauses.some(({ rest }) => /[,;:]/.test(rest));
  return `${parts.join(hasCommas ? '; ' : ', ')}.`;
}

/** Clauses that differ only behind a colon, in what was thrown, have that in brackets: `A (die 3), B (die 5) begin`. */
function besides(clauses: readonly Clause[]): readonly Clause[] {
  const rests = new Set(clauses.map(({ rest }) => rest));
  const heads = new Set(clauses.map(({ verb, rest }) => `${verb} ${rest.split(': ')[0]}`));
  if (rests.size === 1 || heads.size > 1 || !clauses.every(({ rest }) => rest.includes(': '))) return clauses;
  return clauses.map(({ subject, verb, rest }) => {
    const [head = '', ...thrown] = rest.split(': ');
    return { subject: `${subject} (${thrown.join(': ')})`, verb, rest: head };
  });
}

/** The predicate up to where it says where, and from there on. */
function gapOf({ verb, rest }: Clause): [string, string] {
  const [, what = '', where = ''] =
    /^(.*? )((?:to|in|into|at|on|off(?! to)|from|by|with) .*)$/.exec(`${verb} ${rest}`) ?? [];
  return [what, where];
}

/** Each name once, with how often it stands where that is more than once. */
const timesEach = (names: readonly string[]): string[] =>
  alike(names, (name) => name).map((same) => `${same[0]}${same.length > 1 ? ` (${same.length}×)` : ''}`);

/** Puts together what has the same key, in the order of the first of each. */
function alike<T>(all: readonly T[], keyOf: (one: T) => unknown): T[][] {
  const found = new Map<unknown, T[]>();
  for (const one of all) {
    const key = keyOf(one);
    const same = found.get(key);
    if (same === undefined) found.set(key, [one]);
    else same.push(one);
  }
  return [...found.values()];
}

const listed = (names: readonly string[]): string => names.join(', ');

const cut = (names: readonly string[], told: number): string =>
  `${listed(names.slice(0, told))} and ${names.length - told} more`;

const counted = (names: readonly string[]): string =>
  names.length <= NAMED + 1 ? listed(names) : cut(names, names.length < MANY ? NAMED : NAMED / 2);

/** The same in fewer words. */
const briefly = (names: readonly string[]): string => (names.length <= 2 ? listed(names) : cut(names, 1));

/** What one does, said of several: `comes down and loses its way` becomes `come down and lose their way`. */
function plural(words: string): string {
  const [verb = '', ...rest] = words.split(' ');
  return [several(verb), ...rest]
    .join(' ')
    .replace(/\b(and|but) ([a-z]+s)\b/g, (_, and: string, second: string) => `${and} ${several(second)}`)
    .replace(/\bits\b/g, 'their');
}

const IRREGULAR: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do', was: 'were' };

const several = (verb: string): string =>
  IRREGULAR[verb] ?? verb.replace(/(?<=\w\w)ies$/, 'y').replace(/(?<=o|ss|x|ch|sh)es$|(?<!s)s$/, '');
