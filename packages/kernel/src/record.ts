import { type Answer, CHANCE, type Engine } from './engine.ts';
import type { Game } from './game.ts';
import { readHeader, versionNote, writeHeader } from './header.ts';
import { MARKS, type Marks, marksLine, NO_MARKS, readMarks } from './marks.ts';
import { type Match, start } from './match.ts';
import { seenBy, whyItFailed, writePosition, writeView } from './position.ts';
import { type Fault, TextError } from './scan.ts';
import { readSeats, type Seats, seatsText } from './seats.ts';
import type { BaseState } from './state.ts';
import { checksum, checksumOn, isReason, NO_SUM, parseAction } from './text.ts';
import type { View } from './view.ts';

/** The first line of every record. */
export const RECORD_FORMAT = 'bocage-record 1';
const BY_CHANCE = '*';
const FORCED = '!';
const SEEN_BY = 'seen-by';
const NOT_KNOWN = '?';
/** The first word of the line that tells who holds which sides. */
const SEATS = 'seats';

/** What a record is made from: where it stands, and every answer that led there. */
export interface Played {
  readonly engine: Engine;
  readonly answers: readonly Answer[];
  readonly marks?: Marks;
  readonly seats?: Seats;
}

/** The match as text: its head, an answer a line, and a checksum of where that led. */
export function writeRecord(played: Played): string {
  const { head, lines, end } = recordParts(played);
  return head + lines + end;
}

/** How far the answers of a record were written: how many, how long they are as text, and the checksum of that. */
export interface RecordSoFar {
  readonly answers: number;
  readonly size: number;
  readonly sum: string;
}

/** A record in the parts by which it grows: all lines that were ever written stand between the last head and the last end. */
export interface RecordParts extends RecordSoFar {
  readonly head: string;
  /** The answers after those that were written before. */
  readonly lines: string;
  readonly end: string;
}

const NOTHING: RecordSoFar = { answers: 0, size: 0, sum: NO_SUM };

/** What a record has grown by since it was written last. */
export function recordParts(
  { engine, answers, marks = NO_MARKS, seats = [] }: Played,
  before: RecordSoFar = NOTHING,
): RecordParts {
  const { game } = engine;
  const told = [...marksLine(marks), ...seatsLine(game, seats)];
  const head = [...writeHeader(RECORD_FORMAT, game, engine.setUp), ...told, ''];
  const lines = answers
    .slice(before.answers)
    .map((answer, i) => `${answerLine(game, before.answers + i, answer)}\n`)
    .join('');
  const size = before.size + lines.length;
  const sum = checksumOn(lines, before.sum, before.size);
  const end = `end ${answers.length} ${checksumOn(bodyOf(writePosition(engine)), sum, size)}\n`;
  return { head: `${head.join('\n')}\n`, lines, end, answers: answers.length, size, sum };
}

/** The line that tells who holds several sides; none where everybody has but one. */
const seatsLine = (game: Game, seats: Seats): string[] =>
  seats.some((held) => held.length > 1) ? [`${SEATS} ${seatsText(game, seats)}`] : [];

/** An answer as one side may know it: without its words where it may not. */
export interface ToldAnswer extends Pick<Answer, 'side' | 'step' | 'forced'> {
  readonly text: string | null;
}

/** A match as one side may know it. Its checksum, too, is of nothing but that. */
export function writeSeenRecord(view: View, told: readonly ToldAnswer[], marks: Marks = NO_MARKS): string {
  const { game, setUp } = view;
  const head = [...writeHeader(RECORD_FORMAT, game, setUp), ...marksLine(marks), seenBy(view), ''];
  const lines = told.map((answer, i) => answerLine(game, i, { ...answer, text: answer.text ?? NOT_KNOWN }));
  const sum = checksum([...lines, bodyOf(writeView(view))].join('\n'));
  return `${[...head, ...lines, `end ${lines.length} ${sum}`].join('\n')}\n`;
}

type Words = Pick<Answer, 'side' | 'step' | 'text' | 'forced'>;

function answerLine(game: Game, index: number, { side, step, text, forced }: Words): string {
  const who = side === CHANCE ? BY_CHANCE : game.sides.text(side);
  return `${index + 1} ${who}${forced ? FORCED : ''} ${step} ${text}`;
}

