import { NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { grid, PLACE } from '../src/map.ts';
import { casualtyColumn, casualtyOf, displaced, LARGE_TARGET, landingShiftOf, seaCondition, swims } from '../src/tables/landing.ts'; // biome-ignore format: a list
import { ELSEWHERE, groundDrm, isRough, scatter, windOf } from '../src/tables/scatter.ts';
import { capacityOf, firstLanding, isAirWindow, LANDING_OPTIONS, LAST_TURN, landingIn, supportIn, tideIn, turnData } from '../src/tables/turns.ts'; // biome-ignore format: a list
import { AVERAGE, HIGH, LOW, TIDE, TIDES } from '../src/terms.ts';

const hex = PLACE.of;
const turns = Array.from({ length: LAST_TURN }, (_, i) => i + 1);

// Off the beaches.

test('MDD 5.6.6-c: Average tide, Heavy sea and a mine: 11 becomes 14, two hexrows to the right', () => {
  const value = seaCondition(4).value + 1;
  expect(seaCondition(4).name).toBe('Heavy');
  expect(displaced(11, value)).toBe(14);
  expect(landingShiftOf(AVERAGE, 14)).toBe(2);
});

test('MDD 5.4.2-b, MDD 5.4.3-c: above 7 sea and mines are added, else taken away', () => {
  expect([7, 8].map((roll) => displaced(roll, 3))).toEqual([4, 11]);
  expect(landingShiftOf(AVERAGE, displaced(7, 3))).toBe(-1);
});

test('MDD 5.4.2-a: every face of the die has its sea', () => {
  expect([1, 2, 3, 4, 5, 6].map((die) => seaCondition(die).value)).toEqual([0, 1, 1, 2, 2, 3]);
});

test('MDD 5.5.3-d: from four to the left to four to the right, the further the wilder the roll', () => {
  const rolls = Array.from({ length: 32 }, (_, i) => i - 9);
  for (const tide of TIDES) {
    const shifts = rolls.map((roll) => landingShiftOf(TIDE.of(tide), roll));
    expect(
      shifts.every((shift, i) => i === 0 || shift >= (shifts[i - 1] as number)),
      tide,
    ).toBe(true);
    expect(new Set(shifts), tide).toEqual(new Set([-4, -3, -2, -1, 0, 1, 2, 3, 4]));
  }
});

test.each([
  ['low', '-4 -3 -3 -2 -2 -1 -1 0 0 0 1 1 2 2 3 3 4 4 4'],
  ['rising', '-3 -3 -2 -2 -1 -1 0 0 0 0 0 1 1 2 2 3 3 4 4'],
  ['average', '-3 -2 -2 -2 -1 -1 0 0 0 0 0 1 1 2 2 2 3 3 4'],
  ['high', '-3 -2 -2 -1 -1 0 0 0 0 0 0 0 1 1 2 2 3 3 4'],
  ['falling', '-3 -3 -2 -2 -1 -1 -1 0 0 0 0 1 1 2 2 3 3 4 4'],
])('MDD 5.4.1-a: the column of %s tide, from -1 to 17', (tide, shifts) => {
  const column = Array.from({ length: 19 }, (_, i) => landingShiftOf(TIDE.of(tide), i - 1));
  expect(column.join(' ')).toBe(shifts);
});

test('MDD 5.5.3-d: the far ends of each column', () => {
  const ends = TIDES.map((tide) => [-4, -3, -2].map((roll) => landingShiftOf(TIDE.of(tide), roll)).join(' '));
  expect(ends).toEqual(['-4 -4 -4', '-4 -4 -4', '-4 -4 -3', '-4 -4 -3', '-4 -4 -4']);
});

// Under fire.

test('MDD 5.6.6-e: in a Heavy sea armour has 5 more, infantry 2', () => {
  expect(seaCondition(5).value + LARGE_TARGET).toBe(5);
  expect(seaCondition(5).value).toBe(2);
});

test('MDD 5.6.5-a: 9 and 5 are read as 12', () => {
  for (const column of [0, 3, 6]) expect(casualtyOf(column, 9 + 5)).toBe(casualtyOf(column, 12));
  expect(casualtyOf(5, 9 + 5)).toBe('E');
});

test('MDD 5.6.2-a, MDD 5.6.2-b: the columns, of which 55 is the last but one and 56 the last', () => {
  const bounds = [0, 5, 6, 10, 11, 20, 21, 30, 31, 40, 41, 55, 56, 300];
  expect(bounds.map(casualtyColumn)).toEqual([0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]);
  expect(CHARTS.landingCasualties.columns.at(-1)).toBe('55+');
});

test.each([
  [0, 99, 99],
  [1, 99, 99],
  [2, 12, 99],
  [3, 11, 99],
  [4, 10, 99],
  [5, 9, 12],
  [6, 8, 11],
])('MDD 5.6.6-a: column %i disrupts from %i and eliminates from %i', (column, disrupts, eliminates) => {
  for (let roll = 2; roll <= 12; roll++)
    expect(casualtyOf(column, roll)).toBe(roll >= eliminates ? 'E' : roll >= disrupts ? 'D' : '-');
});

test('MDD 5.8.2-a: tanks that swim arrive with 2 to 9', () => {
  expect([2, 9, 10, 15].map(swims)).toEqual([true, true, false, false]);
});

test('MDD 5.4.3-a, MDD 5.4.3-b: seven points of mines, four at most on a beach', () => {
  expect([CHARTS.mines.points, CHARTS.mines.most]).toEqual([7, 4]);
});

// From the air.

const lands = (aim: string, roll: number): string => {
  const { hex: at, disrupted } = scatter(hex(aim), roll);
  return PLACE.text(at) + (disrupted ? '*' : '');
};

test('MDD 4.7-d: a zone aimed at 5018 in a wind of 2 comes down with 7 in 5019, on Clear ground', () => {
  const wind = windOf(2);
  expect(wind).toBe(1);
  expect(lands('5018', 7 + wind)).toBe('5019');
  expect(groundDrm(hex('5019'), 'parachute')).toBe(0);
});

test('MDD 4.4.6-x1: 0 and -1 lie in the east, 4 and 7 in the west, 8 in the north; -1 and 4 have asterisks', () => {
  const column = (roll: number) => grid.column(scatter(hex('5018'), roll).hex);
  expect([column(0), column(-1), column(4), column(7), column(8)]).toEqual([49, 49, 51, 51, 50]);
  expect([0, -1, 4, 7, 8].map((roll) => scatter(hex('5018'), roll).disrupted)).toEqual([
    false, true, true, false, false,
  ]); // biome-ignore format: a list
});

test('MDD 4.4.6-a1: every number of the display has a hex of its own, none more than two away', () => {
  const numbers = Array.from({ length: 16 }, (_, i) => i - 1);
  expect(numbers.map((roll) => lands('5018', roll)).join(' ')).toBe(
    '4917* 4918 4916* 5016* 5116 5117* 5017 5018 5118 5019 5020 5119* 5219 5218* 5217* 4919*',
  );
  for (const roll of numbers)
    expect(grid.distance(hex('5018'), scatter(hex('5018'), roll).hex)).toBeLessThan(3);
});

test('MDD 4.4.6-g1, MDD 4.4.6-h1: above 14 a landing is called off, below -1 nobody is left', () => {
  expect([15, 14, -1, -2].map((roll) => scatter(hex('5018'), roll).outcome)).toEqual([
    'aborts', 'lands', 'lands', 'eliminated',
  ]); // biome-ignore format: a list
});

test('MDD 4.5.4-a: off the map there is no hex', () => {
  expect(scatter(hex('3001'), 5)).toEqual({ outcome: 'lands', hex: NOWHERE, disrupted: false });
  expect(scatter(hex('3001'), 2).hex).toBe(NOWHERE);
});

test('MDD 4.4.2-a: the wind of each face', () => {
  expect([1, 2, 3, 4, 5, 6].map(windOf)).toEqual([2, 1, 0, 0, -1, -2]);
});

test.each([
  ['5018', 0, 0, 'clear'],
  ['5525', 1, 0, 'a hill'],
  ['1013', 1, 0, 'a swamp'],
  ['2519', 1, -1, 'a beach'],
  ['2420', 1, -1, 'a beach with flats'],
  ['2520', 1, -1, 'a flat'],
  ['3123', 1, -1, 'shale'],
  ['1509', 2, -2, 'woods'],
  ['2821', 2, -2, 'a town'],
  ['3206', 2, -2, 'the City'],
  ['2524', 0, 0, 'the sea'],
])('MDD 4.4.5-b: %s has %i for parachutes and %i for gliders, being %s', (at, parachute, glider) => {
  expect([groundDrm(hex(at), 'parachute'), groundDrm(hex(at), 'glider')]).toEqual([parachute, glider]);
});

test('MDD 4.6.2-a: away from the zones a glider has 1 less', () => {
  expect(ELSEWHERE).toBe(-1);
});

test('MDD 4.5.6-a, MDD 4.6.6-a: parachutes want Clear ground, gliders Clear, Hill or Swamp', () => {
  const at = ['5018', '5525', '1013', '1509', '2821', '2519'].map(hex);
  expect(at.map((one) => isRough(one, 'parachute'))).toEqual([false, true, true, true, true, true]);
  expect(at.map((one) => isRough(one, 'glider'))).toEqual([false, false, false, true, true, true]);
});

test('MDD 4.4.3-a: flak reaches three hexes and is worth one', () => {
  expect([CHARTS.flak.range, CHARTS.flak.drm]).toEqual([3, 1]);
});

// The turns.

test('MDD 19.1-e: the first turn is 0100 of 6 June, the fourteenth 1300 of the 7th, the last 0900 of the 8th', () => {
  expect(turnData(1)).toMatchObject({ day: 6, hour: '0100', night: true });
  expect(turnData(14)).toMatchObject({ day: 7, hour: '1300', night: false });
  expect(turnData(21)).toMatchObject({ day: 8, hour: '0900', night: false });
  expect(LAST_TURN).toBe(21);
});

test('hours follow one another, and nights are at 2100 and 0100', () => {
  const when = turns.map((turn) => `${turnData(turn).day} ${turnData(turn).hour}`);
  expect(when).toEqual([...new Set(when)].sort());
  expect(turns.filter((turn) => turnData(turn).night)).toEqual([1, 9, 10, 18, 19]);
  expect(turns.map((turn) => turnData(turn).hour).slice(0, 9)).toEqual([
    '0100', '0700', '0900', '1100', '1300', '1500', '1700', '1900', '2100',
  ]); // biome-ignore format: a list
  expect(turnData(10).hour).toBe('0100');
});

test('MDD 5.4.1-b: from Low the tide goes round, a step a turn', () => {
  expect(turns.map(tideIn)).toEqual(turns.map((turn) => (turn - 1) % TIDES.length));
  expect(CHARTS.tide.cycle).toEqual([...TIDES]);
  expect(TIDE.of(CHARTS.tide.first)).toBe(tideIn(1));
});

test('MDD 5.2-a, MDD 5.2-b: the waves of the first day', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((turn) => landing(turn))).toEqual([
    '-', '1.1', '1.2', '2.1', '2.2', '3.1', '3.2', '-', '-', '-',
  ]); // biome-ignore format: a list
});

