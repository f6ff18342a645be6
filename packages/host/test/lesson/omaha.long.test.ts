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

const WAVES = await lessonOf('omaha-beach');
const inOrder = WAVES.steps.map(({ id }) => id);
const LAST = inOrder.at(-1) ?? '';
/** What the seed of the lesson was chosen for. All other steps come up, or are passed over, as the cards will. */
const WANTED = ['tank', 'shell', 'endFirst', 'engineers', 'cover', 'second'];
const SEEDS = 60;

const isWanted = (seen: readonly string[]): boolean => WANTED.every((id) => seen.includes(id));

test('the lesson has words for every step and cites only cases of the game', () => expectWords(WAVES));

test('every step that shows a track shows one that is there', async () => {
  const { scene } = await sitDown(WAVES);
  const tracks = scene.tracks.map(({ id }) => id);
  for (const { id, tracks: wanted = [] } of WAVES.steps)
    if (wanted.length > 0)
      expect(
        wanted.some((one) => tracks.includes(one) || one === 'cards'),
        id,
      ).toBe(true);
});

test('who does what is shown comes through two turns, with tanks, a barrage, engineers and infantry', async () => {
  const seen = await through(WAVES);
  const steps = stepsIn(seen);
  if (!isWanted(steps)) {
    // The rules draw other cards than they did: the lesson goes on without those steps, but another seed teaches more.
    let better = 1;
    while (better < SEEDS && !isWanted(await through(WAVES, better))) better++;
    const missing = WANTED.filter((id) => !steps.includes(id));
    expect.fail(
      `seed ${WAVES.seed} leaves out ${missing.join(', ')}: take ${better} in packages/games/omaha-beach/src/lesson/index.ts`,
    );
  }
  expect(steps).toEqual(inOrder.filter((id) => steps.includes(id)));
  expect(steps.at(-1)).toBe(LAST);
});

test('at its end the third turn has begun', async () => {
  const room = await sitDown(WAVES);
  await goTo(room, LAST);
  expect(room.scene.caption).toContain('06:45');
});

test('with other cards it comes to its end as well, whatever is left out', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const seen = await through(WAVES, seed);
    expect(seen.length, `cards ${seed}`).toBeLessThan(MOST_DEEDS);
    expect(seen.at(-1), `cards ${seed}`).toBe(LAST);
  }
});

test('the rules ask nothing in between that the lesson has no words for', async () => {
  for (let seed = 1; seed <= 12; seed++) {
    const room = await sitDown(WAVES, seed);
    for (let deeds = 0; at(room) !== LAST && deeds < MOST_DEEDS; deeds++) {
      const verbs = at(room) === 'aside' ? (room.guide.scene.prompt?.verbs ?? []) : [];
      if (verbs.length > 0)
        expect(
          verbs.map(({ name }) => name).filter((name) => WAVES.words.aside[name] !== undefined),
        ).not.toEqual([]);
      await goOn(room);
    }
  }
});

test('what is legal but nothing of the step is refused gently, with its rule', async () => {
  const room = await sitDown(WAVES);
  await goTo(room, 'tank');
  const answer = await room.guide.host.act('end', []);
  expect(isRefused(answer) && answer.reasons[0]).toMatchObject({
    rule: 'ACT-02',
    text: WORDS.gently(WAVES.words.steps.tank?.title ?? ''),
  });
});
