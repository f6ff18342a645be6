import { expect, test } from 'vitest';
import { COMMON_EVENTS } from '../src/events/common.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { AXIS, GERMAN } from '../src/terms.ts';

const drawing = (type: object, args: Readonly<Record<string, number>>) =>
  presentation.draw?.({ type, args, rule: '', seen: -1 } as never);

test('every event of more than one chapter is drawn', () => {
  const at = PLACE.of('0619');
  const args = { at, hex: at, unit: 0, turn: 1, phase: 1, camp: 0, many: 1, level: 1, points: 1, reason: 0 };
  for (const [name, type] of Object.entries(COMMON_EVENTS)) expect(drawing(type, args), name).toBeDefined();
});

test('a loss is a cross where it was, a hex that is taken a flag of the camp', () => {
  const at = PLACE.of('0619');
  expect(drawing(COMMON_EVENTS.destroyed, { unit: 0, at })?.strokes).toEqual([
    { kind: 'cross', places: [at] },
  ]);
  expect(drawing(COMMON_EVENTS.taken, { camp: AXIS, hex: at })?.strokes).toEqual([
    { kind: 'flag', places: [at], side: GERMAN },
  ]);
});
