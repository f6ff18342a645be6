import { type Happening, isList, sentence } from '@bocage/kernel';

/** A sentence about one thing: `1/16` `loses` `a step`; without a subject all of it is the rest. */
interface Clause {
  readonly subject: string;
  readonly verb: string;
  readonly rest: string;
}

/** So many names of a tally are told; the others are counted. */
const NAMED = 4;
/** From so many names on, half of that is enough. */
const MANY = 8;
/** What is longer than this is told without its particulars in a tally. */
const LONG = 120;

/** What followed from one thing, with what is alike side by side; order matters between decisions only. */
export const bundled = (events: readonly Happening[]): Happening[] =>
  alike(events, ({ type }) => type).flat();

/** Whether order matters: several act together, as in a fight, and what follows is about them. */
export const isStory = (events: readonly Happening[]): boolean =>
  events.some(({ type }) => /^\{\w+\}/.test(type.say) && !isAboutOne({ type }));

/** What happened, in order, with one sentence for what comes to the same: `1/16, 2/16 lose a step.` */
export function told(events: readonly Happening[]): string {
  const runs: Happening[][] = [];
  for (const event of events) {
    const run = runs.at(-1);
    if (run?.[0]?.type === event.type && isAboutOne(event)) run.push(event);
    else runs.push([event]);
  }
  return runs.map((run) => runText(run, listed)).join(' ');
}

/** What happened in all, without its order: one or two sentences for each kind of thing, long lists cut short. */
export function tallied(events: readonly Happening[]): string {
  return alike(events, ({ type }) => type)
    .map(tallyText)
    .join(' ');
}

function tallyText(run: readonly Happening[]): string {
  const first = run[0] as Happening;
  if (!isAboutOne(first)) return run.length < NAMED ? run.map(sentence).join(' ') : sentencesOf(run);
  const text = runText(run, counted);
  if (text.length <= LONG) return text;
  const subjects = timesEach(run.map((event) => clauseOf(event).subject));
  return `${counted(subjects)} ${plural(outlineOf(first))}.`;
}

/** The first of many sentences that cannot be put together, and how many there are besides. */
function sentencesOf(run: readonly Happening[]): string {
  const text = run.map(sentence).join(' ');
  return text.length <= LONG ? text : `${sentence(run[0] as Happening)} (and ${run.length - 1} more)`;
}

/** `1/505 comes down in {hex}` without its particulars: `comes down`. */
function outlineOf({ type }: Happening): string {
  const [, words = ''] = /^\{\w+\} ([^{]*)/.exec(type.say) ?? [];
  return words.replace(/( (in|to|at|on|by|from|is))?[\s,:;.]*$/, '');
}

/** Only a sentence that begins with a single thing can be put together with others of its kind. */
const isAboutOne = ({ type }: Pick<Happening, 'type'>): boolean => {
  const [, name = ''] = /^\{(\w+)\} \w/.exec(type.say) ?? [];
  const kind = type.args[name];
  return kind !== undefined && !isList(kind);
};

function clauseOf(event: Happening): Clause {
  const [subject = '', verb = '', ...rest] = sentence(event).replace(/\.$/, '').split(' ');
  return { subject, verb, rest: rest.join(' ') };
}

/** Sentences of one kind: subjects that share the rest stand together, and `goes` is said once: `A goes to X, B to Y`. */
function runText(run: readonly Happening[], list: (names: readonly string[]) => string): string {
  const first = run[0] as Happening;
  if (!isAboutOne(first)) return sentence(first);
  const [began] = gapOf(clauseOf(first));
  const clauses = run.map(clauseOf);
  const isLong = list === counted && run.length > NAMED + 1;
  const said = alike(isLong ? clauses : besides(clauses), ({ rest }) => rest).map((same, i) => {
    const clause = same[0] as Clause;
    const subjects = timesEach(same.map(({ subject }) => subject));
    const [begins, where] = gapOf(clause);
    if (i > 0 && where !== '' && begins === began) return `${list(subjects)} ${where}`;
    const verb = subjects.length > 1 ? plural(clause.verb) : clause.verb;
    return `${list(subjects)} ${verb} ${clause.rest}`.trimEnd();
  });
  const hasCommas = run.some((event) => /[,;:]/.test(clauseOf(event).rest));
  return `${said.join(hasCommas ? '; ' : ', ')}.`;
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
    /^(.*? )((?:to|in|into|at|on|from|by|with) .*)$/.exec(`${verb} ${rest}`) ?? [];
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

function counted(names: readonly string[]): string {
  if (names.length <= NAMED + 1) return listed(names);
  const told = names.length < MANY ? NAMED : NAMED / 2;
  return `${listed(names.slice(0, told))} and ${names.length - told} more`;
}

/** The verb at the head of the words, for several: `comes down` becomes `come down`. */
function plural(words: string): string {
  const [verb = '', ...rest] = words.split(' ');
  const many =
    verb === 'is' ? 'are' : verb === 'has' ? 'have' : verb.replace(/(?<=o|ss|x|ch|sh)es$|(?<!s)s$/, '');
  return [many, ...rest].join(' ');
}
