import { expect, test } from 'vitest';
import { ALLIED, news, type Play, play, scene, unit } from './scene.ts';

// 2520 is a flat, 2420 flat and beach together, 3224 Shale, 2519 beach. The tide is High on turn 4, and falls on turn 5.
const tide = (turn: number, ...lines: string[]): Play =>
  scene(`tide ${turn}`, ...lines, 'SY 2301', 'I/25 5018');

test('MDD 3.1.1-b3: in segment B the tide harms whom it reaches', () => {
  const match = tide(4, '1-SLR 2520');
  expect(unit(match, '1-SLR')).toBe('2520 green');
});

test('MDD 3.1.1-b4: a green marker is off before the water comes, a grey one is not', () => {
  const match = scene('B 4', '1-SLR 2520 green', '2-EYR 2520 grey', 'SY 2301', 'I/25 5018');
  expect(unit(match, '1-SLR')).toBe('2520 green');
  expect(unit(match, '2-EYR')).toBe('-');
});

test('MDD 6.3.5-b, MDD 6.3.5-c, MDD 6.3.5-d: it is told with its cases', () => {
  const lines = ['1-RUR Aircraft', '1-SLR 2520', '13/18-H 2520', 'SY 2301', 'I/25 5018'];
  const match = play(scene('A 9', ...lines), 'end');
  expect(news(match, ALLIED)).toEqual([
    'The tide is High, and the flats are flooded.',
    '1-SLR is disrupted.',
    '13/18-H is eliminated.',
  ]);
  expect(match.events(ALLIED).map(({ rule }) => rule)).toEqual(['6.3.5-b', '6.3.5-c', '6.3.5-d']);
});

test('MDD 6.3.5-a: at any other tide nothing happens on the flats', () => {
  for (const turn of [1, 2, 3, 5]) {
    const match = tide(turn, '1-SLR 2520', '13/18-H 2520', '2-EYR 3224');
    expect([unit(match, '1-SLR'), unit(match, '13/18-H'), unit(match, '2-EYR')]).toEqual([
      '2520',
      '2520',
      '3224',
    ]);
  }
});

test.each(['1-SLR', '4-Cdo', '17-RE', 'HQ-3'])('MDD 6.3.5-c: %s on a flooded flat is disrupted', (name) => {
  expect(unit(tide(4, `${name} 2520`), name)).toBe('2520 green');
});

test.each(['13/18-H', '77-RE', 'A/RB', '45-AT', '76-Fd', 'A/MX', 'IoC', '69-LAA'])(
  'MDD 6.3.5-d: %s on a flooded flat is eliminated',
  (name) => {
    expect(unit(tide(4, `${name} 2520`), name)).toBe('-');
  },
);

test('MDD 6.3.5-e, MDD 6.3.5-f: where flat and beach share a hex infantry is safe, and vehicles and guns are disrupted', () => {
  const safe = ['1-SLR', '17-RE', 'HQ-3'];
  const caught = ['13/18-H', '45-AT', 'A/RB'];
  const match = tide(4, ...[...safe.slice(0, 2), caught[0]].map((name) => `${name} 2420`));
  expect([unit(match, '1-SLR'), unit(match, '17-RE'), unit(match, '13/18-H')]).toEqual([
    '2420', '2420', '2420 green',
  ]); // biome-ignore format: a list
  for (const name of safe) expect(unit(tide(4, `${name} 2420`), name)).toBe('2420');
  for (const name of caught) expect(unit(tide(4, `${name} 2420`), name)).toBe('2420 green');
  expect(unit(tide(4, '13/18-H 2519'), '13/18-H'), 'dry sand').toBe('2519');
});

test('MDD 6.3.6-b: on Shale whoever is there is disrupted', () => {
  expect(unit(tide(4, '1-SLR 3224'), '1-SLR')).toBe('3224 green');
  expect(unit(tide(4, 'I/916 3224'), 'I/916')).toBe('3224 green');
});
