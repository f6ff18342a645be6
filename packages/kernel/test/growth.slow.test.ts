import { expect, test } from 'vitest';
import { stepsOf } from './effort.ts';
import {
  gameOf,
  int,
  isReason,
  linesOf,
  MOST_LINE,
  MOST_LINES,
  MOST_TEXT,
  names,
  parseAction,
  parseValue,
  readAction,
  readPosition,
  readRecord,
  setUpFor,
  TextError,
  writePosition,
  writeRecord,
} from './kernel.ts';
import { outpost, startOutpost } from './outpost.ts';

/** What is called for twice the input may be this much more. */
const MOST_GROWTH = 2.5;
const SIZE = 800;

const match = startOutpost('1/2; bury hill; red; end');
const position = writePosition(match.engine);
const record = writeRecord(match);
const { offer } = match.engine;
const PLACE = names(
  'place',
  Array.from({ length: 5_000 }, (_, i) => `p${i}`),
);
const places = (many: number): string => PLACE.words.slice(0, many).join('+');

/** Texts that readers have been caught by, or might be. */
const HOSTILE: Readonly<Record<string, (n: number) => string>> = {
  sharps: (n) => '#'.repeat(n),
  'sharps apart': (n) => ' #'.repeat(n),
  'words with sharps': (n) => 'a# '.repeat(n),
  'a comment with line separators': (n) => '# \u2028'.repeat(n),
  'line separators and sharps': (n) => '\u2028#'.repeat(n),
  'lone carriage returns': (n) => ' #\r'.repeat(n),
  'carriage returns': (n) => '\r'.repeat(n),
  blanks: (n) => ' '.repeat(n),
  'blanks and a word': (n) => `${' '.repeat(n)}x`,
  'wide blanks': (n) => '\u3000'.repeat(n),
  'a long word': (n) => 'a'.repeat(n),
  'a long number': (n) => '1'.repeat(n),
  'a long negative number': (n) => `-${'9'.repeat(n)}`,
  pluses: (n) => '+'.repeat(n),
  'a long sum': (n) => '1+'.repeat(n),
  equals: (n) => '='.repeat(n),
  pairs: (n) => Array.from({ length: n }, (_, i) => `a${i}=${i}`).join(' '),
  'the same pair': (n) => 'a=1 '.repeat(n),
  points: (n) => '.'.repeat(n),
  'empty lines': (n) => '\n'.repeat(n),
  'lines of nothing known': (n) => Array.from({ length: n }, (_, i) => `x${i} 1`).join('\n'),
  'the same line': (n) => 'day 1\n'.repeat(n),
  'deep frames': (n) => '> turn.act side=blue\n'.repeat(n),
  'frames of nothing': (n) => '> a.b\n'.repeat(n),
  ends: (n) => 'end 1 0\n'.repeat(n),
  answers: (n) => Array.from({ length: n }, (_, i) => `${i + 1} * game.deal 1/2`).join('\n'),
};

const attempt = (read: () => unknown) => (): void => {
  try {
    read();
  } catch (error) {
    if (!(error instanceof TextError)) throw error;
  }
};
const headless = (text: string): string => text.slice(text.indexOf('\n\n'));
const headOf = (text: string): string => text.slice(0, text.indexOf('\n\n'));

/** Everything that reads what a stranger wrote, each with the hostile text where it hurts. */
const READERS: Readonly<Record<string, (hostile: string) => unknown>> = {
  'the lines of a text': (hostile) => linesOf(hostile),
  'the game of a text': (hostile) => gameOf(hostile),
  'a position that is nothing else': (hostile) => readPosition(outpost, hostile),
  'a position, before its head': (hostile) => readPosition(outpost, `${hostile}\n${position}`),
  'a position, after its head': (hostile) =>
    readPosition(outpost, `${headOf(position)}\n${hostile}\n${headless(position)}`),
  'a position, at its end': (hostile) => readPosition(outpost, `${position}${hostile}`),
  'a row of a position': (hostile) =>
    readPosition(outpost, `${headOf(position)}\nscout Ada ${hostile}\nover`),
  'a value of a position': (hostile) =>
    readPosition(outpost, `${headOf(position)}\nscout Ada at=${hostile}\nover`),
  'a frame of a position': (hostile) => readPosition(outpost, `${headOf(position)}\n> game.draw ${hostile}`),
  'a record that is nothing else': (hostile) => readRecord(outpost, hostile),
  'a record, after its head': (hostile) =>
    readRecord(outpost, `${headOf(record)}\n${hostile}\n${headless(record)}`),
  'a record, at its end': (hostile) => readRecord(outpost, `${record}${hostile}`),
  'the game line': (hostile) => readRecord(outpost, record.replace('outpost 3', `outpost ${hostile}`)),
  'the scenario line': (hostile) => readRecord(outpost, record.replace('patrol', hostile)),
  'the options of a record': (hostile) =>
    readRecord(outpost, `${headOf(record)}\noptions ${hostile}${headless(record)}`),
  'a set-up': (hostile) => setUpFor(outpost, { scenario: hostile }),
  'an option': (hostile) => setUpFor(outpost, { options: { days: hostile } }),
  'the name of an option': (hostile) => setUpFor(outpost, { options: { [hostile]: '1' } }),
  'an action': (hostile) => parseAction(offer, hostile),
  'an argument': (hostile) => parseAction(offer, `move ${hostile}`),
  'a set': (hostile) => parseValue(PLACE, 'set', hostile),
  'a path': (hostile) => parseValue(int(0, 9), 'path', hostile),
  'an action of JSON': (hostile) => readAction({ verb: hostile, args: [...hostile] }),
};

