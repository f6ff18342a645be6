import { expect, test } from 'vitest';
import { legal, news, type Play, play, reasons, refusal, scene, unit } from './scene.ts';

const germans = (turn: number, ...lines: string[]): Play => scene(`I ${turn}`, ...lines, 'I/744 0803');

// I/915 and II/915 come on turn 6 by 6316, I/25 by 3301 (a Town) or 3101.

test('MDD 3.1.2-i1: reinforcements that are due come by their entry hexes, on their turn or later', () => {
  const match = germans(5);
  expect(reasons(match, 'enter I/915')).toEqual(['3.1.2-i1 it comes on a later turn']);
  for (const turn of [6, 9]) expect(legal(germans(turn), 'enter I/915')).toEqual(['enter I/915 6316']);
  const late = germans(9);
  expect(refusal(late, 'enter I/915 3101')).toBe('3.1.2-i1');
  expect(reasons(late, 'enter I/744')).toEqual([
    '3.1.2-i1 it is not a German reinforcement of this scenario',
  ]);
  expect(reasons(late, 'move I/915')).toEqual(['3.1.2-i1 it has not entered the game yet']);
  play(late, 'enter I/915 6316');
  expect(reasons(late, 'enter I/915')).toEqual(['3.1.2-i1 it has entered the game already']);
  expect(reasons(scene('moves 9', '1-SR 2301', '2-EYR 2302'), 'enter I/915')).toEqual([
    '3.1.2-i1 it is not a German reinforcement of this scenario',
  ]);
});

test('MDD 3.1.2-i1: not where Allies are; by another hex, or later', () => {
  const match = germans(11, '1-SR 3301', 'SY 6316');
  expect(reasons(match, 'enter I/25 3301')).toEqual(['3.1.2-i1 an Allied unit is in that entry hex']);
  expect(legal(match, 'enter I/25')).toEqual(['enter I/25 3101']);
  expect(legal(match, 'enter I/915')).toEqual([]);
});

test('MDD 7.1.3-a, MDD 19.1-d: nor where there are Ruins, for they come on the march', () => {
  const match = germans(11, 'hex 3301 ruins=yes');
  expect(reasons(match, 'enter I/25 3301')).toEqual([
    '7.1.3-a there are Ruins in that hex; it must be in Combat Mode',
  ]);
  expect(legal(match, 'enter I/25')).toEqual(['enter I/25 3101']);
  expect(legal(match, 'enter Aufkl-21'), 'it knows no other way').toEqual([]);
});

test('MDD 3.1.2-i2, MDD 19.1-d: who has entered is in Movement Mode, and moves on', () => {
  const match = play(germans(6), 'enter I/915 6316');
  expect(unit(match, 'I/915'), 'away from the western edge').toBe('6316 NE');
  expect(unit(play(germans(11), 'enter I/25 3301'), 'I/25')).toBe('3301 N');
  expect(news(match, 1)).toEqual(['I/915 enters the map in 6316.']);
  expect(refusal(match, 'move I/915 6317')).toBe('');
  expect(refusal(match, 'turn I/915 S')).toBe('');
});

test('MDD 6.1.8-a: the entry hex is paid for, a Town more than open ground', () => {
  // 12 points: 1 for 3101 leaves 11, which is 22 hexes of road; 2 for Saint-Martin in 3301 leave 10.
  const road = [
    '3002',
    '3003',
    '3103',
    '3104',
    '3005',
    '2905',
    '2805',
    '2705',
    '2706',
    '2607',
    '2507',
    '2508',
  ];
  const field = play(germans(11), 'enter I/25 3101');
  const back = [...road, ...road.slice(0, -1).reverse()];
  expect(refusal(field, `move I/25 ${back.slice(0, 22).join('+')}`)).toBe('');
  expect(refusal(field, `move I/25 ${back.slice(0, 23).join('+')}`)).toBe('6.2.4-a');
  const town = play(germans(11), 'enter I/25 3301');
  const there = ['3202', '3301'];
  const walk = (hexes: number) => Array.from({ length: hexes }, (_, i) => there[i % 2]).join('+');
  expect(refusal(town, `move I/25 ${walk(20)}`)).toBe('');
  expect(refusal(town, `move I/25 ${walk(21)}`)).toBe('6.2.4-a');
});

test('MDD 6.2.6-a: who was under way when another entered has ended his move', () => {
  const match = play(germans(6, 'I/916 2301'), 'move I/916 2302', 'enter I/915 6316');
  expect(refusal(match, 'move I/916 2303')).toBe('6.2.6-a');
});

test('MDD 9.1.1-a: who enters beside the enemy stops there', () => {
  const match = play(germans(6, '1-SR 6315'), 'enter I/915 6316');
  expect(refusal(match, 'move I/915 6317')).toBe('9.1.1-a');
});

test('MDD 19.1.1-d: on turn 2 only Germans near an Allied unit move, also if the landing comes later', () => {
  const lines = ['I/22 2301 N', 'StuG-200 2310', 'I/192 2305', '8-Para 2307'];
  const match = scene('I 2', ...lines);
  const told = ['19.1.1-d the scenario does not let it move on this turn'];
  expect(reasons(match, 'move I/22 2302')).toEqual(told);
  expect(reasons(match, 'move StuG-200 2309'), 'the assault guns not at all').toEqual(told);
  expect(refusal(match, 'move I/192 2304')).toBe('');
  expect(refusal(match, 'deploy I/22'), 'it may change mode').toBe('');
  expect([legal(match, 'move I/22'), legal(match, 'move StuG-200')]).toEqual([[], []]);
  expect(legal(match, 'move I/192')).not.toEqual([]);
  play(match, 'turn I/22 S');
  expect(refusal(match, 'move I/22 2302')).toBe('19.1.1-d');
  for (const turn of [1, 3])
    expect(refusal(scene(`I ${turn}`, ...lines, 'delay 1'), 'move I/22 2302')).toBe('');
  expect(refusal(scene('I 1', ...lines), 'move StuG-200 2309')).toBe('19.1.1-d');
  expect(refusal(scene('I 3', ...lines), 'move StuG-200 2309')).toBe('');
  expect(refusal(scene('I 2', ...lines, 'delay 2'), 'move I/22 2302')).toBe('19.1.1-d');
});

test('MDD 19.1.1-d: whoever began near enough goes on, however far that leads', () => {
  const match = scene('I 2', 'I/192 2305 S', 'I/22 0803', '8-Para 2307 green');
  play(match, 'move I/192 2304', 'move I/192 2303', 'move I/192 2302');
  expect(refusal(match, 'move I/192 2301')).toBe('');
  expect(refusal(match, 'move I/22 0804'), 'but nobody else').toBe('19.1.1-d');
});
