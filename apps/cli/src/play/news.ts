import { CHANCE, type Happening } from '@bocage/kernel';
import type { Marks } from '@bocage/kernel/host';
import { openingFor, type Report, reports } from '@bocage/table';
import { many, tableText } from '../table.ts';
import type { Voice } from '../voice.ts';
import { unseenChoice, unseenDraws } from './gist.ts';
import { hanging, wrap } from './page.ts';
import { recap } from './recap.ts';
import type { Session } from './session.ts';

/** More entries of a score than these are told without those that gave nothing. */
const FEW_SCORES = 4;

/** From so many decisions on, a recap says where to read them in full. */
const MUCH = 12;

const toldBy =
  ({ sentence }: Voice) =>
  (event: Happening): string =>
    `${sentence(event)} (${event.rule})`;

/** What the viewer has not been told yet, in brief; afterwards it has. */
export function news(session: Session): string[] {
  const { match, viewer, told, since } = session;
  const from = Math.min(told[viewer] as number, match.plies.length);
  told[viewer] = match.plies.length;
  since[viewer] = from;
  const untold = reports(session.table, viewer, Math.max(0, from));
  return [...openingOf(session, from), ...recap(session, untold), ...hint(untold)];
}

const openingOf = ({ table, viewer, voice }: Session, from: number): string[] =>
  from < 0 ? openingFor(table, viewer).map(toldBy(voice)) : [];

const isDie = ({ side, answer }: Report): boolean => side === CHANCE && answer !== null;

function hint(told: readonly Report[]): string[] {
  const dice = told.filter(isDie).length;
  return told.length < MUCH
    ? []
    : [
        `  ${many(told.length, 'decision')}, ${dice === 0 ? 'none' : dice} of Chance: “log” tells each, “dice” what came up`,
      ];
}

/** One decision with its answer and what came of it, as far as the viewer may know. */
function inFull({ voice }: Session, report: Report): string {
  const { side, step, rule, answer, events } = report;
  const told = events.map(toldBy(voice)).join(' ');
  const where = `[${[voice.heading(step), ...(rule === '' ? [] : [rule])].join(', ')}]`;
  const { name } = voice.side(side);
  if (answer !== null) return `${name}: ${voice.answer(report)} ${where} ${told}`.trimEnd();
  if (told !== '') return `${name}: ${told}`;
  return `${side === CHANCE ? `${name}: ${unseenDraws(1)}` : unseenChoice(voice, side)} ${where}`;
}

/** What reads alike and tells nothing is said once, with how often. */
function onceEach(lines: readonly string[]): string[] {
  const found: { line: string; times: number }[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last?.line === line && line.includes(unseenDraws(1))) last.times++;
    else found.push({ line, times: 1 });
  }
  return found.map(({ line, times }) => line.replace(unseenDraws(1), unseenDraws(times)));
}

/** Nobody looked in time at what may be told of it, and nothing came of it that could be seen. */
const isBlank = ({ rule, answer, events }: Report): boolean =>
  rule === '' && answer === null && events.length === 0;

/** The last decisions in full, or those that were told of in brief last; as far as the viewer may know. */
export function logText(session: Session, last?: number): string {
  const from = last === undefined ? recapped(session) : -1;
  const all = reports(session.table, session.viewer, Math.max(0, from)).filter((report) => !isBlank(report));
  const lines = [...openingOf(session, from), ...all.map((report) => inFull(session, report))];
  const told = last === 0 ? [] : onceEach(lines.slice(-(last ?? lines.length)));
  return told.length === 0 ? 'Nothing has happened yet.' : told.map((line) => wrap(line, 4)).join('\n');
}

/** What came up at each step, of the last answers of Chance or of those that were told of in brief last. */
export function diceText(session: Session, last?: number): string {
  const from = last === undefined ? Math.max(0, recapped(session)) : 0;
  const dice = reports(session.table, session.viewer, from).filter(isDie);
  const rows = new Map<string, readonly string[]>();
  const { voice } = session;
  for (const report of last === 0 ? [] : dice.slice(-(last ?? dice.length))) {
    const { step, rule } = report;
    const label = rule === '' ? voice.heading(step) : `${voice.heading(step)} (${rule})`;
    rows.set(label, [...(rows.get(label) ?? []), voice.answer(report)]);
  }
  const texts = [...rows].map(([label, all]): [string, string] => [label, inRow(all)]);
  return texts.length === 0 ? 'Nothing came up.' : hanging(texts).join('\n');
}

/** Dice side by side; what has words is parted by commas. */
const inRow = (answers: readonly string[]): string =>
  answers.join(answers.some((word) => word.includes(' ')) ? ', ' : ' ');

const recapped = ({ match, viewer, since }: Session): number =>
  Math.min(since[viewer] as number, match.plies.length);

/** How the game ended, and the figures behind it. */
export function outcomeText({ engine, match, voice }: Session): string {
  const outcome = engine.game.outcome(engine.g);
  const all = voice.score(outcome, engine);
  const rows = all
    .filter(({ points }) => points !== 0 || all.length <= FEW_SCORES)
    .map(({ label, points }): [string, number] => [`  ${label}`, points]);
  return [`The game is over. ${voice.outcome(outcome)}.`, tableText(rows), ...marksText(match.marks)]
    .filter((line) => line !== '')
    .join('\n');
}

/** What the record tells of how it was played, a line each. */
function marksText({ seeded, opened, takeBacks }: Marks): string[] {
  return [
    ...(seeded ? ['Its dice came from a number that was chosen beforehand.'] : []),
    ...(opened ? ['What was hidden was opened before the end.'] : []),
    ...(takeBacks > 0 ? [`Decisions were taken back and taken anew ${timesText(takeBacks)}.`] : []),
  ];
}

const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`);
