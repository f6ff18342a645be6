import { expect, test } from 'vitest';
import { attack, BRITISH_LOOK_ON, odds, roll } from './clashes.ts';
import { asks, legal, play, refusal, scene, unit } from './scene.ts';

test('TDSN 11.3.6-a: each owner chooses his losses, the defender first', () => {
  const british = ['44/15 4305', '46/15 4305', '227/15 4305', '31Tk 4305'];
  const match = scene('british fight', ...BRITISH_LOOK_ON, ...british, '726/716 4306', '736/716 4306');
  roll(attack(match, '4306 44/15+46/15+227/15'), 'BL1');
  expect(asks(match)).toBe('german losses.choose');
  expect(legal(match)).toEqual(['lose 726/716', 'lose 736/716']);
  play(match, 'lose 736/716');
  expect([unit(match, '726/716'), unit(match, '736/716')]).toEqual(['4306', '4306 reduced']);
  expect(asks(match)).toBe('allied losses.choose');
  expect(legal(match)).toEqual(['lose 44/15', 'lose 46/15', 'lose 227/15']);
  expect(refusal(match, 'lose 31Tk'), 'it looked on').toBe('11.3.6-a');
  expect(refusal(match, 'lose 726/716'), 'the enemy').toBe('11.3.6-a');
  play(match, 'lose 227/15');
  expect(unit(match, '227/15')).toBe('4305 reduced');
});

test('TDSN 11.3.6-b: nobody is eliminated while a fellow can be reduced', () => {
  const match = scene('british fight', ...BRITISH_LOOK_ON, '44/15 4305', '46/15 4305', '227/15 4305 reduced', '915/352 4306', '916/352 4306'); // biome-ignore format: one thing
  roll(attack(match, '4306 44/15+46/15+227/15'), 'AL2');
  expect(legal(match)).toEqual(['lose 44/15', 'lose 46/15']);
  expect(refusal(match, 'lose 227/15')).toBe('11.3.6-b');
  play(match, 'lose 46/15');
  expect(unit(match, '44/15'), 'the only whole one is next').toBe('4305 reduced');
  expect(asks(match)).toBe('allied fighting.declare');
});

test('G-35: of two steps the first reduces the two-step unit, the second takes either', () => {
  const match = scene('germans fight', ...BRITISH_LOOK_ON, '44/15 4306', '915/352 4407', 'Füs352/352 4407');
  roll(attack(match, '4306 915/352+Füs352/352'), 'AL2');
  expect(unit(match, '915/352')).toBe('4407 reduced');
  expect(legal(match)).toEqual(['lose 915/352', 'lose Füs352/352']);
  play(match, 'lose 915/352');
  expect([unit(match, '915/352'), unit(match, 'Füs352/352')]).toEqual(['-', '4407']);
});

test('TDSN 11.3.6-c: what is lost beyond the steps there are is forgotten', () => {
  const match = scene('germans fight', ...BRITISH_LOOK_ON, '44/15 4306', 'Füs352/352 4407');
  attack(match, '4306 Füs352/352');
  expect(odds(match)).toBe('1-3');
  roll(match, 'AL2');
  expect(unit(match, 'Füs352/352')).toBe('-');
  expect(asks(match)).toBe('german fighting.declare');
});

test('G-36: two steps from a single-step unit: it is gone, and that is all', () => {
  const match = scene('germans fight', ...BRITISH_LOOK_ON, '44/15 4306', 'Füs352/352 4407', '915/352 4407');
  roll(attack(match, '4306 Füs352/352'), 'AL2');
  expect([unit(match, 'Füs352/352'), unit(match, '915/352')]).toEqual(['-', '4407']);
});
