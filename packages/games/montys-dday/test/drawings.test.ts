import { undrawn } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { COMMON } from '../src/events/common.ts';
import { montysDday } from '../src/index.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';

const drawing = (type: (typeof COMMON)[keyof typeof COMMON], args: Readonly<Record<string, number>>) =>
  presentation.draw?.({ type, args, rule: '', seen: -1 } as never);

test('every event is drawn, or is named as one that has nothing to draw', () => {
  expect(undrawn(montysDday, presentation)).toEqual([]);
});

test('a loss is a cross where it was, a Beachhead a flag', () => {
  const at = PLACE.of('2620');
  expect(drawing(COMMON.eliminated, { unit: 0, at })?.strokes).toEqual([{ kind: 'cross', places: [at] }]);
  expect(drawing(COMMON.beachhead, { beach: 0, hex: at })?.strokes).toEqual([
    { kind: 'flag', places: [at], side: 0 },
  ]);
  expect(drawing(COMMON.turnBegan, { turn: 2, tide: 1, points: 200 })?.result).toBe(
    'Turn {turn}, {tide} tide, {points} support points',
  );
});
