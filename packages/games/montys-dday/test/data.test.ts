import { describe, expect, test } from 'vitest';
import { UNITS } from '../src/data/units.ts';
import { ALLIED, COMBAT, GERMAN, GOLD, MOVEMENT } from '../src/terms.ts';
import { AIRBORNE, ALLOWANCE, BATTALION, BATTALION_OF, BEACH_OF, BREAKDOWN, BRIGADE, BRIGADE_OF, COMBAT_FACTOR, COMMANDERS_OF, COMMANDOS, DIVISION, DIVISION_OF, dataOf, EVERY_UNIT, GARRISONS, isCoastArtillery, isCommando, isCompany, isGarrison, isGlider, isHeadquarters, isParachute, isSwimming, LE_HAVRE_BATTERY, MORALE_OF, NOBODY, PROTECTION_FACTOR, RADIUS_OF, RANGE_OF, SIDE_OF, TURN_OF, TYPE, TYPE_OF, UNIT, UNITS_OF, type UnitId } from '../src/units.ts'; // biome-ignore format: a list

const sum = (units: readonly UnitId[], of: Readonly<Uint8Array> | undefined): number =>
  units.reduce((all, unit) => all + (of?.[unit] ?? 0), 0);
/** Number; the figures of both faces, Combat Mode first; ranges, morale, radii, turns. */
function sums(units: readonly UnitId[]): number[] {
  const faces = [COMBAT, MOVEMENT].flatMap((mode) =>
    [COMBAT_FACTOR, PROTECTION_FACTOR, ALLOWANCE].map((figures) => sum(units, figures[mode])),
  );
  const others = [RANGE_OF, MORALE_OF, RADIUS_OF, TURN_OF].map((figures) => sum(units, figures));
  return [units.length, ...faces, ...others];
}
const SUMS = {
  '3': [24, 171, 64, 61, 48, 64, 220, 54, 72, 8, 6],
  '50': [29, 218, 77, 73, 59, 77, 264, 78, 87, 8, 6],
  '6-Abn': [9, 72, 27, 36, 27, 27, 54, 0, 36, 0, 0],
  '51': [8, 69, 22, 26, 21, 22, 68, 12, 24, 8, 82],
  '7-Armd': [12, 93, 37, 57, 36, 37, 130, 19, 36, 8, 128],
  '79': [6, 24, 24, 30, 12, 24, 60, 6, 18, 0, 0],
  '3-Cdn': [25, 181, 66, 61, 49, 66, 230, 66, 75, 8, 11],
  '716': [37, 111, 80, 10, 33, 80, 136, 547, 67, 24, 0],
  '711': [8, 33, 16, 5, 11, 16, 42, 15, 15, 8, 13],
  '352': [6, 35, 18, 23, 11, 18, 52, 2, 18, 8, 30],
  '21': [23, 139, 61, 73, 45, 61, 244, 67, 69, 16, 16],
  '12-SS': [15, 115, 43, 62, 44, 43, 166, 48, 60, 8, 184],
  Lehr: [4, 36, 12, 19, 16, 12, 46, 2, 12, 8, 16],
};

describe('the counters of each formation come to these sums', () => {
  test.each(Object.entries(SUMS))('of division %s', (division, expected) => {
    const own = EVERY_UNIT.filter((unit) => DIVISION_OF[unit] === DIVISION.of(division));
    expect(sums(own)).toEqual(expected);
  });
  test('and no division is left out', () => {
    expect(Object.keys(SUMS).sort()).toEqual([...DIVISION.words].sort());
  });
  test.each([
    ['Allied', ALLIED, [33, 252, 100, 139, 103, 100, 336, 67, 108, 40, 62]],
    ['German', GERMAN, [31, 59, 71, 16, 23, 71, 38, 501, 26, 0, 0]],
  ])('of no division, %s', (_side, side, expected) => {
    const loose = (UNITS_OF[side] ?? []).filter((unit) => DIVISION_OF[unit] === -1);
    expect(sums(loose)).toEqual(expected);
  });
});

