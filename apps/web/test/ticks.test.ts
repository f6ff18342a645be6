import { expect, test } from 'vitest';
import { ticksOf } from '../src/app/ticks.ts';

test('marks of a line that lie close together are one, the first of them', () => {
  const marks = (...plies: number[]) => plies.map((ply) => ({ ply }));
  expect(ticksOf(marks(0, 5, 9), 20)).toEqual(marks(0, 5, 9));
  expect(ticksOf(marks(0, 5, 100, 110, 121, 480), 4800)).toEqual(marks(0, 100, 480));
  expect(
    ticksOf(
      Array.from({ length: 400 }, (_, ply) => ({ ply })),
      400,
    ),
  ).toHaveLength(45);
});
