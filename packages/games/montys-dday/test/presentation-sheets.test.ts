// The arithmetic of actions, as it is shown before the dice.
import { seeing } from '@bocage/testkit';
import { expect, test } from 'vitest';
import { CASES } from '../src/cases.ts';
import { montysDday } from '../src/index.ts';
import { PLACE } from '../src/map.ts';
import { presentation } from '../src/presentation/index.ts';
import { ELSEWHERE } from './assaults.ts';
import { arithmetic, asks, play, rowsOf, scene, table } from './scene.ts';

const { sheet, look } = seeing(montysDday, presentation);
const arrow = ({ marks }: ReturnType<typeof look>): string | undefined =>
  marks.find(({ sign }) => sign === 'attack')?.odds;

const LION = ['5/736 2821', '6/736 2821', '1-SLR 2820', 'SY 2920 NE', 'HQ-3 2720'];
const lion = () => play(scene('C 3', ...LION), 'fire 2821', 'join 1-SLR', 'join SY');

test('10.2.8-k1, 10.2.8-k2: the fire on Lion-sur-Mer, from the factors to the chances', () => {
  const match = lion();
  const found = sheet(match, 'points 20');
  expect(found.title).toBe('Fire on 2821, Lion-sur-Mer');
  expect(found.headline).toBe('35 against 8 is +27: column G');
  expect(found.odds).toBe('G');
  expect(arithmetic(found)).toEqual([
    '1 SLR 9',
    'SY 6',
    'Support points 20 [11.1.1-a]',
    'Attack 35 [10.2.5-a]',
    '5/736, protection 2',
    '6/736, protection 2',
    'Town multiplies by 2 [10.1.6-b]',
    'Defence 4 × 2 = 8 [10.2.8-c1]',
    'Mixed: differential +27 [10.1.3-a]',
    'Letter, with protection 2 G [10.1.4-a]',
    'Town, on the dice −1 [10.1.6-c]',
    'No effect 28 %',
    'Retreat 14 %',
    'Disruption 56 %',
    'Elimination 3 %',
    'The houses fall into Ruins 14 % [12.1.1-a]',
  ]);
  expect(table(found)).toContain('Dice 12: elimination');
  expect(found.result).toMatch(/^Retreat 14 %, disruption 56 %, elimination 3 % and the houses/);
  expect(arrow(look(match)), 'the arrow has the column as it stands').toBe('C');
  expect(arrow(look(play(match, 'points 20')))).toBe('G');
});

test('10.2.8: the sheet follows the fire as it is put together, and says what a headquarters adds', () => {
  const match = play(scene('C 3', ...LION, 'HQ-716 3114'), 'fire 2821');
  expect(sheet(match, 'join 1-SLR').headline).toBe('9 against 8 is +1: column A');
  expect(rowsOf(sheet(match, 'join 1-SLR'))).not.toContain('SY: 6');
  const joined = play(match, 'join 1-SLR');
  expect(rowsOf(sheet(joined, 'back HQ-3'))).toContain('Support of headquarters: 5 [16.1-a]');
  const shot = play(joined, 'shoot');
  expect(asks(shot)).toMatch(/firing.brace$/);
  expect(rowsOf(sheet(shot, 'back HQ-716'))).toContain('Defence: 4 × 2 + 4 = 12 [10.2.8-c1]');
});

test('10.2.2-a: before anybody is named it tells what all who can would do', () => {
  const found = sheet(scene('C 3', ...LION), 'fire 2821');
  expect(rowsOf(found)).toContain('Attack: 15 [10.2.5-a]');
  expect(found.headline).toBe('15 against 8 is +7: column C');
});

test('10.4-e: in works a retreat for fire counts as no effect', () => {
  const match = play(scene('C 3', '4/736 2716', '1-SLR 2717', 'SY 2817'), 'fire 2716', 'points 50');
  const found = sheet(match, 'shoot');
  expect(rowsOf(found)).toContain('In works: no retreat for fire [10.4-e]');
  expect(found.result).not.toMatch(/retreat/i);
});

test('10.7.5-a: the other way to bombard has a column for each unit', () => {
  const match = play(
    scene('C 3', 'options bombardment=yes', '5/736 2821', 'I/22 2821', '1-SLR 2820'),
    'fire 2821',
    'points 20',
  );
  const found = sheet(match, 'shoot');
  expect(found.headline).toBe('20 against each unit');
  expect(rowsOf(found).filter((row) => row.includes('column'))).toHaveLength(2);
});

