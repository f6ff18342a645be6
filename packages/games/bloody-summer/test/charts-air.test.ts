import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { AIRCRAFT, CUPS, FLEETS, SHIPS, SIDES, WEATHERS, ZONES } from '../src/data/lists.ts';
import { AIR_COUNTERS, CUP_COUNTERS, drawsOf, heavyBack, mostOnBox, superiorityOf, supportsOnTheMove } from '../src/tables/air.ts'; // biome-ignore format: a list
import { airPoints, bombardmentModifier, bombardmentOf, cherbourgNavalPoints, navalPoints, shipRange, splitPoints } from '../src/tables/bombardment.ts'; // biome-ignore format: a list
import { AFTER_STORM, isStorm, nextAdjustment, risksStorm, weatherOf } from '../src/tables/weather.ts';

const DICE = [1, 2, 3, 4, 5, 6];
const [CLEAR, OVERCAST, RAIN, STORM] = [0, 1, 2, 3];
const weather = (die: number, adjustment: number): string => WEATHERS[weatherOf(die, adjustment)] ?? '';

// Weather.

test('N44 1.1.1.1-c, N44 1.1.1.1-e: after an overcast turn a 6 is a 5, overcast again, and brings tests for storm', () => {
  const adjustment = nextAdjustment(0, OVERCAST);
  expect(adjustment).toBe(-1);
  expect([weather(6, adjustment), risksStorm(6)]).toEqual(['overcast', true]);
  expect(nextAdjustment(adjustment, OVERCAST)).toBe(-2);
});

test('N44 1.1.1.1-c: two are the most that is taken away', () => {
  expect(weather(6, -2)).toBe(weather(4, 0));
  expect([nextAdjustment(-2, OVERCAST), nextAdjustment(-2, RAIN), nextAdjustment(-1, RAIN)]).toEqual([
    -2, -2, -2,
  ]);
});

test('N44 1.1.1.1-d: clear weather ends it', () => {
  expect([nextAdjustment(-2, CLEAR), nextAdjustment(0, CLEAR)]).toEqual([0, 0]);
});

test('N44 1.1.1.1-b: what each die brings', () => {
  const row = (adjustment: number) => DICE.map((die) => weather(die, adjustment)).join(' ');
  expect(row(0)).toBe('clear clear clear overcast overcast rain');
  expect(row(-1)).toBe('clear clear clear clear overcast overcast');
  expect(row(-2)).toBe('clear clear clear clear clear overcast');
});

test('N44 1.1.1.1-e, N44 1.1.1.1-i: only a natural 6 risks a storm, of which two faces come; rain follows it', () => {
  expect(DICE.filter(risksStorm)).toEqual([6]);
  expect(DICE.filter(isStorm)).toEqual([5, 6]);
  expect(AFTER_STORM).toBe(OVERCAST);
});

// Aircraft.

test('N44 11-c, N44 ERR-b: six heavy, four medium and light, twelve fighter-bombers', () => {
  expect(CUP_COUNTERS.map((cup) => cup.length)).toEqual([6, 4, 12]);
  expect(CUP_COUNTERS.flat().sort((a, b) => a - b)).toEqual(AIR_COUNTERS.map((_, i) => i));
  expect(CUPS).toEqual(['HB', 'MB', 'FB']);
});

test('N44 11-c, N44 9.3-c: whose they are, and that one of the British is light', () => {
  const count = (side: (typeof SIDES)[number]) =>
    AIRCRAFT.map(
      (_, aircraft) =>
        AIR_COUNTERS.filter((one) => one.side === SIDES.indexOf(side) && one.aircraft === aircraft).length,
    );
  expect([count('us'), count('british'), count('german')]).toEqual([
    [3, 2, 0, 6],
    [3, 1, 1, 6],
    [0, 0, 0, 0],
  ]);
  const named = new Set(AIR_COUNTERS.map(({ name, side }) => `${name}, ${SIDES[side]}`));
  expect([...named]).toEqual([
    '8th Air Force, us',
    'Bomber Command, british',
    '9th Air Force, us',
    '2nd Tactical Air Force, british',
  ]);
});

test('N44 1.1.1.1-k: the better the weather, the more are drawn', () => {
  const draws = (now: number) => CUPS.map((_, cup) => drawsOf(5, now, cup));
  expect([draws(CLEAR), draws(OVERCAST), draws(RAIN), draws(STORM)]).toEqual([
    [2, 3, 8],
    [1, 2, 5],
    [0, 1, 3],
    [0, 0, 0],
  ]);
});

test('N44 10.A.1-a: all on 6 June, whatever the weather, and no more on turn 1', () => {
  expect(CUPS.map((_, cup) => drawsOf(0, OVERCAST, cup))).toEqual([6, 4, 12]);
  expect(CUPS.map((_, cup) => drawsOf(1, CLEAR, cup))).toEqual([2, 3, 8]);
});

test('N44 1.1.1.1-l: one to three fight for the sky', () => {
  expect(DICE.map(superiorityOf)).toEqual([1, 1, 2, 2, 3, 3]);
});

test('N44 9.2-a, N44 9.2-b, N44 9.2-d: four zones at most, a counter each, costs doubled', () => {
  const { counters, perZone, times } = CHARTS.air.tactical;
  expect([counters, perZone, times]).toEqual([4, 1, 2]);
  expect(ZONES.length).toBeGreaterThan(counters);
});

