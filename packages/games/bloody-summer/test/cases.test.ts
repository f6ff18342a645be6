import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { AIR_CASES } from '../src/cases/air.ts';
import { COMBAT_CASES } from '../src/cases/combat.ts';
import { COMMAND_CASES } from '../src/cases/command.ts';
import { DDAY_CASES } from '../src/cases/dday.ts';
import { DEFINITION_CASES } from '../src/cases/definitions.ts';
import { LOGISTICS_CASES } from '../src/cases/logistics.ts';
import { MOVEMENT_CASES } from '../src/cases/movement.ts';
import { RESULT_CASES } from '../src/cases/results.ts';
import { SCENARIO_CASES } from '../src/cases/scenarios.ts';
import { SEQUENCE_CASES } from '../src/cases/sequence.ts';
import { TERRAIN_CASES } from '../src/cases/terrain.ts';
import { CASES } from '../src/cases.ts';

/** The sections of the book in their order, each with the last letter of its cases, by the part that has them. */
const PARTS: readonly (readonly [Readonly<Record<string, string>>, string])[] = [
  [DEFINITION_CASES, '0-c 0.1-a 0.1.1-c 0.1.2-o 0.2.1-d 0.2.2-a'],
  [SEQUENCE_CASES, '1.0-b 1.1.1.1-m 1.1.1.2-f 1.1.1.3-n 1.1.2.1-e 1.1.2.2-b 1.1.3-e 1.1.4-d 1.1.5-b 1.2-a'],
  [TERRAIN_CASES, '2.1-d 2.2-g 3-g'],
  [MOVEMENT_CASES, '4.1.1-h 4.1.2-p 4.2-b 4.3-m 4.4-h'],
  [COMMAND_CASES, '5-a 5.1-g 5.2-c 5.3-i 5.4-c'],
  [COMBAT_CASES, '6.1-j 6.2-n 6.3-e 6.4-c 6.5-n'],
  [RESULT_CASES, '6.6-f 6.7-b 6.8-d 6.9-g 6.10-d 6.11-d 6.12-f 6.13-b'],
  [LOGISTICS_CASES, '7-a 7.1-f 7.1.1-c 7.1.2-b 7.1.3-b 7.2-d 7.3.1-d 7.3.2-b 7.4-e 7.5-a 8-c'],
  [AIR_CASES, '9-a 9.1-f 9.2-e 9.3-c 9.4-g 9.5-b'],
  [DDAY_CASES, '10-f 10.0.1-i 10.0.2-b 10.A.1-o 10.A.2-d 10.B.1-c 10.B.2-a 10.B.3-c'],
  [SCENARIO_CASES, '11-d 11.1-r 11.2-i 11.3-u ERR-b DN-b'],
];
const IDS = Object.keys(CASES);
/** `2.1-d` is 2.1-a to 2.1-d. */
const upTo = (last: string): string[] => {
  const [section, letter] = last.split('-') as [string, string];
  const letters = 'abcdefghijklmnopqrstuvwxyz';
  return [...letters.slice(0, letters.indexOf(letter) + 1)].map((one) => `${section}-${one}`);
};

test('each part has the cases of its sections, and the whole stands in the order of the book', () => {
  for (const [part, sections] of PARTS) {
    expect(Object.keys(part)).toEqual(sections.split(' ').flatMap(upTo));
  }
});

test('no number is given twice, in one part or in two', () => {
  const all = PARTS.flatMap(([part]) => Object.keys(part));
  expect(all).toEqual(IDS);
  expect(new Set(all).size).toBe(406);
});

test('no number is the beginning of another, so that a search for it finds it alone', () => {
  const sorted = [...IDS].sort();
  expect(sorted.filter((id, i) => sorted[i + 1]?.startsWith(id))).toEqual([]);
});

test('each case is told in one sentence of a sensible length', () => {
  for (const [id, text] of Object.entries(CASES)) {
    expect(text, id).toMatch(/^[A-Z].*[^ .]\.$/);
    expect([id, text.length >= 25, text.length <= 150]).toEqual([id, true, true]);
    expect([id, text.split(/[.!?](?: |$)/).length - 1]).toEqual([id, 1]);
  }
});

test('no two cases are told in the same words', () => {
  const texts = Object.values<string>(CASES);
  expect(texts.filter((text, i) => texts.indexOf(text) !== i)).toEqual([]);
});

test('cases are for players: no shorthand, no straight apostrophe, one spelling', () => {
  for (const [id, text] of Object.entries<string>(CASES)) {
    expect(text, id).not.toMatch(/\b(MPs?|SPs?|SVs?|VPs?|E?ZOCs?|HQs?|TEC|CRT|TAS|FFI|HB|MB|FB|d6)\b/);
    expect(text, id).not.toMatch(/armor|defens(?!i)|center|color|'/i);
  }
});

test('the rulings have a number each, once, and refer to each other by it', () => {
  const text = readFileSync(new URL('../docs/rulings.md', import.meta.url), 'utf8');
  const numbers = [...text.matchAll(/^\| R-(\d+) \|/gm)].map(([, number]) => Number(number));
  expect(new Set(numbers).size).toBe(numbers.length);
  const cited = [...text.matchAll(/R-(\d+)/g)].map(([, number]) => Number(number));
  // R-17 is also the example of a citation.
  expect(cited.filter((number) => !numbers.includes(number))).toEqual([]);
});
