import { expect, test } from 'vitest';
import { loadLesson } from '../src/lesson/lessons.ts';

test.each([
  ['dark-summer', 'dark-summer'],
  ['omaha-beach', 'omaha-beach'],
  ['overlord-dday', 'overlord-dday'],
  [undefined, 'overlord-dday'],
  ['chess', 'overlord-dday'],
  ['montys-dday', 'montys-dday'],
  ['bloody-summer', 'bloody-summer'],
])('%s: each game has its own lesson; where there is none the first is offered', async (game, taught) => {
  expect((await loadLesson(game)).game).toBe(taught);
});