test('MDD 5.1.11-a, MDD 5.1.11-b: landings end with 1700 and begin anew at 0700', () => {
  expect([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21].map((turn) => landing(turn))).toEqual([
    '1.1', '1.2', '2.1', '2.2', '3.1', '3.2', '-', '-', '-', '1.1', '1.2',
  ]); // biome-ignore format: a list
});

test('MDD 19.1.1-b1, MDD 19.1.1-b2: landing at Average tide begins with Turn 3, and one cycle of the day is left over', () => {
  const { delay, drm } = LANDING_OPTIONS[1]!;
  expect([delay, drm, firstLanding(delay), tideIn(firstLanding(delay))]).toEqual([1, 1, 3, AVERAGE]);
  expect([2, 3, 4, 7, 8, 11].map((turn) => landing(turn, delay))).toEqual([
    '-',
    '1.1',
    '1.2',
    '3.1',
    '-',
    '1.1',
  ]);
});

test('MDD 19.1.1-c1, MDD 19.1.1-c2: landing at High tide begins with Turn 4', () => {
  const { delay, drm } = LANDING_OPTIONS[2]!;
  expect([delay, drm, firstLanding(delay), tideIn(firstLanding(delay))]).toEqual([2, 2, 4, HIGH]);
  expect([2, 3, 4, 7, 8, 9, 11].map((turn) => landing(turn, delay))).toEqual([
    '-', '-', '1.1', '2.2', '-', '-', '1.1',
  ]); // biome-ignore format: a list
});

