import { expect, test } from 'vitest';
import { ALLIED, field, news, place, play, scene } from './scene.ts';

const THIRD = ['8-Para', '9-Para', '1-Cdn'];
const there = THIRD.map((name) => `${name} 5019`);

test('MDD 4.5.5-a: a unit for which there is no room turns back', () => {
  const lines = ['flown 1', 'zone main at=5019 state=down', 'brigade 5-Para zone=main', '7-Para Aircraft announced=yes', '12-Para Aircraft announced=yes']; // biome-ignore format: a list
  const full = play(scene('D 1', ...lines, ...there), '3', 'land 7-Para', '3+3');
  expect([place(full, '7-Para'), field(full, '7-Para', 'lost'), field(full, '7-Para', 'announced')]).toEqual(['Aircraft', undefined, undefined]); // biome-ignore format: a line
  expect(news(full, ALLIED).at(-1)).toBe(
    '7-Para turns back, for there is no room in 5019: 6, modified by 0, is 6.',
  );
  expect(full.events(ALLIED).at(-1)?.rule).toBe('4.5.5-a');
  const open = play(scene('D 1', ...lines, ...there.slice(2)), '3', 'land 7-Para', '3+3');
  expect(place(open, '7-Para')).toBe('5019');
});

test('MDD 4.6.4-a: nor does a glider find any', () => {
  const lines = ['flown 1', '2-OBLI Aircraft announced=yes', '1-RUR Aircraft announced=yes'];
  const match = play(scene('D 1', ...lines, ...there), 'target 2-OBLI 5019', 'target 1-RUR 2315', 'land 2-OBLI', '3', '3+4'); // biome-ignore format: a scene
  expect([place(match, '2-OBLI'), match.events(ALLIED).at(-1)?.rule]).toEqual(['Aircraft', '4.6.4-a']);
});
