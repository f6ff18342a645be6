import { columnName, finalColumn } from '@bocage/wargame';
import { expect, test } from 'vitest';
import { CHARTS } from '../src/data/charts.ts';
import { COLUMNS, columnsFromEven, conditionShift, eliteModifier, oddsColumn, RESULTS, resultOf, shiftedColumn, siegeNeeds } from '../src/tables/crt.ts'; // biome-ignore format: a list

const { crt } = CHARTS;
const at = (name: string): number => COLUMNS.names.indexOf(name);
const odds = (attack: number, defence: number): string => columnName(COLUMNS, oddsColumn(attack, defence));
const shifted = (name: string, right: number, left: number): string =>
  columnName(COLUMNS, shiftedColumn(at(name), right, left));
const DICE = [1, 2, 3, 4, 5, 6];
const column = (name: string): string[] => DICE.map((die) => RESULTS[resultOf(at(name), die)]?.text ?? '');

// The examples of the book.

test('N44 6.3-a: two of 4 against 3 are 8:3, fought at 2:1', () => {
  expect(odds(4 + 4, 3)).toBe('2:1');
});

test('N44 6.12-e: 20 against 12 is 3:2, a column better than even', () => {
  expect(odds(20, 12)).toBe('3:2');
  expect(columnsFromEven(20, 12)).toBe(1);
});

test('N44 5.3-h: support brings an attack at 2:1 down to 3:2', () => {
  expect(shifted('2:1', 0, CHARTS.control.defence)).toBe('3:2');
});

test('N44 6.5-m: disorganized twice and affected once, a stack gives three columns', () => {
  expect(conditionShift(2, 1)).toBe(3);
  expect(shifted('1:1', conditionShift(2, 1), 0)).toBe('3:1');
});

test('N44 6.5-j, N44 6.5-k: a column for each level of either', () => {
  expect([conditionShift(1, 0), conditionShift(0, 1), conditionShift(2, 0), conditionShift(0, 2)]).toEqual([
    1, 1, 2, 2,
  ]);
});

test('N44 6.3-d: odds of 1:5 are read at 1:3, those of 9:1 at 6:1', () => {
  expect([odds(1, 5), odds(9, 1), odds(0, 4)]).toEqual(['1:3', '6:1', '1:3']);
});

// Columns.

test.each([
  [1, 3, '1:3'],
  [49, 100, '1:3'],
  [1, 2, '1:2'],
  [99, 100, '1:2'],
  [1, 1, '1:1'],
  [149, 100, '1:1'],
  [3, 2, '3:2'],
  [199, 100, '3:2'],
  [2, 1, '2:1'],
  [299, 100, '2:1'],
  [3, 1, '3:1'],
  [4, 1, '4:1'],
  [5, 1, '5:1'],
  [599, 100, '5:1'],
  [6, 1, '6:1'],
])('N44 6.3-a: %i against %i is %s', (attack, defence, expected) => {
  expect(odds(attack, defence)).toBe(expected);
});

test('N44 6.3-b: shifts to the right come first, and what goes beyond the table is lost', () => {
  expect(shifted('3:1', 2, 1)).toBe('4:1');
  expect(shifted('5:1', 4, 1)).toBe('5:1');
  expect(columnName(COLUMNS, finalColumn(COLUMNS, at('5:1'), 4 - 1))).toBe('6:1');
  expect(shifted('1:2', 0, 4)).toBe('1:3');
});

test('N44 6.12-e: columns are counted from 1:1 either way', () => {
  expect([
    columnsFromEven(1, 3),
    columnsFromEven(1, 2),
    columnsFromEven(7, 7),
    columnsFromEven(6, 1),
  ]).toEqual([-2, -1, 0, 6]);
});

// The die.

test('N44 6.3-c: elite attackers add one, elite defenders take one away', () => {
  expect([
    eliteModifier(true, false),
    eliteModifier(false, true),
    eliteModifier(true, true),
    eliteModifier(false, false),
  ]).toEqual([1, -1, 0, 0]);
});

test('N44 6.3-c: an adjusted die counts as 1 at least and as 6 at most', () => {
  for (const name of COLUMNS.names) {
    expect(resultOf(at(name), 0)).toBe(resultOf(at(name), 1));
    expect(resultOf(at(name), 7)).toBe(resultOf(at(name), 6));
  }
});

// Results.

/** Attacker: steps, levels, retreat; defender: the same; exploitation. */
test.each([
  ['L2 D R | -', [2, 1, 2], [0, 0, 0], 0],
  ['L2 D | -', [2, 1, 0], [0, 0, 0], 0],
  ['L2 | -', [2, 0, 0], [0, 0, 0], 0],
  ['L1 D | -', [1, 1, 0], [0, 0, 0], 0],
  ['L1 D | D', [1, 1, 0], [0, 1, 0], 0],
  ['L1 | D', [1, 0, 0], [0, 1, 0], 0],
  ['L1 | L1', [1, 0, 0], [1, 0, 0], 0],
  ['L1 | L1 D', [1, 0, 0], [1, 1, 0], 0],
  ['L1 | L1 R', [1, 0, 0], [1, 0, 2], 0],
  ['D | L1 D R', [0, 1, 0], [1, 1, 2], 0],
  ['D | L2 D R', [0, 1, 0], [2, 1, 2], 0],
  ['- | L2 D R X', [0, 0, 0], [2, 1, 2], 1],
  ['- | L2 D2 R X', [0, 0, 0], [2, 2, 2], 1],
  ['- | L3 D2 R X', [0, 0, 0], [3, 2, 2], 1],
])('N44 6.4-a: %s', (text, attacker, defender, exploitation) => {
  const result = RESULTS.find((one) => one.text === text);
  const harm = (side: 'attacker' | 'defender') => [
    result?.[side].steps,
    result?.[side].disruption,
    result?.[side].retreat,
  ];
  expect([harm('attacker'), harm('defender'), result?.attacker.exploitation]).toEqual([
    attacker,
    defender,
    exploitation,
  ]);
});

