import { expect, test } from 'vitest';
import { expectEnd, expectGently, expectSteps, expectWords, lessonOf, sitDown } from './classroom.ts';

const COBRA = await lessonOf('bloody-summer');
/** What the seed of the lesson was chosen for: an attack from its bombs to the advance. */
const WANTED = ['zone', 'keep', 'carry', 'reserve', 'activate', 'attack', 'muster', 'bomb', 'air', 'lead', 'result', 'advance', 'others']; // biome-ignore format: a list

test('the lesson has words for every step and cites only cases of the game', () => expectWords(COBRA));

test('every step that shows a track shows one that is there', async () => {
  const { scene } = await sitDown(COBRA);
  const tracks = scene.tracks.map(({ id }) => id);
  for (const { id, tracks: wanted = [] } of COBRA.steps)
    for (const one of wanted)
      expect(one === 'air-us' || tracks.includes(one), `${id} shows ${one}`).toBe(true);
});

test('who does what is shown comes through the sky, the markers, the moves and an attack', () =>
  expectSteps(COBRA, WANTED, 30));

test('with other dice it comes to its end as well', () => expectEnd(COBRA, 4));

test('what is legal but nothing of the step is refused gently, with its rule', () =>
  expectGently(COBRA, 'attack', 'attack 1021', '6.1-i'));