test('the plan is no option', () => {
  expect(LANDING_OPTIONS[0]).toMatchObject({ tide: TIDES[LOW], delay: 0, drm: 0 });
  expect(firstLanding(0)).toBe(2);
});

test('MDD 5.1-b: capacities by wave and cycle; the first wave of a beach is its largest', () => {
  const { capacity } = CHARTS.invasion;
  expect(capacity.sword).toEqual([[6, 4], [5, 4], [5, 4]]); // biome-ignore format: a table
  expect(capacity.juno).toEqual([[8, 5], [6, 4], [6, 4]]); // biome-ignore format: a table
  expect(capacity.gold).toEqual(capacity.juno);
  expect(capacityOf('sword', { wave: 2, cycle: 1 })).toBe(5);
  expect(capacityOf('gold', { wave: 1, cycle: 2 })).toBe(5);
});

test('MDD 5.1.2-b: the first cycle of the first wave is filled by its types; that of Sword holds the book’s six', () => {
  const { first, capacity } = CHARTS.invasion;
  for (const beach of ['sword', 'juno', 'gold'] as const) {
    const units = first[beach].reduce((sum, slot) => sum + slot.units, 0);
    expect(units, beach).toBe(capacity[beach][0]?.[0]);
    expect(first[beach][0], beach).toEqual({ units: 2, types: ['armour'] });
  }
  expect(first.sword[1]).toMatchObject({ units: 4 });
  expect(first.sword[1]?.types).toContain('infantry');
  expect(first.juno.slice(1)).toEqual([
    { units: 5, types: ['infantry'] },
    { units: 1, types: ['engineer', 'armouredEngineer'] },
  ]);
});

