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

const WAVES = await lessonOf('omaha-beach');
/** What the seed of the lesson was chosen for. All other steps come up, or are passed over, as the cards will. */
const WANTED = ['tank', 'shell', 'endFirst', 'engineers', 'cover', 'second'];

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

test('who does what is shown comes through two turns, with tanks, a barrage, engineers and infantry', () =>
  expectSteps(WAVES, WANTED, 60));

test('at its end the third turn has begun', async () => {
  const room = await sitDown(WAVES);
  await goTo(room, idsOf(WAVES).at(-1) ?? '');
  expect(room.scene.caption).toContain('06:45');
});

test('with other cards it comes to its end as well, and the rules ask nothing that it has no words for', () =>
  expectEnd(WAVES, 12));

test('what is legal but nothing of the step is refused gently, with its rule', () =>
  expectGently(WAVES, 'tank', 'end', 'ACT-02'));