test('MDD 1.4.1-a: the figures of a face are read by mode', () => {
  const tanks = UNIT.of('13/18-H');
  const face = (mode: number) =>
    [COMBAT_FACTOR, PROTECTION_FACTOR, ALLOWANCE].map((figures) => figures[mode]?.[tanks]);
  expect([face(MOVEMENT), face(COMBAT)]).toEqual([
    [6, 4, 12],
    [12, 4, 6],
  ]);
  expect([RANGE_OF[tanks], MORALE_OF[tanks], RADIUS_OF[tanks]]).toEqual([2, 3, 0]);
  expect(RANGE_OF[UNIT.of('1-SR')]).toBe(0);
  expect([RADIUS_OF[UNIT.of('HQ-27')], TURN_OF[UNIT.of('5-RTR')]]).toEqual([6, 7]);
});

test('every unit has a number, a side and a type', () => {
  expect(EVERY_UNIT.map((unit) => UNIT.of(dataOf(unit).id))).toEqual(EVERY_UNIT);
  expect([...(UNITS_OF[ALLIED] ?? []), ...(UNITS_OF[GERMAN] ?? [])]).toEqual(EVERY_UNIT);
  expect([SIDE_OF[UNIT.of('RWR')], SIDE_OF[UNIT.of('10-Cdo')], SIDE_OF[UNIT.of('I/22')]]).toEqual([
    ALLIED,
    ALLIED,
    GERMAN,
  ]);
  expect(EVERY_UNIT.map((unit) => TYPE.text(TYPE_OF[unit] ?? -1))).toEqual(UNITS.map(({ type }) => type));
  expect(EVERY_UNIT.includes(NOBODY)).toBe(false);
});

test('MDD 1.5-a: brigade, battalion and beach by number, or none', () => {
  const [suffolks, company, commando] = [UNIT.of('1-SR'), UNIT.of('5/192'), UNIT.of('47-RM')];
  expect(BRIGADE.text(BRIGADE_OF[suffolks] as never)).toBe('8');
  expect(BRIGADE_OF[UNIT.of('HQ-716')]).toBe(-1);
  expect([BATTALION_OF[company], BATTALION_OF[suffolks]]).toEqual([BATTALION.of('II/192'), -1]);
  expect([BEACH_OF[commando], BEACH_OF[UNIT.of('9-Para')]]).toEqual([GOLD, -1]);
});

test('what sort a unit is', () => {
  const count = (is: (unit: UnitId) => boolean): number => EVERY_UNIT.filter(is).length;
  expect({
    headquarters: count(isHeadquarters),
    companies: count(isCompany),
    swimming: count(isSwimming),
    coast: count(isCoastArtillery),
    parachutes: count(isParachute),
    gliders: count(isGlider),
  }).toEqual({ headquarters: 20, companies: 122, swimming: 9, coast: 10, parachutes: 6, gliders: 3 });
  expect(EVERY_UNIT.filter(isGarrison)).toEqual(GARRISONS);
  expect(EVERY_UNIT.filter(isCommando)).toEqual(COMMANDOS);
  expect(AIRBORNE).toHaveLength(9);
  expect(BREAKDOWN.map((unit) => dataOf(unit).id)).toEqual(['BD-1', 'BD-2', 'BD-3', 'BD-4']);
  expect(isCoastArtillery(LE_HAVRE_BATTERY)).toBe(true);
});

describe('MDD 16.2-a: who may command whom', () => {
  const commanders = (unit: string): string[] =>
    (COMMANDERS_OF[UNIT.of(unit)] ?? []).map((hq) => dataOf(hq).id);
  test('a division its own, brigades and corps without one all of their side', () => {
    expect(commanders('7-Fd')).toEqual(['HQ-3', 'HQ-27', 'HQ-I', 'HQ-1-SS', 'HQ-2-Cdn', 'HQ-8', 'HQ-XXX']);
    expect(commanders('SY')).toHaveLength(11);
    expect(commanders('III/155')).toEqual(['HQ-21', 'HQ-125']);
  });
  test('and those attached to it', () => {
    expect(commanders('I/155')).toEqual(['HQ-716', 'HQ-736', 'HQ-1716', 'HQ-21', 'HQ-125']);
  });
});