test('N44 6.4-a: one face is worth one column, and each column begins with the next result', () => {
  expect(RESULTS.map(({ text }) => text)).toEqual(crt.order);
  for (const name of COLUMNS.names)
    expect(column(name), name).toEqual(crt.order.slice(at(name), at(name) + 6));
});

test('a better column and a better die are never worse for the attacker', () => {
  for (const name of COLUMNS.names)
    for (const die of DICE) {
      const here = worthOf(resultOf(at(name), die));
      if (die < 6) expect(isNoWorse(worthOf(resultOf(at(name), die + 1)), here), `${name} ${die}`).toBe(true);
      if (at(name) < 8)
        expect(isNoWorse(worthOf(resultOf(at(name) + 1, die)), here), `${name} ${die}`).toBe(true);
    }
});

/** Ground first, then steps, then levels: what each side keeps or loses, the more the better for the attacker. */
function worthOf(place: number): { own: number[]; enemy: number[]; exploits: number } {
  const { attacker, defender } = RESULTS[place] as (typeof RESULTS)[number];
  return {
    own: [-attacker.retreat, -attacker.steps, -attacker.disruption],
    enemy: [defender.retreat, defender.steps, defender.disruption],
    exploits: attacker.exploitation,
  };
}
type Worth = ReturnType<typeof worthOf>;
const firstDifference = (a: readonly number[], b: readonly number[]): number =>
  a.map((value, i) => value - (b[i] as number)).find((by) => by !== 0) ?? 0;
function isNoWorse(better: Worth, worse: Worth): boolean {
  return (
    firstDifference(better.own, worse.own) >= 0 &&
    firstDifference(better.enemy, worse.enemy) >= 0 &&
    better.exploits >= worse.exploits
  );
}

const share = (name: string, is: (result: (typeof RESULTS)[number]) => boolean): number =>
  DICE.filter((die) => is(RESULTS[resultOf(at(name), die)] as (typeof RESULTS)[number])).length;
test('the tempo: half of all attacks at 3:1 gain ground, all at 6:1, none at 1:1; nothing below 4:1 breaks through', () => {
  const driven = COLUMNS.names.map((name) => share(name, ({ defender }) => defender.retreat > 0));
  expect(driven).toEqual([0, 0, 0, 1, 2, 3, 4, 5, 6]);
  const through = COLUMNS.names.map((name) => share(name, ({ attacker }) => attacker.exploitation > 0));
  expect(through).toEqual([0, 0, 0, 0, 0, 0, 1, 2, 3]);
});

test('the price: attackers at 3:1 lose four steps in six attacks, defenders six', () => {
  const lost = (side: 'attacker' | 'defender'): number =>
    DICE.reduce((sum, die) => sum + (RESULTS[resultOf(at('3:1'), die)]?.[side].steps ?? 0), 0);
  expect([lost('attacker'), lost('defender')]).toEqual([4, 6]);
});

// What follows.

test('N44 6.7-a, N44 6.8-b, N44 6.9-b, N44 6.9-f, N44 6.5-a: advances, reserves, counterattacks, levels', () => {
  const { levels, retreat, advance, exploitation, counterattack } = CHARTS.combat;
  expect([levels.most, levels.columns]).toEqual([2, 1]);
  expect([retreat.hexes, retreat.stand]).toEqual([2, 1]);
  expect([advance.hexes, exploitation.stacks]).toEqual([2, 2]);
  expect([counterattack.range, counterattack.hexes]).toEqual([2, 1]);
});

test('N44 9.1-f, N44 4.3-k, N44 5.4-c, N44 4.4-h: a level, a level, a turn, a hex', () => {
  const { airInRetreat, failedOverrun, headquartersBack, specialOperation } = CHARTS.combat;
  expect([airInRetreat.levels, failedOverrun.levels, headquartersBack.turns, specialOperation.hexes]).toEqual(
    [1, 1, 1, 1],
  );
});

test('N44 6.13-b: 3 besiege a Festung of 4 with a unit of 2 in it; against 7 it takes 4', () => {
  expect([siegeNeeds(4 + 2), siegeNeeds(7)]).toEqual([3, 4]);
});

test('N44 5.1-a, N44 5.1-e, N44 5.1-f, N44 5.3-a, N44 5.3-e: what headquarters control and support', () => {
  const { source: _, ...control } = CHARTS.control;
  expect(control).toEqual({
    divisions: 5,
    independents: 3,
    radius: 4,
    boxes: 1,
    supportRange: 2,
    defence: 1,
    alliedAttack: 1,
  });
});
