import { expect, test } from 'vitest';
import { prepare, shoot } from './firing.ts';
import { ALLIED, asks, news, type Play, play, position, row, scene as setScene, sketched, unit } from './scene.ts'; // biome-ignore format: a list

/** A scene of a game in which bombardments strike at each unit by itself. */
const scene = (moment: string, ...lines: string[]): Play =>
  setScene(moment, 'options bombardment=yes', ...lines);

/** What each unit was told to suffer, after these dice. */
function shells(match: Play, hex: string, points: readonly number[], ...dice: string[]): string[] {
  prepare(match, hex, ...points.map((some) => `points ${some}`), 'shoot');
  play(match, ...dice);
  const said = / is bombarded in \S+: (\d+) in column (.), dice (\d+), modifier (\S+): (.*)\.$/;
  return news(match, ALLIED).flatMap((line) => {
    const [, , column, , modifier, effect] = said.exec(line) ?? [];
    return column === undefined ? [] : [`${line.split(' ')[0]} ${column} ${modifier} ${effect}`];
  });
}

test('MDD 10.7-a, MDD 10.7.1-a, MDD 10.7.3-a: the whole strength strikes at each, by itself and not by a difference', () => {
  const match = scene('C 3', '1/736 5219', 'I/22 5219', '2/736 5210');
  // 23 on the line of bombardment is E against 2 and C against 4.
  expect(shells(match, '5219', [20, 2, 1], '1+1', '1+2')).toEqual([
    '1/736 E 0 no effect',
    'I/22 C 0 no effect',
  ]);
  expect(news(match, ALLIED)).toContain('Bombardment of 5219 with 23 against each unit.');
});

test('MDD 10.7-a: without the option they are one target, and with it other fire is as it was', () => {
  const plain = setScene('C 3', '1/736 5219', 'I/22 5219', '2/736 5210');
  expect(shoot(plain, '5219', ['points 20'], '1+1')).toContain('20 against 6 is +14');
  const mixed = scene('C 3', '1/736 5219', 'I/22 5219', '6-GH 5218', '2/736 5210');
  expect(shoot(mixed, '5219', ['join 6-GH', 'points 20'], '1+1')).toContain('mixed: 29 against 6 is +23');
});

test('MDD 10.7.2-a: in Clear and on a Hill protection is as printed', () => {
  expect(shells(scene('C 3', '1/736 5219', '2/736 5210'), '5219', [10], '1+1')).toEqual([
    '1/736 C 0 no effect',
  ]);
  expect(shells(scene('C 3', '1/736 5223', '2/736 5123', '3/736 5210'), '5123', [10], '1+1')).toEqual([
    '2/736 C 0 no effect',
  ]);
});

test('MDD 10.7.2-b: in Woods, on a Beach and on a flat infantry has 1 less, armour and guns have not', () => {
  for (const hex of ['4816', '4925', '4726', '4025']) {
    const match = scene('C 3', `1/736 ${hex}`, `I/22 ${hex}`, `1/305 ${hex}`, '2/736 5210');
    const told = shells(match, hex, [10], '2+2', '2+2', '2+2').map((line) =>
      line.split(' ').slice(0, 2).join(' '),
    );
    expect(told, hex).toEqual(['1/736 E', 'I/22 A', '1/305 C']);
  }
});

test('MDD 10.7.2-c: in a Swamp each has 1 more', () => {
  const match = scene('C 3', '1/736 1014', 'I/22 1014', '2/736 5210');
  expect(shells(match, '1014', [20, 2, 1], '1+1', '1+1')).toEqual([
    '1/736 D 0 no effect',
    'I/22 B 0 no effect',
  ]);
});

test('MDD 10.7.4-a, MDD 10.2.8-j1: in Movement Mode 2 is added, and beyond 12 the roll is 12', () => {
  const match = scene('C 3', '1/736 5219 N', '2/736 5210');
  expect(shells(match, '5219', [20, 2, 1], '4+2')).toEqual(['1/736 E +2 disruption']);
  const most = scene('C 3', '1/736 5219 N', '2/736 5210');
  expect(shells(most, '5219', [20, 2, 1], '6+6')).toEqual(['1/736 E +2 elimination']);
});

test('MDD 10.7.4-b: of Town, Nest and Strongpoint the best counts; works do not help armour', () => {
  const under = (hex: string): string[] =>
    shells(scene('C 3', `1/736 ${hex}`, `I/22 ${hex}`, '2/736 5210'), hex, [5], '2+2', '2+2').map(
      (line) => line.split(' ')[2] ?? '',
    );
  expect(under('4918'), 'a Town').toEqual(['−2', '−2']);
  expect(under('5122'), 'a Resistance Nest').toEqual(['−3', '0']);
  expect(under('3619'), 'a Strongpoint').toEqual(['−4', '0']);
  expect(under('5325'), 'a Nest in a Town').toEqual(['−3', '−2']);
  expect(under('1718'), 'a Strongpoint in a Town').toEqual(['−4', '−2']);
});

test('MDD 10.7.4-c: in Ruins it is −3 for all, and nothing else', () => {
  sketched('a Town with a Strongpoint lies in Ruins');
  const match = scene('C 3', '1/736 1718', 'I/22 1718', '2/736 5210', 'hex 1718 ruins=yes');
  expect(shells(match, '1718', [5], '2+2', '2+2').map((line) => line.split(' ')[2])).toEqual(['−3', '−3']);
});

test('MDD 10.7.5-a: a result is that of the unit rolled for', () => {
  const match = scene('C 3', '1/736 5219', '2/736 5219', '3/736 5210');
  const told = shells(match, '5219', [20, 2, 1], '4+4', '1+2');
  expect(told).toEqual(['1/736 E 0 disruption', '2/736 E 0 no effect']);
  expect([unit(match, '1/736'), unit(match, '2/736')]).toEqual(['5219 green', '5219']);
});

test('MDD 10.7.6-a: Ruins come when all have been rolled for', () => {
  const match = scene('C 3', '1/736 4918', '2/736 4918', '3/736 5210');
  prepare(match, '4918', 'points 10', 'shoot');
  play(match, '1+1');
  const isRuins = (): boolean => row(position(match), 'hex 4918').ruins === 'yes';
  expect([asks(match), isRuins()]).toEqual(['* bombardment.dice', false]);
  play(match, '6+1');
  expect(isRuins()).toBe(true);
  const whole = scene('C 3', '1/736 4918', '2/736 4918', '3/736 5210');
  shells(whole, '4918', [10], '4+3', '4+3');
  expect(row(position(whole), 'hex 4918').ruins, 'without a light-red result').toBeUndefined();
  // The second roll was still made in a Town.
  expect(news(match, ALLIED).findLast((line) => line.includes('2/736'))).toContain('modifier −2');
});

test('MDD 14.1.5-a: coast artillery is rolled for last, and shelters the others till then (R-142)', () => {
  sketched('coast artillery stands where there are no works');
  const match = scene('C 3', 'Crepon 5123 facing=N', 'I/915 5123', '3/736 5210');
  expect(
    shells(match, '5123', [10], '1+1', '1+1').map((line) => line.split(' ').slice(0, 3).join(' ')),
  ).toEqual(['I/915 B −3', 'Crepon B −3']);
  expect(asks(match), 'each once').toBe('allied fireSegment.aim');
});

test('MDD 16.1-a: in such a bombardment there is no defence to support (R-141)', () => {
  const match = scene('C 3', '1/736 5219', 'HQ-716 5217', '2/736 5210');
  prepare(match, '5219', 'points 10', 'shoot');
  expect(asks(match)).toBe('* bombardment.dice');
});
