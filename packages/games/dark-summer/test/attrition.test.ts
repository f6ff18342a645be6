import { expect, test } from 'vitest';
import { asks, chances, field, news, type Play, play, scene, unit } from './scene.ts';

/** Attrition of the last turn, after which the game is over, unless told. */
const attrition = (weather: string, ...lines: string[]): Play =>
  scene(`turn.attrition 10 ${weather}`, 'SPCherbourg4 Cherbourg', 'beach 2403 status=open', ...lines);
/** Germans in 2405 between floods and two regiments. */
const POCKET = ['505/82 2504', '502/101 2304'];

test('TDSN 14.0-a: who is out of supply loses a step, and with his last one the unit', () => {
  const match = attrition(
    'sun',
    ...POCKET,
    '1057/91 2405',
    '1058/91 2405 reduced',
    'Füs91/91 2405',
    '919/709 2110',
  );
  expect(unit(match, '1057/91')).toBe('2405 reduced');
  expect(unit(match, '1058/91')).toBe('-');
  expect(field(match, '1058/91', 'steps')).toBe(undefined);
  expect(unit(match, 'Füs91/91')).toBe('-');
  expect(unit(match, '919/709'), 'it has a line').toBe('2110');
});

test('TDSN 14.0-a: the Germans suffer it every turn, the Allies in Rain and Storm only', () => {
  // The 4th Division is far away, with Germans between it and the beach.
  const cut = ['8/4 2405', '1057/91 2304', '1058/91 2504', '919/709 2404'];
  const after = (weather: string): string => unit(attrition(weather, ...cut), '8/4');
  expect(['sun', 'cloud', 'showers', 'rain', 'storm'].map(after)).toEqual([
    '2405',
    '2405',
    '2405',
    '2405 reduced',
    '2405 reduced',
  ]);
  const german = (weather: string): string => unit(attrition(weather, ...POCKET, '1057/91 2405'), '1057/91');
  for (const weather of ['sun', 'cloud', 'showers', 'rain', 'storm'])
    expect(german(weather), weather).toBe('2405 reduced');
});

test('TDSN 14.0-b: airborne units are not spared, and need a beach of their own army', () => {
  const match = attrition('rain', '3/6 4804', '505/82 2103', '1SSBde 2303');
  expect(unit(match, '505/82')).toBe('2103');
  // Utah is open, but it is American.
  expect(unit(match, '3/6')).toBe('4804 reduced');
  expect(unit(match, '1SSBde')).toBe('2303 reduced');
});

// The 1057th has no way but past the 502nd in 2304, and the 502nd none but past the 1057th in 2405.
const LOCKED = [
  '1057/91 2405 reduced',
  '505/82 2504',
  '502/101 2304 reduced',
  'Füs91/91 2303',
  '919/709 2204',
];
const without = (name: string): string[] => LOCKED.filter((line) => !line.startsWith(name));

test('G-18: TDSN 14.0-c: losses are simultaneous: two that cut each other off are both eliminated', () => {
  const match = attrition('rain', ...LOCKED);
  expect(unit(match, '502/101')).toBe('-');
  expect(unit(match, '1057/91')).toBe('-');
  // Had either gone first, the other would have been in supply.
  expect(unit(attrition('rain', ...without('1057/91')), '502/101')).toBe('2304 reduced');
  expect(unit(attrition('rain', ...without('502/101')), '1057/91')).toBe('2405 reduced');
});

test('TDSN 11.5-b: what attrition eliminates face down is turned over', () => {
  const match = attrition(
    'sun',
    ...POCKET,
    'Ost2303 2405',
    'SP2403 2405',
    'ostFactors 0=1 1=5',
    'strongpointFactors 2=3 3=1',
  );
  expect(asks(match)).toBe('* attrition.reveal');
  const first = chances(match);
  play(match, Object.keys(first)[0] as string);
  const second = chances(match);
  expect([first, second]).toEqual(
    expect.arrayContaining([
      { 0: '1/6', 1: '5/6' },
      { 2: '3/4', 3: '1/4' },
    ]),
  );
  play(match, Object.keys(second)[0] as string);
  expect([unit(match, 'Ost2303'), unit(match, 'SP2403')]).toEqual(['-', '-']);
  expect(news(match, 0)).toEqual(
    expect.arrayContaining(['Ost2303 has a factor of 0.', 'SP2403 has a factor of 2.']),
  );
});
