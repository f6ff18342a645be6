import type { Sheet } from '@bocage/catalogue';
import type { Engine } from '@bocage/kernel';
import { isAsk } from '@bocage/kernel/host';
import type { Upshot } from '@bocage/table';
import { grouped, many, percent, tableText } from '../table.ts';
import type { Weighed } from './weigh.ts';

/** So many forms of an answer are told. */
const MOST_FORMS = 3;
/** So many outcomes are told in words. */
const SHOWN = 20;

/** What was weighed, in words: the arithmetic, what is so in any case, the likeliest outcomes, and who is asked. */
export function weighedText(engine: Engine, action: string | null, weighed: Weighed): string {
  const { sheet, worlds, samples, ways } = weighed;
  return [
    ...headlineText(weighed),
    ...(sheet === null ? [] : [sheetText(sheet)]),
    ...(worlds === 1 ? [] : [`something that is hidden matters: the mean of ${worlds} possible worlds`]),
    ...(samples === 0 ? [] : [samplesText(weighed)]),
    `${many(ways.length, 'outcome')}${action === null ? '' : ` of “${action}”`}${samples === 0 ? '' : ' came up'}`,
    ...waysText(weighed),
    ...answersText(engine, ways),
  ].join('\n');
}

/** The odds in a sentence: `6:2, column 3:1. R1 loses a step or more 83.3 %, Blue loses one 33.3 %.` */
function headlineText({ sheet, headline }: Weighed): string[] {
  const odds = sheet?.headline === undefined ? [] : [`${sheet.headline}.`];
  const said = headline.map(({ text, probability }) => `${text} ${percent(probability)}`).join(', ');
  const claims = said === '' ? [] : [`${said.charAt(0).toUpperCase()}${said.slice(1)}.`];
  return odds.length + claims.length === 0 ? [] : [[...odds, ...claims].join(' ')];
}

/** Each figure beside what it comes from, with its rule. */
function sheetText({ title, rows, result }: Sheet): string {
  const table = rows.map(({ label, value, rule = '' }) => [
    `  ${label}`,
    value,
    rule === '' ? '' : `(${rule})`,
  ]);
  return [title, tableText(table), `  ${result}`].join('\n');
}

/** Twice the standard error of a share of a half, the largest there is. */
export const errorOf = (samples: number): number => 1 / Math.sqrt(samples);

/** There is so much that hardly anything comes up twice. */
const isScattered = ({ samples, ways }: Weighed): boolean => ways.length > samples / 2;

function samplesText(weighed: Weighed): string {
  const { samples } = weighed;
  const said = `too much may come of it to count everything: ${grouped(samples)} samples, each chance ± ${percent(errorOf(samples))} at most`;
  return isScattered(weighed)
    ? `${said};\nnearly every sample was another, so that only what they have in common is told`
    : said;
}

function waysText(weighed: Weighed): string[] {
  const { always, ways, worlds, samples } = weighed;
  const [then] = new Set(ways.map((way) => way.then)).size === 1 ? ways.map((way) => way.then) : [];
  const inEveryCase = then === undefined ? always : [...always, then];
  if (samples > 0 && isScattered(weighed)) return [block('in every case', orNothing(inEveryCase))];
  const left = ways.slice(SHOWN).reduce((sum, { probability }) => sum + probability, 0);
  return [
    ...(inEveryCase.length > 0 ? [block('in every case', inEveryCase)] : []),
    ...ways.slice(0, SHOWN).map((way) => {
      const lines = then === undefined ? [...way.changes, way.then] : way.changes;
      const exactly = samples > 0 ? '' : worlds > 1 ? ' (on average)' : ` (${way.fraction})`;
      return block(`${percent(way.probability)}${exactly}`, orNothing(lines));
    }),
    ...(ways.length > SHOWN
      ? [`… and ${many(ways.length - SHOWN, 'rarer outcome')}, ${percent(left)} together`]
      : []),
  ];
}

const orNothing = (lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? ['nothing more'] : lines;

const block = (head: string, lines: readonly string[]): string =>
  [head, ...lines.map((line) => `    ${line}`)].join('\n');

/** How those are answered for who are asked in the middle of it. */
function answersText(engine: Engine, ways: readonly Upshot[]): string[] {
  const steps = new Set(ways.filter(({ asks }) => asks !== '').map(({ asks }) => asks));
  return [...steps].map((step) => {
    const verbs = verbsAt(engine, step).map((verb) => `“${step}=${verb}”`);
    const more = verbs.length > MOST_FORMS ? ' and so on' : '';
    return `${step} is left open: give the whole action that is chosen there, as ${verbs.slice(0, MOST_FORMS).join(' or ')}${more}`;
  });
}

/** The actions of a step by their form: `lose …` where something is to be named, `save` where nothing is. */
export function verbsAt({ g }: Engine, step: string): string[] {
  const [name = '', at = ''] = step.split('.');
  const procedure = g.procedures.find((one) => one.name === name);
  const found = procedure?.steps[procedure.stepIndex.get(at) ?? -1];
  if (found === undefined || !isAsk(found)) return [];
  return found.may.map((verb) => (verb.params.length === 0 ? verb.name : `${verb.name} …`));
}
