import { undrawn } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { AIRBORNE_EVENTS } from '../src/events/airborne.ts';
import { AMPHIBIOUS } from '../src/events/amphibious.ts';
import { COMMON } from '../src/events/common.ts';
import { FIRE } from '../src/events/fire.ts';
import { montysDday } from '../src/index.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { UNIT } from '../src/units.ts';

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

const fired = { hex: PLACE.of('2620'), attack: 40, defence: 8, differential: 32, line: 1, column: 6, dice: 9, modifier: -1, effect: 2, shifts: 0 }; // biome-ignore format: a row

test('fire is a line from each hex it comes from, and from beside the map for support points alone', () => {
  const at = PLACE.of('2620');
  const [from, other] = [PLACE.of('2718'), PLACE.of('2816')];
  const strokes = (units: number[], hexes: number[]) =>
    presentation.draw?.({ type: FIRE.firedAt, args: { ...fired, units, from: hexes, points: 5 }, rule: '', seen: -1 } as never)?.strokes; // biome-ignore format: a row
  const german = UNIT.of('I/155');
  expect(strokes([german], [from, other])).toEqual([
    { kind: 'line', places: [from, at], side: 1 },
    { kind: 'line', places: [other, at], side: 1 },
    { kind: 'burst', places: [at] },
  ]);
  expect(strokes([], [])?.[0]).toEqual({ kind: 'line', places: [at], side: 0 });
});

test('a drop goes from the aim to where it fell, a boat from where it was put to sea to where it drifted', () => {
  const [unit, aim, hex] = [UNIT.of('7-Para'), PLACE.of('2013'), PLACE.of('2112')];
  const told = { unit, hex, from: aim, dice: 9, modifier: 1, total: 10 };
  const strokes = (type: object, args: object) =>
    presentation.draw?.({ type, args, rule: '', seen: -1 } as never)?.strokes;
  expect(strokes(AIRBORNE_EVENTS.cameDown, told)).toEqual([
    { kind: 'ring', places: [aim] },
    { kind: 'path', places: [aim, hex], units: [unit], manner: 'drop', side: 0 },
  ]);
  expect(strokes(AIRBORNE_EVENTS.cameDown, { ...told, hex: aim })?.[1]?.places).toEqual([aim]);
  expect(strokes(AMPHIBIOUS.carried, told)).toEqual([
    { kind: 'path', places: [aim, hex], units: [unit], manner: 'drift', side: 0 },
  ]);
});
