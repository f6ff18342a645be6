import { expect, test } from 'vitest';
import { expectGently, expectWords, idsOf, lessonOf, MOST_DEEDS, stepsIn, through } from './classroom.ts';

const SUMMER = await lessonOf('dark-summer');
const inOrder = idsOf(SUMMER);
const LAST = inOrder.at(-1) ?? '';

test('the lesson has words for every step and cites only cases of the game', () => expectWords(SUMMER));

test('who does what is shown comes through landings, Reaction, Move Round and Combat Round, in their order', async () => {
  const steps = stepsIn(await through(SUMMER));
  expect(steps.at(-1)).toBe(LAST);
  expect(steps).toEqual(inOrder.filter((id) => steps.includes(id)));
  for (const id of ['mix', 'sword', 'omaha', 'react', 'counterMove', 'attack', 'march', 'assault'])
    expect(steps, id).toContain(id);
});

test('with other dice it comes to its end as well, whatever the cup brings', async () => {
  for (const seed of [1, 2, 5, 7, 11]) {
    const seen = await through(SUMMER, seed);
    expect(seen.length, `dice ${seed}`).toBeLessThan(MOST_DEEDS);
  }
});

test('what is legal but nothing of the step is refused gently, with its rule', () =>
  expectGently(SUMMER, 'sword', 'land 3302', '9.4.1-e'));
