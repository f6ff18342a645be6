import { CHANCE, type Happening, NONE, type Ply, sentence } from '@bocage/kernel';
import { sideName } from '../pending.ts';
import { tableText } from '../table.ts';
import { closedNote, type Note } from './secrets.ts';
import type { Session } from './session.ts';

const seenBy =
  (side: number) =>
  (event: Happening): boolean =>
    (event.seen & (1 << side)) !== 0;

const toldAs = (event: Happening): string => `${sentence(event)} (${event.type.rule})`;

/** What the viewer has not been told yet, a line for each decision; afterwards it has. */
export function news(session: Session): string[] {
  const { match, viewer, told, notes } = session;
  const from = Math.min(told[viewer] as number, match.plies.length);
  const opening = from < 0 ? match.opening.filter(seenBy(viewer)).map(toldAs) : [];
  const first = Math.max(0, from);
  told[viewer] = match.plies.length;
  const plies = match.plies.slice(first);
  return [...opening, ...plies.flatMap((ply, i) => plyLine(session, ply, notes[first + i] ?? closedNote))];
}

/** One decision with what came of it, as far as the viewer may know; nothing where that says nothing. */
function plyLine({ engine, viewer }: Session, ply: Ply, note: Note): string[] {
  const events = ply.events.filter(seenBy(viewer)).map(toldAs).join(' ');
  if (ply.side === viewer) return events === '' ? [] : [events];
  const who = sideName(engine, ply.side);
  const answer = ply.answers[0];
  if (note.open[viewer] === true && answer !== undefined)
    return [`${who}: ${answer.text} [${answer.step}${ruleOf(note)}] ${events}`.trimEnd()];
  if (events !== '') return [`${who}: ${events}`];
  return [`${who} ${ply.side === CHANCE ? 'has answered' : 'has decided'}, unseen${ruleOf(note)}`];
}

const ruleOf = ({ rule }: Note): string => (rule === '' ? '' : `, ${rule}`);

/** The last things that happened, as far as the viewer may know. */
export function logText({ match, viewer }: Session, many: number): string {
  const events = many === 0 ? [] : match.events(viewer).slice(-many);
  return events.length === 0 ? 'nothing has happened yet' : events.map(toldAs).join('\n');
}

/** How the game ended, and the figures behind it. */
export function outcomeText({ engine }: Session): string {
  const { winner, text, score } = engine.game.outcome(engine.g);
  const who = winner === NONE ? 'nobody wins' : `${engine.game.sides.text(winner)} wins`;
  const rows = Object.entries(score).map(([name, points]): [string, number] => [`  ${name}`, points]);
  return [`The game is over: ${who}, ${text}.`, tableText(rows)].join('\n').trimEnd();
}