const DISRUPTED = ['1-SLR 2820', 'SY 2920 NE', '9/736 2821 green', '10/736 2821 green', ...ELSEWHERE];
test('10.3.4-c, 10.3.4-d: the Close Assault on Lion-sur-Mer, with each advantage by its name', () => {
  const match = play(scene('F 3', ...DISRUPTED), 'assault 2821', 'join SY');
  const found = sheet(match, 'join 1-SLR');
  expect(found.headline).toBe('15 against 4 is +11: column G');
  expect(arithmetic(found)).toEqual([
    'SY 6',
    '1 SLR 9',
    'Attack 15 [10.3.3-a1]',
    '9/736, disrupted 1 (of 2) [10.6.1-d]',
    '10/736, disrupted 1 (of 2) [10.6.1-d]',
    'Town multiplies by 2 [10.1.6-b]',
    'Defence 2 × 2 = 4 [10.3.3-c1]',
    'Differential +11 [10.1.3-a]',
    'Letter, with protection 2 F [10.1.4-a]',
    'Morale +1 [10.3.5-a1]',
    'Armour superiority denied [10.3.5-b5]',
    'Column G [10.3.3-h1]',
    'Town, on the dice −1 [10.1.6-c]',
    '9/736 and 10/736, disrupted again eliminated [10.6.5-a]',
    'No effect 28 %',
    'Retreat 14 %',
    'Disruption 56 %',
    'Elimination 3 %',
    'An attacking stack is disrupted 14 % [10.4-c]',
  ]);
  expect(sheet(match, 'storm').headline).toBe('6 against 4 is +2: column D');
  expect(sheet(scene('F 3', ...DISRUPTED), 'assault 2821').headline).toBe('15 against 4 is +11: column G');
});

test('10.3.3-e2: below the table it says who pays for it', () => {
  const lines = ['1-SLR 2717', '4/736 2716', '10/736 2716', 'HQ-736 2716', 'I/22 2716', 'II/22 2716', ...ELSEWHERE]; // biome-ignore format: a row
  const found = sheet(scene('F 3', ...lines), 'assault 2716');
  expect(found.headline).toMatch(/too little$/);
  expect(found.result).toMatch(/^Too little: an attacking stack is disrupted/);
});

test('4.4.5-b: who jumps next sees all that modifies his dice, and each hex they lead to', () => {
  const c = '> airborneLanding.land zone=main hex=2013 wind=1 flak=-2';
  const match = scene(`moves 1 ${c}`, '7-Para Aircraft announced=yes', '12-Para Aircraft announced=yes', 'brigade 5-Para zone=main', 'zone main at=2013 state=down', 'flown 1'); // biome-ignore format: a row
  const found = sheet(match, 'land 7-Para');
  expect(arithmetic(found).slice(0, 2)).toEqual(['Wind +1 [4.4.2-a]', 'Flak −2 [4.4.3-a]']);
  expect(arithmetic(found)).toContain('On the dice −1 [4.4.5-b]');
  expect(table(found).length).toBeGreaterThan(6);
  expect(found.headline).toMatch(/^Dice −1: unharmed \d+ %$/);
});

test('4.4.4-a, 4.6.1-a: an aim shows where the dice may carry it', () => {
  const g = scene('D 1', '2-OBLI Aircraft announced=yes', 'flown 1').engine.g;
  const zone = presentation.sheet(g, 'aim', [0, PLACE.of('2013')]);
  expect(zone?.title).toBe('The Main Drop Zone at 2013');
  expect(zone?.rows.filter(({ label }) => label.startsWith('Dice'))).not.toEqual([]);
});

const SWORD = [
  '13/18-H 2521 ',
  '1-SLR 2622',
  'beach sword mines=2',
  'beach juno mines=3',
  'beach gold mines=2',
];
const landing = '> beachLanding.swimOrRow beach=sword guns=20 sea=2 units=13/18-H+1-SLR shifts=0+0 undecided=13/18-H'; // biome-ignore format: a row
test('5.6, 5.8: tanks weigh the sea against guns and mines, which the Allies know as far as they can', () => {
  const match = scene(`ashore 2 ${landing}`, ...SWORD.map((line) => line.trim()));
  const swim = sheet(match, 'swim 13/18-H');
  expect(swim.headline).toMatch(/^Sinks \d+ %$/);
  expect(table(swim).some((line) => line.endsWith('it sinks'))).toBe(true);
  const row = sheet(match, 'row 13/18-H');
  expect(rowsOf(row)).toContain('German guns on Sword: 20 [5.6.1-a]');
  expect(rowsOf(row)).toContain('Mines: 1 to 4 mine points [5.4.3-a]');
  expect(row.headline).toMatch(/^Lost .* %, disrupted .* %$/);
});

test('5.5.2-a: from each hex off the shore it is told where the drift may carry a unit', () => {
  const match = scene('placement 2', '1-SLR sword-1-1', 'beach sword mines=2', 'beach juno mines=3', 'beach gold mines=2'); // biome-ignore format: a row
  const found = sheet(match, 'launch 1-SLR 2622');
  expect(rowsOf(found)[0]).toMatch(/^Lands in: 2621/);
  expect(found.result).toMatch(/^Straight in \d+ % in a calm sea$/);
});

test('every rule that a sheet names is there', () => {
  const sheets = [sheet(lion(), 'shoot'), sheet(play(scene('F 3', ...DISRUPTED), 'assault 2821'), 'join SY')];
  for (const { rule } of sheets.flatMap(({ rows }) => rows))
    if (rule !== undefined) expect(CASES).toHaveProperty([rule]);
});
