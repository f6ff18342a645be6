import { expect, test } from 'vitest';
import { narrowed } from '../../src/lesson/progress.ts';
import type { Choices } from '../../src/protocol.ts';

const WORDS = ['2/16', '3/16', '5-rgr', '743'];
/** Four may attack, and all of them together. */
const FOUR: Choices = {
  form: 'set',
  kind: 'unit',
  asks: 'who attacks',
  choices: WORDS.map((word, value) => ({ value, word, text: word })),
  least: 1,
  most: 4,
  together: [0, 1, 2, 3],
  more: false,
};
const attackWith = (...words: readonly string[]) => [{ verb: 'attack', args: [['wn-66'], words] }];

test('a lesson offers those of whom it speaks, and nobody else is chosen beforehand', () => {
  const { choices, together } = narrowed(attackWith('3/16', '5-rgr', '743'), 'attack', 1, FOUR);
  expect(choices.map(({ word }) => word)).toEqual(['3/16', '5-rgr', '743']);
  expect(together).toEqual([1, 2, 3]);
});

test('where nobody of whom it speaks can be chosen, all can', () => {
  expect(narrowed(attackWith('1/116'), 'attack', 1, FOUR)).toBe(FOUR);
});

test('what is not chosen beforehand stays so', () => {
  const { together: _, ...nobody } = FOUR;
  expect(narrowed(attackWith('743'), 'attack', 1, nobody)).not.toHaveProperty('together');
});
