import { expect, test } from 'vitest';
import { marksLine, NO_MARKS, readMarks, readRecord, TextError, writeRecord } from './kernel.ts';
import { outpost, startOutpost } from './outpost.ts';
import { thrownBy } from './tiny.ts';

const MATCH = '1/2; bury hill; red';

test.each([
  [{ ...NO_MARKS, seeded: true }, 'marks seeded'],
  [{ ...NO_MARKS, opened: true }, 'marks opened'],
  [{ seeded: true, opened: true, takeBacks: 12 }, 'marks seeded opened take-backs=12'],
])('%j is told in the head of a record, and comes back from it', (marks, line) => {
  const match = startOutpost(MATCH);
  match.marks = marks;
  const text = writeRecord(match);
  expect(text.split('\n')[3]).toBe(line);
  const again = readRecord(outpost, text);
  expect(again.marks).toEqual(marks);
  expect(writeRecord(again)).toBe(text);
});

test('a game with nothing to tell has no such line', () => {
  expect(marksLine(NO_MARKS)).toEqual([]);
  expect(writeRecord(startOutpost(MATCH))).not.toContain('marks');
});

test.each([
  'marks',
  'marks opened seeded',
  'marks lucky',
  'marks take-backs=0',
  'marks take-backs=-1',
  'marks take-backs=x',
  'marks opened opened',
])('“%s” is refused with its line', (line) => {
  const text = writeRecord(startOutpost(MATCH)).replace('\n\n', `\n${line}\n\n`);
  const error = thrownBy(() => readRecord(outpost, text));
  expect(error).toBeInstanceOf(TextError);
  expect(error.message).toMatch(/^line 4: .*(marks|take-backs)/);
});

test('a count that no number holds is refused', () => {
  expect(readMarks(['take-backs=9'.padEnd(40, '9')])).toContain('no number');
});
