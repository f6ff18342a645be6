import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { type CombatResult, letterOf, NO_LETTER, resultOf, shiftedLetter } from '../src/tables/crt.ts';
import { LETTER, LETTERS, LINES } from '../src/terms.ts';

const { crt, shifts } = CHARTS;
const letter = (line: (typeof LINES)[number], differential: number, protection: number): string =>
  LETTER.text(letterOf(line, differential, protection));
const box = (column: (typeof LETTERS)[number], roll: number): string => {
  const { effect, isLightRed } = resultOf(LETTER.of(column), roll);
  return effect + (isLightRed ? ' red' : '');
};
const ORDER = ['-', 'R', 'D', 'E'];
const rank = ({ effect }: CombatResult): number => ORDER.indexOf(effect);

// The examples of the book.

test('MDD 10.2.8-k2: Lion-sur-Mer under fire: 27 on the Mixed line against 2 is G, and 11 less 1 disrupts', () => {
  const defence = (2 + 2) * 2;
  expect(letter('mixed', 15 + 20 - defence, 2)).toBe('G');
  expect(box('G', 11 - 1)).toBe('D');
  // The range that the book names begins with 19.
  expect(crt.lines.mixed.at(-1)).toBe(19);
  expect([letter('mixed', 19, 2), letter('mixed', 18, 2)]).toEqual(['G', 'F']);
});

test('MDD 10.3.4-c, MDD 10.3.4-d: Lion-sur-Mer assaulted: 11 against 2 is F, morale makes it G, 8 less 1 disrupts', () => {
  const defence = Math.ceil((2 + 2) / 2) * 2;
  expect(letter('closeAssault', 15 - defence, 2)).toBe('F');
  expect(LETTER.text(shiftedLetter(LETTER.of('F'), shifts.morale))).toBe('G');
  expect(box('G', 8 - 1)).toBe('D');
});

// The upper matrix.

test('MDD 10.1.2-a: five lines, Close Assault first, with as many ranges as each row has letters', () => {
  expect(Object.keys(crt.lines)).toEqual([...LINES]);
  const sizes = new Set(
    [...Object.values(crt.lines), ...Object.values(crt.letters)].map((row) => row.length),
  );
  expect(sizes).toEqual(new Set([8]));
});

test.each([
  ['closeAssault', -6],
  ['bombardment', -3],
  ['directGun', -3],
  ['smallArms', -2],
  ['mixed', -3],
] as const)('MDD 10.1.3-b: %s fails below %i', (line, least) => {
  expect(letterOf(line, least, 2)).toBe(LETTER.of('A'));
  expect(letterOf(line, least - 1, 2)).toBe(NO_LETTER);
});

test.each([
  ['closeAssault', [-6, -4, -3, -1, 0, 1, 2, 3, 4, 6, 7, 9, 10, 13, 14, 99]],
  ['bombardment', [-3, 0, 1, 4, 5, 9, 10, 15, 16, 22, 23, 31, 32, 43, 44, 200]],
  ['directGun', [-3, -1, 0, 1, 2, 3, 4, 6, 7, 9, 10, 13, 14, 18, 19, 99]],
  ['smallArms', [-2, -1, 0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 12, 15, 16, 99]],
  ['mixed', [-3, -1, 0, 1, 2, 4, 5, 7, 8, 10, 11, 14, 15, 18, 19, 99]],
] as const)('MDD 10.2.8-e1: the ranges of %s, the first and the last number of each', (line, ends) => {
  expect(ends.map((differential) => letter(line, differential, 1)).join('')).toBe('BBCCDDEEFFGGHHII');
});

test('MDD 10.1.4-a: the better protected the best defender, the worse the letter, from range to range the better', () => {
  const bottom = [-6, -3, 0, 2, 4, 7, 10, 14];
  const row = (protection: number): string =>
    bottom.map((d) => letter('closeAssault', d, protection)).join('');
  expect([1, 2, 3, 4, 5, 6].map(row)).toEqual([
    'BCDEFGHI',
    'AABCDEFG',
    'AAABCDEF',
    'AAAABCDE',
    'AAAAABCD',
    'AAAAAABC',
  ]);
});

test('a protection factor beyond the rows is read in the last of them', () => {
  expect(letter('mixed', 19, 0)).toBe(letter('mixed', 19, 1));
  expect(letter('mixed', 19, 9)).toBe(letter('mixed', 19, 6));
});

test('houses are shelled with more than they are assaulted with: Bombardment needs the most for its ranges', () => {
  for (const line of LINES.filter((one) => one !== 'bombardment'))
    for (const [i, least] of crt.lines[line].entries())
      if (i > 1) expect(crt.lines.bombardment[i], `${line} ${i}`).toBeGreaterThan(least);
});

// The lower matrix.

test('MDD 10.2.8-j1, MDD 10.3.3-j1: letters stay between A and I, rolls between -4 and 12', () => {
  expect(LETTER.text(shiftedLetter(LETTER.of('A'), -1))).toBe('A');
  expect(LETTER.text(shiftedLetter(LETTER.of('H'), 3))).toBe('I');
  for (const column of LETTERS) {
    expect(box(column, -7)).toBe(box(column, -4));
    expect(box(column, 15)).toBe(box(column, 12));
  }
  expect([crt.rolls[0], crt.rolls.at(-1)]).toEqual([-4, 12]);
});

test.each([
  ['A', 11, 12, 99],
  ['B', 10, 11, 99],
  ['C', 9, 10, 12],
  ['D', 8, 9, 12],
  ['E', 7, 8, 12],
  ['F', 6, 7, 12],
  ['G', 5, 6, 11],
  ['H', 3, 5, 10],
  ['I', 1, 3, 9],
] as const)('MDD 10.4-d: %s drives back from %i, disrupts from %i, eliminates from %i', (column, r, d, e) => {
  const expected = crt.rolls.map((roll) => (roll >= e ? 'E' : roll >= d ? 'D' : roll >= r ? 'R' : '-'));
  expect(crt.rolls.map((roll) => resultOf(LETTER.of(column), roll).effect)).toEqual(expected);
});

test('a better column and a better roll never bring less', () => {
  for (const [i, column] of LETTERS.entries())
    for (const roll of crt.rolls) {
      const here = rank(resultOf(i, roll));
      if (i > 0) expect(here, `${column} ${roll}`).toBeGreaterThanOrEqual(rank(resultOf(i - 1, roll)));
      if (roll > -4) expect(here, `${column} ${roll}`).toBeGreaterThanOrEqual(rank(resultOf(i, roll - 1)));
    }
});

test('MDD 10.4-b, MDD 10.4-c: light red are the retreats, and in A to E rolls up to 1; so are neither 7 nor 10 of G', () => {
  for (const [i, column] of LETTERS.entries())
    for (const roll of crt.rolls) {
      const { effect, isLightRed } = resultOf(i, roll);
      expect(isLightRed, `${column} ${roll}`).toBe(effect === 'R' || (roll <= 1 && 'ABCDE'.includes(column)));
    }
  expect([box('G', 7), box('G', 10), box('G', 5)]).toEqual(['D', 'D', 'R red']);
});

test('MDD 10.3.5-x1: what each advantage is worth', () => {
  const { source: _, ...columns } = shifts;
  expect(columns).toEqual({
    antiArmour: 1,
    morale: 1,
    armour: 1,
    armourFromAbove: 2,
    outflanking: 1,
    surrounding: 1,
    hilltop: 1,
    engineers: 1,
  });
});