test('N44 9.5-a: one heavy bomber on a box, or two of another kind', () => {
  expect(CUPS.map((_, cup) => mostOnBox(cup))).toEqual([1, 2, 2]);
});

test('N44 9.1-c, N44 9.1-d: a column; on the move only for Americans, from turn 7', () => {
  expect(CHARTS.air.support.columns).toBe(1);
  const [us, british, german] = SIDES.map((_, side) => side) as [number, number, number];
  expect([supportsOnTheMove(6, us), supportsOnTheMove(7, us), supportsOnTheMove(12, us)]).toEqual([
    false,
    true,
    true,
  ]);
  expect([supportsOnTheMove(9, british), supportsOnTheMove(9, german)]).toEqual([false, false]);
});

test('N44 9.4-c, N44 9.4-d, N44 9.4-e: one carpet a turn over one hex or two, half on each; back after two turns', () => {
  expect([CHARTS.air.carpet.perTurn, CHARTS.air.carpet.hexes]).toEqual([1, 2]);
  expect([splitPoints(8), splitPoints(7)]).toEqual([4, 3]);
  expect(heavyBack(8)).toBe(10);
});

// Bombardment.

const text = (points: number, roll: number): string => {
  const { affected, levels } = bombardmentOf(points, roll);
  return `${affected}${levels}`;
};
const ROLLS = [0, 1, 2, 3, 4, 5, 6, 7];
test.each([
  [0, '00 00 00 00 00 00 00 00'],
  [1, '00 00 00 00 00 00 10 10'],
  [2, '00 00 00 00 00 10 10 10'],
  [3, '00 00 00 00 10 10 20 20'],
  [4, '00 00 00 10 10 20 20 20'],
  [5, '00 00 10 10 10 20 20 21'],
  [6, '00 00 10 10 10 20 20 21'],
  [7, '00 10 10 10 20 20 21 21'],
  [15, '00 10 10 10 20 20 21 21'],
])('N44 6.2-g: %i points, for rolls of 0 to 7 the levels affected and disorganized', (points, row) => {
  expect(ROLLS.map((roll) => text(points, roll)).join(' ')).toBe(row);
});

test('more points and a better roll never do less', () => {
  for (let points = 1; points < 12; points++)
    for (const roll of ROLLS) {
      const here = Number(text(points, roll));
      expect(Number(text(points + 1, roll)), `${points} ${roll}`).toBeGreaterThanOrEqual(here);
      expect(Number(text(points, roll + 1)), `${points} ${roll}`).toBeGreaterThanOrEqual(here);
    }
});

test('N44 6.2-g: the results of the table stand in their order', () => {
  const { order, cells } = CHARTS.bombardment;
  expect(order).toEqual(['-', 'A', 'A2', 'A2 D']);
  expect(new Set(Object.values(cells).flat())).toEqual(new Set(order));
});

test('N44 0.1.2-j: one less against a garrison', () => {
  expect(bombardmentModifier({ isGarrison: true }, 3, 0)).toBe(-1);
  expect(bombardmentModifier({ isGarrison: false }, 3, 0)).toBe(0);
});

test('N44 9.3-b, N44 9.3-c: one more where medium bombers are half of the strength; light ones do not count as such', () => {
  const us = { isGarrison: false };
  expect([
    bombardmentModifier(us, 4, 2),
    bombardmentModifier(us, 5, 2),
    bombardmentModifier(us, 2, 2),
  ]).toEqual([1, 0, 1]);
  expect(bombardmentModifier(us, 2, 0)).toBe(0);
  expect(bombardmentModifier({ isGarrison: true }, 2, 2)).toBe(0);
});

test('N44 9.4-a: heavy bombers are three points, medium and light ones two, fighter-bombers none', () => {
  expect(AIRCRAFT.map((_, aircraft) => airPoints(aircraft))).toEqual([3, 2, 2, 0]);
});

test('N44 6.2-d: cruisers reach three hexes, destroyers two', () => {
  expect(SHIPS.map((_, ship) => shipRange(ship))).toEqual([3, 2]);
});

test('N44 6.2-m, N44 6.2-j: a battery is a point, and fires once in a phase', () => {
  expect([CHARTS.bombardment.battery.points, CHARTS.bombardment.battery.perPhase]).toEqual([1, 1]);
});

test('N44 11-b: the fleets, cruisers and destroyers, from 6 June to August', () => {
  const points = (turn: number) =>
    FLEETS.map((_, fleet) => SHIPS.map((__, ship) => navalPoints(turn, fleet, ship)).join('/')).join(' ');
  expect([0, 1, 4, 5, 8, 9, 12].map(points)).toEqual([
    '4/4 5/4',
    '2/3 3/3',
    '2/3 3/3',
    '0/1 2/2',
    '0/1 2/2',
    '0/0 1/1',
    '0/0 1/1',
  ]);
});

test('N44 11.1-i: in the race to Cherbourg one cruiser and two destroyers of the Western Task Force', () => {
  const points = FLEETS.map((_, fleet) => SHIPS.map((__, ship) => cherbourgNavalPoints(fleet, ship)));
  expect(points).toEqual([
    [1, 2],
    [0, 0],
  ]);
});
