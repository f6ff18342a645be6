import { type Random, readPosition, seeded, TextError } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { overlordDday } from '../src/index.ts';
import { answer, positionsOf } from './played.ts';

/** Lines that head a position, and are not damaged here. */
const HEAD = 4;
const CHANGES = 60;
const ANSWERS = 25;

const any = <T>(list: readonly T[], random: Random): T => list[random.below(list.length)] as T;

/** Leaves out, doubles or changes one line or word; values are those that stand elsewhere in the text. */
function damaged(text: string, random: Random): string {
  const lines = text.split('\n');
  // The few lines of what is under way are as likely to be hit as all the others.
  const from =
    random.below(2) === 0
      ? HEAD
      : Math.max(
          HEAD,
          lines.findIndex((line) => line.startsWith('>')),
        );
  const at = from + random.below(lines.length - from);
  const words = (lines[at] ?? '').split(' ');
  const word = random.below(words.length);
  const other = any(lines.slice(HEAD), random).split(' ');
  const kind = random.below(5);
  if (kind === 0) lines.splice(at, 1);
  else if (kind === 1) words.splice(word, 1);
  else if (kind === 2) words[word] = any(other, random);
  else if (kind === 3)
    words[word] = (words[word] ?? '').replace(/[^=]*$/, any(other, random).split('=').at(-1) ?? '');
  else words.push(any(other, random));
  if (kind > 0) lines[at] = words.join(' ');
  return lines.join('\n');
}

/** What was against a text, or that the game goes on from it. */
function read(text: string, random: Random): string {
  try {
    const engine = readPosition(overlordDday, text);
    for (let n = 0; n < ANSWERS && !engine.over; n++) answer(engine as never, random);
    return 'fine';
  } catch (error) {
    if (error instanceof TextError) return error.message;
    return `broken: ${error instanceof Error ? error.stack : error}`;
  }
}

/** What a program says that has lost its way. */
const LOST = /broken|undefined|not a function|Cannot read|is not in \d|Error/;

test.each(['dday', 'omaha-example'])(
  'a damaged position of %s is refused with a reason, or goes on',
  (scenario) => {
    const random = seeded(1944);
    const results = new Set<string>();
    for (const text of positionsOf(scenario, 7, 40)) {
      expect(read(text, random), text).toBe('fine');
      for (let n = 0; n < CHANGES; n++) {
        const changed = damaged(text, random);
        const result = read(changed, random);
        expect(LOST.test(result), `${result}\n${changed}`).toBe(false);
        results.add(result === 'fine' ? 'fine' : 'refused');
      }
    }
    expect([...results].sort()).toEqual(['fine', 'refused']);
  },
);
