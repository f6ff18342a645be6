import { expect, test } from 'vitest';
import {
  at,
  expectWords,
  goOn,
  goTo,
  isRefused,
  lessonOf,
  MOST_DEEDS,
  sitDown,
  stepsIn,
  through,
  WORDS,
} from './classroom.ts';

const SWORD = await lessonOf('montys-dday');
const inOrder = SWORD.steps.map(({ id }) => id);
const LAST = inOrder.at(-1) ?? '';
const SEEDS = 40;

const isWhole = (seen: readonly string[]): boolean => inOrder.every((id) => seen.includes(id));

test('the lesson has words for every step and cites only cases of the game', () => expectWords(SWORD));

test('who does what is shown comes through every step: boats drift, tanks swim, a hex is assaulted', async () => {
  const steps = stepsIn(await through(SWORD));
  if (!isWhole(steps)) {
    // The dice fall otherwise than they did: the lesson goes on without those steps, but another seed teaches more.
    let better = 1;
    while (better < SEEDS && !isWhole(await through(SWORD, better))) better++;
    const missing = inOrder.filter((id) => !steps.includes(id));
    expect.fail(
      `seed ${SWORD.seed} leaves out ${missing.join(', ')}: take ${better} in packages/games/montys-dday/src/lesson/index.ts`,
    );
  }
  expect(steps).toEqual(inOrder);
});

test('at its end the first assault of the morning has been made', async () => {
  const room = await sitDown(SWORD);
  await goTo(room, LAST);
  expect(room.scene.caption).toContain('0700');
  expect(room.scene.caption).toContain('Close Assaults');
});

test('with other dice it comes to its end as well, and the rules ask nothing that it has no words for', async () => {
  for (let seed = 1; seed <= 8; seed++) {
    const room = await sitDown(SWORD, seed);
    for (let deeds = 0; at(room) !== LAST && deeds < MOST_DEEDS; deeds++) {
      const verbs = at(room) === 'aside' ? (room.guide.scene.prompt?.verbs ?? []) : [];
      const told = verbs.filter(({ name }) => SWORD.words.aside[name] !== undefined);
      if (verbs.length > 0)
        expect(told, `dice ${seed}: ${verbs.map(({ name }) => name).join()}`).not.toEqual([]);
      await goOn(room);
    }
    expect(at(room), `dice ${seed}`).toBe(LAST);
  }
});

test('what is legal but nothing of the step is refused gently, with its rule', async () => {
  const room = await sitDown(SWORD);
  await goTo(room, 'fire');
  const answer = await room.guide.host.act('cease', []);
  expect(isRefused(answer) && answer.reasons[0]).toMatchObject({
    rule: '10.2.2-a',
    text: WORDS.gently(SWORD.words.steps.fire?.title ?? ''),
  });
});