const work = (read: (hostile: string) => unknown, text: string): number => stepsOf(attempt(() => read(text)));

test.each(Object.entries(READERS))('%s: twice the text is at most 2.5 times the work', (_reader, read) => {
  const offenders = Object.entries(HOSTILE).flatMap(([title, text]) => {
    const [less, more] = [work(read, text(SIZE)), work(read, text(2 * SIZE))];
    return more <= MOST_GROWTH * less ? [] : [`${title}: ${less}, then ${more}`];
  });
  expect(offenders).toEqual([]);
});

test('a long set that can be read is read in a time that grows with it', () => {
  const [less, more] = [SIZE, 2 * SIZE].map((n) => stepsOf(() => parseValue(PLACE, 'set', places(n)))) as [
    number,
    number,
  ];
  expect(more).toBeLessThanOrEqual(MOST_GROWTH * less);
  expect(parseValue(PLACE, 'set', 'p3+p1+p2')).toEqual([1, 2, 3]);
  expect(parseValue(PLACE, 'set', 'p3+p1+p3')).toBe('“p3” is named twice');
});

const faultsOf = (text: string): unknown => {
  try {
    return linesOf(text);
  } catch (error) {
    return (error as TextError).faults;
  }
};

test('what is larger than any game writes is refused, and says how large it may be', () => {
  expect(faultsOf(`ok\n${'a'.repeat(MOST_LINE)}`)).toHaveLength(2);
  expect(faultsOf(`ok\n${'a'.repeat(MOST_LINE + 1)}`)).toEqual([
    { line: 2, text: 'the line has 20001 characters; 20000 are the most that is read' },
  ]);
  expect(faultsOf(`ok\n# ${'a'.repeat(MOST_LINE)}`)).toEqual([
    { line: 2, text: 'the line has 20002 characters; 20000 are the most that is read' },
  ]);
  expect(faultsOf('\n'.repeat(MOST_LINES - 1))).toEqual([]);
  expect(faultsOf('\n'.repeat(MOST_LINES))).toEqual([
    { line: 0, text: 'the text has more lines; 200000 are the most that is read' },
  ]);
  const huge = ' \n'.repeat(MOST_TEXT / 2);
  expect(faultsOf(`${huge} `)).toEqual([
    { line: 0, text: 'the text has 4000001 characters; 4000000 are the most that is read' },
  ]);
  const long = parseAction(offer, 'a'.repeat(MOST_LINE + 1));
  expect(isReason(long) && long.text).toBe('that is longer than any action');
});

test('a comment goes to the end of its line, whatever else ends a line for others', () => {
  expect(linesOf('day 1 # \u2028 not \r this\nover')).toEqual([
    { line: 1, words: ['day', '1'] },
    { line: 2, words: ['over'] },
  ]);
  expect(linesOf('a\u2028b\rc\u3000d\u00a0e\ufefff')).toEqual([
    { line: 1, words: ['a', 'b', 'c', 'd', 'e', 'f'] },
  ]);
});

test('the work is counted: a search that goes back over the text is seen', () => {
  const search = (n: number): number => stepsOf(() => ' #\u2028'.repeat(n).replace(/(^|\s)#.*$/, ''));
  expect(search(200) / search(100)).toBeGreaterThan(3);
});
