import { isChance } from '@bocage/kernel/host';
import { expect, test } from 'vitest';
import { montysDday } from '../src/index.ts';
import { type Play, play, scene } from './scene.ts';

/** What the luck of the next dice hangs on, after these decisions. */
const luckAfter = (match: Play, ...words: string[]): string => play(match, ...words).luckKey;

const BEFORE = ['1-SLR 2717', '2-EYR 2717', '1-SR 3016', '10/736 2716', '11/736 3017'];
const ready = (): Play => scene('C 10', 'support 0', ...BEFORE);

test('MDD 10.2.8-i1: fire at a hex has its own dice, whoever fires and whatever was fired at before', () => {
  const luck = luckAfter(ready(), 'fire 2716', 'join 1-SLR', 'shoot');
  expect(luckAfter(ready(), 'fire 2716', 'join 1-SLR', 'join 2-EYR')).toBe(luck);
  const other = play(ready(), 'fire 3017');
  expect(other.luckKey).not.toBe(luck);
  expect(luckAfter(other, '1+1', 'fire 2716', 'join 2-EYR', 'shoot')).toBe(luck);
});

test('MDD 4.4.6-e1: a battalion comes down by its own dice, whoever is before it', () => {
  const inAir = (): Play =>
    scene('D 1', 'flown 1', 'zone main at=5019 state=down', 'brigade 5-Para zone=main', ...['7-Para', '12-Para', '13-Para'].map((name) => `${name} Aircraft announced=yes`)); // biome-ignore format: a scene
  const luck = luckAfter(inAir(), '3', 'land 7-Para');
  const other = play(inAir(), '3', 'land 12-Para');
  expect(other.luckKey).not.toBe(luck);
  expect(luckAfter(other, '3+4', 'land 7-Para')).toBe(luck);
});

test('MDD 5.6.3-a, MDD 5.7.1-a, MDD 5.8.2-a: each of those who land has its own dice, whoever lands before it', () => {
  const landing = (turn: number, ...lines: string[]): Play =>
    play(scene(`landings ${turn}`, ...lines, 'LRC 4027'), 'beach sword', '1');
  const infantry = play(landing(3, '1-SR 2622', '2-KSLI 2422'), '3+4');
  expect(luckAfter(infantry, '1+1'), 'casualties').toBe(luckAfter(landing(3, '2-KSLI 2422'), '3+4'));
  const tanks = play(landing(3, '13/18-H 2622', 'SY 2422'), '3+4', 'swim 13/18-H', 'swim SY');
  expect(luckAfter(tanks, '1+1'), 'who swims').toBe(luckAfter(landing(3, 'SY 2422'), '3+4', 'swim SY'));
  const raid = landing(2, '3-Cdo 2622', '4-Cdo 2422');
  expect(luckAfter(raid, '3+4'), 'Commandos').toBe(landing(2, '4-Cdo 2422').luckKey);
});

test('MDD 10.7.3-a: each unit that is bombarded by itself has its own dice, whoever is with it', () => {
  const bombard = (...lines: string[]): Play =>
    play(scene('C 3', 'options bombardment=yes', ...lines, '3/736 5210', '5/736 5212'), 'fire 5219', 'points 5', 'shoot'); // biome-ignore format: a scene
  const two = bombard('1/736 5219', '2/736 5219');
  expect(luckAfter(two, '1+1')).toBe(bombard('2/736 5219').luckKey);
});

test('every step that asks Chance says what it asks about', () => {
  const silent = montysDday.procedures.flatMap(({ name, steps }) =>
    Object.entries(steps).flatMap(([step, does]) =>
      isChance(does) && does.about === undefined ? [`${name}.${step}`] : [],
    ),
  );
  expect(silent).toEqual([]);
});
