import { expect, test } from 'vitest';
import {
  ALLIED,
  asks,
  field,
  legal,
  news,
  type Play,
  play,
  position,
  reasons,
  row,
  scene,
  unit,
} from './scene.ts';

/** 7-Para has come down on two companies in 5119, and the others of its brigade are to follow. */
const onGermans = (...lines: string[]): Play => {
  const brigade = ['7-Para', '12-Para', '13-Para'].map((name) => `${name} Aircraft announced=yes`);
  const match = scene('D 1', 'flown 1', 'zone main at=5019 state=down', 'brigade 5-Para zone=main', ...brigade, '1/441 5119', '2/441 5119', ...lines); // biome-ignore format: a scene
  return play(match, '3', 'hold', 'land 7-Para', '3+4');
};

test('MDD 4.5.9-a: it assaults them alone, with all it has, before the next unit comes down', () => {
  const match = onGermans();
  expect(asks(match)).toBe('* assault.dice');
  expect(news(match, ALLIED)).toContain('Close Assault on 5119 by 7-Para: 8 against 4 is +4.');
  play(match, '6+6');
  expect(unit(match, '7-Para')).toBe('5119');
  expect(row(position(match), 'hex 5119').allied).toBe('yes');
  expect(legal(match)).toEqual(['land 12-Para', 'land 13-Para']);
});

test('MDD 4.5.9-b: with Germans left it goes back two hexes, wherever it likes, and is disrupted', () => {
  const match = play(onGermans(), '4+4');
  expect(asks(match)).toBe('allied retreat.choose');
  expect(legal(match).every((way) => /^retreat \d{4}\+\d{4}$/.test(way))).toBe(true);
  expect(new Set(legal(match).map((way) => way.slice(8, 12))).size).toBe(6);
  expect(reasons(match, 'retreat 5120')).toEqual(['4.5.9-b the retreat is not two hexes long']);
  play(match, 'retreat 5120+5121');
  expect(unit(match, '7-Para')).toBe('5121 green');
  expect(row(position(match), 'hex 5119').allied).toBeUndefined();
});

test('MDD 4.5.9-c: if it cannot, it is eliminated', () => {
  const match = play(onGermans('I/125 5020', 'II/125 5219'), '4+4');
  expect([unit(match, '7-Para'), field(match, '7-Para', 'lost')]).toEqual(['-', 'yes']);
});
