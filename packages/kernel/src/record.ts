import { type Answer, CHANCE, type Engine } from './engine.ts';
import type { Game, SetUp } from './game.ts';
import { readHeader, versionNote, writeHeader } from './header.ts';
import { MARKS, type Marks, marksLine, NO_MARKS, readMarks } from './marks.ts';
import { type Match, resume, start } from './match.ts';
import { POSITION_FORMAT, readPosition, seenBy, whyItFailed, writePosition, writeView } from './position.ts';
import { type Fault, TextError, type TextLine } from './scan.ts';
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
  /** The position it began at, where it did not begin with its set-up. */
  readonly origin?: string | null;
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
  { engine, answers, marks = NO_MARKS, seats = [], origin = null }: Played,
  before: RecordSoFar = NOTHING,
): RecordParts {
  const { game } = engine;
  const told = [...marksLine(marks), ...seatsLine(game, seats), ...originLines(origin)];
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

/** The first word of each line of the position that a record begins at. */
const ORIGIN = '|';

const originLines = (origin: string | null): string[] =>
  origin === null
    ? []
    : bodyOf(origin)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => `${ORIGIN} ${line}`);

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
  const refuse = (line: number, said: string): never => {
    throw new TextError([{ line, text: said + versionNote(game, version) } satisfies Fault]);
  };
  const told = { marks: NO_MARKS, seats: undefined as Seats | undefined };
  if (body[0]?.words[0] === MARKS) {
    const { line = 0, words = [] } = body.shift() ?? {};
    const marks = readMarks(words.slice(1));
    if (typeof marks === 'string') return refuse(line, marks);
    told.marks = marks;
  }
  if (body[0]?.words[0] === SEATS) {
    const { line = 0, words = [] } = body.shift() ?? {};
    const seats = readSeats(game, words.slice(1));
    if (typeof seats === 'string') return refuse(line, seats);
    told.seats = seats;
  }
  const from = body[0]?.words[0] === ORIGIN ? body[0].line : 0;
  if (from > 0 && version !== game.version)
    return refuse(from, 'it begins at a position, whose words may mean something else by now');
  const match = begun(game, setUp, body);
  match.marks = told.marks;
  match.seats = told.seats ?? match.seats;
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

/** A match as its record begins: with the set-up, or at the position that stands before the answers. */
function begun<G extends BaseState>(game: Game<G>, setUp: SetUp, body: TextLine[]): Match<G> {
  const lines: string[] = [];
  const first = body[0]?.line ?? 0;
  while (body[0]?.words[0] === ORIGIN) lines.push((body.shift() as TextLine).words.slice(1).join(' '));
  if (lines.length === 0) return start(game, setUp);
  const head = writeHeader(POSITION_FORMAT, game as unknown as Game, setUp);
  const origin = `${[...head, '', ...lines].join('\n')}\n`;
  try {
    return resume(readPosition(game, origin), origin);
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
    // Its lines are those of the record.
    const offset = first - head.length - 2;
    throw new TextError(
      error.faults.map((fault) => ({ ...fault, line: fault.line === 0 ? 0 : fault.line + offset })),
    );
  }
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
