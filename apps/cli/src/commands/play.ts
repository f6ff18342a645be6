import { setImmediate as breathe } from 'node:timers/promises';
import { IllegalAction, RulesError } from '@bocage/kernel';
import { TextError } from '@bocage/kernel/text';
import { InputError, verdict, WrongError } from '../errors.ts';
import type { Io } from '../io.ts';
import { obey, type Reply } from '../play/commands.ts';
import { complete } from '../play/complete.ts';
import { decisionText } from '../play/decision.ts';
import { RecordError } from '../play/keep.ts';
import { type Lines, linesFrom } from '../play/lines.ts';
import { logText, news, outcomeText } from '../play/news.ts';
import type { Session } from '../play/session.ts';

/** So much is told again to who goes on with a match. */
const REMINDED = 5;

/** Plays a match at the terminal until it is over, or its player leaves. */
export async function play(session: Session, io: Io): Promise<void> {
  const lines = linesFrom(io, (line) => complete(session, line));
  const say = (text: string): void => {
    if (text !== '') io.out(`${text}\n`);
  };
  try {
    say(`${session.engine.game.title}. “help” tells what may be typed.`);
    say(keepingText(session));
    if (session.match.plies.length > 0) say(`What happened last:\n${logText(session, REMINDED)}`);
    while (await runOn(session, lines, say)) {
      for (const line of news(session)) say(line);
      if (session.engine.over) return say(outcomeText(session));
      say(`\n${decisionText(session)}`);
      if (!(await decide(session, lines, say))) break;
    }
    say('Left before the end.');
  } finally {
    lines.close();
  }
}

/** The record that is kept is the memory of the table, and holds more than a player may know. */
function keepingText({ keptIn, engine }: Session): string {
  if (keptIn === undefined || Object.keys(engine.game.hidden ?? {}).length === 0) return '';
  return `${keptIn} keeps everything, what is hidden too: look into it when the game is over.`;
}

/** Lets Chance and the opponents answer until a person decides, or the game is over; false where it was stopped. */
async function runOn(session: Session, lines: Lines, say: (text: string) => void): Promise<boolean> {
  while (!session.engine.over && !session.isAsking) {
    await think(session, lines, say);
    if (lines.stopped) return false;
    session.stepOn();
    await breathe(); // or Ctrl-C would not be heard
    if (lines.stopped) return false;
  }
  return true;
}

/** Whoever has to think before it answers says so, and lets Ctrl-C be heard meanwhile. */
async function think(
  { table: { thinking }, voice }: Session,
  lines: Lines,
  say: (text: string) => void,
): Promise<void> {
  if (thinking === null) return;
  const { subject, isMany } = voice.side(thinking.side);
  say(`${subject} ${isMany ? 'are' : 'is'} thinking …`);
  while (thinking.step() && !lines.stopped) await breathe();
}

/** Takes lines until the match has moved; false where its player leaves. */
async function decide(session: Session, lines: Lines, say: (text: string) => void): Promise<boolean> {
  const prompt = `${session.voice.side(session.engine.side).name}> `;
  for (;;) {
    const line = await lines.next(prompt);
    if (line === null) return false;
    const { text, then } = answer(session, line);
    say(text);
    if (then !== 'stay') return then === 'moved';
  }
}

/** What players do wrong is answered in one line; what is wrong with the program, or the disk, ends it. */
function answer(session: Session, line: string): Reply {
  try {
    return obey(session, line);
  } catch (error) {
    const mild = [InputError, WrongError, TextError, IllegalAction, RulesError].some(
      (one) => error instanceof one,
    );
    if (!mild || error instanceof RecordError) throw error;
    return { text: verdict(error).lines.join('\n'), then: 'stay' };
  }
}