test('MDD 4.7-a, MDD 4.7-b, MDD 4.7-c: the windows, never on two turns running', () => {
  expect(turns.filter((turn) => isAirWindow(turn, 0))).toEqual([1, 7, 8, 9, 16, 17, 18]);
  expect([isAirWindow(8, 7), isAirWindow(9, 7), isAirWindow(9, 8)]).toEqual([false, true, false]);
});

test('MDD 11.2.1-a, MDD 11.2.3-a: no support in Turn 1, 200 in Turn 2, 25 by night, and ever less by day', () => {
  const points = (turn: number) => supportIn(turn, false);
  expect([points(1), points(2)]).toEqual([0, 200]);
  expect([9, 10, 18, 19].map(points)).toEqual([25, 25, 25, 25]);
  expect([3, 4, 5, 6, 7, 8].map(points)).toEqual([120, 100, 90, 80, 70, 60]);
  expect([11, 12, 13, 14, 15, 16, 17, 20, 21].map(points)).toEqual([80, 70, 70, 70, 70, 70, 60, 80, 70]);
});

test('MDD 11.2.2-a: airborne operations halve the support', () => {
  expect([supportIn(7, true), supportIn(9, true)]).toEqual([35, 12]);
});

function landing(turn: number, delay = 0): string {
  const cycle = landingIn(turn, delay);
  return cycle === undefined ? '-' : `${cycle.wave}.${cycle.cycle}`;
}
