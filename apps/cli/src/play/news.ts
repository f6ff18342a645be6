import { CHANCE, type Happening, type Marks, NONE, sentence } from '@bocage/kernel';
import { openingFor, type Report, reports } from '@bocage/table';
import { isSolitaire } from '../games.ts';
import { sideName } from '../pending.ts';
import { many, tableText } from '../table.ts';
import { hanging, wrap } from './page.ts';
import { recap, stepWords } from './recap.ts';
import type { Session } from './session.ts';

/** From so many decisions on, a recap says where to read them in full. */
const MUCH = 12;

const toldAs = (event: Happening): string => `${sentence(event)} (${event.rule})`;

/** What the viewer has not been told yet, in brief; afterwards it has. */
export function news(session: Session): string[] {
  const { match, viewer, told, since } = session;
  const from = Math.min(told[viewer] as number, match.plies.length);
  told[viewer] = match.plies.length;
  since[viewer] = from;
  const untold = reports(session.table, viewer, Math.max(0, from));
  return [...openingOf(session, from), ...recap(session, untold), ...hint(untold)];
}

const openingOf = ({ table, viewer }: Session, from: number): string[] =>
  from < 0 ? openingFor(table, viewer).map(toldAs) : [];

const isDie = ({ side, answer }: Report): boolean => side === CHANCE && answer !== null;

function hint(told: readonly Report[]): string[] {
  const dice = told.filter(isDie).length;
  return told.length < MUCH
    ? []
    : [`  ${many(told.length, 'decision')}, ${dice} of chance: “log” tells each, “dice” what came up`];
}

/** One decision with its answer and what came of it, as far as the viewer may know. */
function inFull({ engine }: Session, { side, step, rule, answer, events }: Report): string {
  const said = events.map(toldAs).join(' ');
  const who = sideName(engine, side);
  if (answer === null) {
    if (said !== '') return `${who}: ${said}`;
    return `${who} ${side === CHANCE ? 'has answered' : 'has decided'}, unseen${ruleOf(rule)}`;
  }
  return `${who}: ${answer} [${step}${ruleOf(rule)}] ${said}`.trimEnd();
}

const ruleOf = (rule: string): string => (rule === '' ? '' : `, ${rule}`);

/** Nobody looked in time at what may be told of it, and nothing came of it that could be seen. */
const isBlank = ({ rule, answer, events }: Report): boolean =>
  rule === '' && answer === null && events.length === 0;

/** The last decisions in full, or those that were told of in brief last; as far as the viewer may know. */
export function logText(session: Session, last?: number): string {
  const from = last === undefined ? recapped(session) : -1;
  const all = reports(session.table, session.viewer, Math.max(0, from)).filter((report) => !isBlank(report));
  const lines = [...openingOf(session, from), ...all.map((report) => inFull(session, report))];
  const told = lines.slice(-(last ?? lines.length));
  return last === 0 || told.length === 0
    ? 'nothing has happened yet'
    : told.map((line) => wrap(line, 4)).join('\n');
}

/** What came up at each step, of the last answers of Chance or of those that were told of in brief last. */
export function diceText(session: Session, last?: number): string {
  const from = last === undefined ? Math.max(0, recapped(session)) : 0;
  const dice = reports(session.table, session.viewer, from).filter(isDie);
  const rows = new Map<string, string>();
  for (const { step, rule, answer } of last === 0 ? [] : dice.slice(-(last ?? dice.length))) {
    const label = `${rule} ${stepWords(session.engine.game, step)}`;
    rows.set(label, `${rows.get(label) ?? ''} ${answer}`.trimStart());
  }
  return rows.size === 0 ? 'nothing came up' : hanging([...rows]).join('\n');
}

const recapped = ({ match, viewer, since }: Session): number =>
  Math.min(since[viewer] as number, match.plies.length);

/** How the game ended, and the figures behind it. */
export function outcomeText({ engine, match }: Session): string {
  const { winner, text, score } = engine.game.outcome(engine.g);
  const nobody = isSolitaire(engine.game) ? 'it is lost' : 'nobody wins';
  const who = winner === NONE ? nobody : `${engine.game.sides.text(winner)} wins`;
  const rows = Object.entries(score).map(([name, points]): [string, number] => [`  ${name}`, points]);
  return [`The game is over: ${who}, ${text}.`, tableText(rows), ...marksText(match.marks)]
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