/**
 * The checksum of the end is of the answers and of the position they lead to, which stands
 * without its head, so that a new version of the rules does not change it by itself.
 */
const bodyOf = (position: string): string => position.slice(position.indexOf('\n\n'));

/**
 * Plays a record through. It comes out exactly as it was played, or it is refused with the line and the
 * reason: a record of an older version of the rules is taken if, and only if, every answer is still asked
 * for, still legal, and leads to the same end.
 */
export function readRecord<G extends BaseState>(game: Game<G>, text: string): Match<G> {
  const { setUp, version, body } = readHeader(RECORD_FORMAT, game, text, true);
  const match = start(game, setUp);
  const refuse = (line: number, said: string): never => {
    throw new TextError([{ line, text: said + versionNote(game, version) } satisfies Fault]);
  };
  if (body[0]?.words[0] === MARKS) {
    const { line = 0, words = [] } = body.shift() ?? {};
    const marks = readMarks(words.slice(1));
    if (typeof marks === 'string') return refuse(line, marks);
    match.marks = marks;
  }
  if (body[0]?.words[0] === SEATS) {
    const { line = 0, words = [] } = body.shift() ?? {};
    const seats = readSeats(game, words.slice(1));
    if (typeof seats === 'string') return refuse(line, seats);
    match.seats = seats;
  }
  let count = 0;
  for (const { line, words } of body) {
    if (words[0] === SEEN_BY)
      refuse(
        line,
        `this is what ${words[1]} may know of a game: not every answer stands in it, so it cannot be played through`,
      );
    if (words[0] === 'end') {
      if (count < match.answers.length) refuse(line, `answer ${count + 1} is missing`);
      if (`${words.join(' ')}\n` !== recordParts(match).end)
        refuse(line, 'the record does not end where it says: it is damaged, or cut');
      if (line !== body.at(-1)?.line) refuse(body.at(-1)?.line ?? line, 'nothing may follow the end');
      return match;
    }
    const said = tryLine(match, count, words);
    if (said !== null) refuse(line, said);
    count++;
  }
  return refuse(0, 'the record has no end line: it is cut');
}

/** Plays one line of a record; where the rules fail on it they cannot be those it was played by. */
function tryLine<G extends BaseState>(
  match: Match<G>,
  index: number,
  words: readonly string[],
): string | null {
  try {
    return playLine(match, index, words);
  } catch (error) {
    return `“${words.join(' ')}”: ${whyItFailed(error)}`;
  }
}

/** Plays one line of a record; a sentence where it does not fit. */
function playLine<G extends BaseState>(
  match: Match<G>,
  index: number,
  words: readonly string[],
): string | null {
  const { engine } = match;
  const known = match.answers[index];
  if (known !== undefined) {
    const expected = answerLine(engine.game, index, known);
    return words.join(' ') === expected ? null : `“${expected}” is expected here, not “${words.join(' ')}”`;
  }
  const [number = '', who = '', step = '', ...answer] = words;
  if (number !== String(index + 1)) return `answer ${index + 1} is expected here, not “${number}”`;
  if (engine.over) return 'the game is over before this';
  if (who.endsWith(FORCED)) return `${step} is not forced here`;
  const asked = engine.side === CHANCE ? BY_CHANCE : engine.game.sides.text(engine.side);
  if (who !== asked || step !== engine.stepName)
    return `${asked} is asked for ${engine.stepName} here, not ${who} for ${step}`;
  return engine.side === CHANCE ? playChance(match, answer) : playAction(match, answer.join(' '));
}

function playChance<G extends BaseState>(match: Match<G>, words: readonly string[]): string | null {
  const { odds } = match.engine;
  const outcome = words.length === 1 ? odds.kind.parse(words[0] ?? '') : undefined;
  if (outcome === undefined || odds.weight(outcome) <= 0) return `“${words.join(' ')}” cannot come up here`;
  match.resolve(outcome);
  return null;
}

function playAction<G extends BaseState>(match: Match<G>, text: string): string | null {
  const action = parseAction(match.engine.offer, text);
  if (isReason(action))
    return action.rule === 'input' ? action.text : `“${text}” is not allowed: ${action.rule} ${action.text}`;
  match.apply(action);
  return null;
}
