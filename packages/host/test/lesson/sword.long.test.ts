import { expect, test } from 'vitest';
import {
  expectEnd,
  expectGently,
  expectSteps,
  expectWords,
  goTo,
  idsOf,
  lessonOf,
  sitDown,
} from './classroom.ts';

const SWORD = await lessonOf('montys-dday');

test('the lesson has words for every step and cites only cases of the game', () => expectWords(SWORD));

test('who does what is shown comes through every step: boats drift, tanks swim, a hex is assaulted', () =>
  expectSteps(SWORD, idsOf(SWORD), 40));

test('at its end the first assault of the morning has been made', async () => {
  const room = await sitDown(SWORD);
  await goTo(room, idsOf(SWORD).at(-1) ?? '');
  expect(room.scene.caption).toContain('0700');
  expect(room.scene.caption).toContain('Close Assaults');
});

test('with other dice it comes to its end as well, and the rules ask nothing that it has no words for', () =>
  expectEnd(SWORD, 8));

test('what is legal but nothing of the step is refused gently, with its rule', () =>
  expectGently(SWORD, 'fire', 'cease', '10.2.2-a'));
