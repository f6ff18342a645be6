import { expect, test } from 'vitest';
import { UNIT, type UnitId } from '../src/units.ts';
import { assaultOn, ELSEWHERE, roll, storm } from './assaults.ts';
import { ALLIED, asks, type Play, play, scene } from './scene.ts';

// What befalls a unit is told by the case that does it, and not by that of its kind.

const KINDS = ['disrupted', 'eliminated', 'recovered', 'carried', 'garrisonGone', 'zoneGiven'];
/** What has befallen units, each with its case: `10.4-f I/916`. */
const befell = (match: Play): string[] =>
  match.events(ALLIED).flatMap(({ type, rule, args }) => {
    const unit = args.unit === undefined ? '' : ` ${UNIT.text(args.unit as UnitId)}`;
    return KINDS.includes(type.name) ? [`${rule}${unit}`] : [];
  });

// 2006 lies in open low ground, with 2007 to the north and then, clockwise, 1906, 1905, 2005, 2105 and 2106.
test('MDD 10.4-f, MDD 10.4-g, MDD 13.3.6-b: what an assault does to the defenders', () => {
  const two = ['1-SLR 2007', 'SY 1906'];
  const against = (sum: number, ...defenders: string[]): string[] =>
    befell(roll(assaultOn('2006', ['1-SLR', 'SY'], ...two, ...defenders), sum));
  expect(against(10, 'I/916 2006'), 'D').toEqual(['10.4-f I/916']);
  expect(against(12, '10/736 2006'), 'E').toEqual(['10.4-g 10/736']);
  expect(against(10, 'I/916 2006 grey'), 'D, and it was disrupted').toEqual(['10.6.5-a I/916']);
  const garrison = ['1-SLR 2318', 'SY 2318', 'G-1 2317', 'I/916 2315'];
  const nest = (sum: number): string[] =>
    befell(roll(assaultOn('2317', ['1-SLR', 'SY'], ...garrison), sum)).slice(0, 1);
  expect([nest(6), nest(9), nest(12)], 'R, D and E').toEqual(Array(3).fill(['13.3.6-b G-1']));
});

test('MDD 13.3.5-b: a Garrison goes with the company that supported it', () => {
  const match = roll(assaultOn('2314', ['1-SLR', 'SY'], '1-SLR 2315', 'SY 2315', '10/736 2314', 'G-1 2317'), 12); // biome-ignore format: a scene
  expect(befell(match)).toEqual(['10.4-g 10/736', '13.3.5-b G-1']);
});

test('MDD 10.3.3-e2, MDD 10.4-c: what it does to those who made it', () => {
  const town = assaultOn('2821', ['5-RM', '10-Cdo'], '5-RM 2820', '10-Cdo 2920', 'I/916 2821');
  expect(befell(play(town, 'expose 2920')), 'too weak').toEqual(['10.3.3-e2 10-Cdo']);
  const three = ['1-SLR 2007', '2-EYR 1906', '1-SR 1905', '12/736 2006'];
  const red = roll(assaultOn('2006', ['1-SLR', '2-EYR'], ...three), 4);
  expect(befell(play(red, 'expose 2007')), 'light red').toEqual(['10.5.3-e1 12/736', '10.4-c 1-SLR']);
});

test('MDD 10.5.3-d1, MDD 10.5.3-e1, MDD 10.5.4-a: what a retreat costs', () => {
  const north = ['1-SLR 2007', 'I/915 2006'];
  const struck = (units: string, ...lines: string[]): Play =>
    scene(`F 3 > harm.begin hex=2006 units=${units} effect=R`, ...north, ...lines, ...ELSEWHERE);
  expect(befell(play(struck('I/915+10/736', '10/736 2006'), 'retreat 2005')), 'it has 0').toEqual(['10.5.3-e1 10/736']); // biome-ignore format: a list
  // Only 2005 and 2004 behind it are free of zones, and both are full.
  const ring = ['2-EYR 1805', '2-LR 2205', 'II/125 2005', 'I/192 2005', 'I/125 2004', 'I/744 2004'];
  expect(befell(play(struck('I/915', ...ring), 'retreat 2005+2004+2003'))).toEqual(['10.5.3-d1 I/915']);
  const worn = play(struck('I/915+I/916', 'I/916 2006 grey', ...ring), 'retreat 2005+2004+2003');
  expect(befell(worn), 'that would be its second').toEqual(['10.5.3-d1 I/915', '10.6.5-a I/916']);
  const around = ['1-SLR 2007', '1-SR 2007', '2-EYR 2005', 'I/916 2006'];
  expect(befell(roll(assaultOn('2006', ['1-SLR', '1-SR', '2-EYR'], ...around), 5)), 'there is no way').toEqual(['10.5.4-a I/916']); // biome-ignore format: a list
});

test('MDD 3.1.1-b1, MDD 3.1.2-g1: who recovers, by the segment', () => {
  const green = scene('A 7', '1-RUR Aircraft', '1-SLR 2007 green', 'I/916 2003 grey');
  expect(befell(play(green, 'end', 'end'))).toEqual(['3.1.1-b1 1-SLR']);
  const grey = play(scene('F 3', '1-SLR 2007 grey', 'I/916 2003 green', ...ELSEWHERE), 'end');
  expect(befell(grey)).toEqual(['3.1.2-g1 1-SLR']);
});

/** The 5th Parachute Brigade comes down at a Drop Zone, in no wind, with Germans holding fire. */
const drop = (hex: string, throws: string, ...lines: string[]): Play => {
  const brigade = ['7-Para', '12-Para', '13-Para'].map((name) => `${name} Aircraft announced=yes`);
  const match = scene('D 1', 'flown 1', `zone main at=${hex} state=down`, 'brigade 5-Para zone=main', ...brigade, ...lines); // biome-ignore format: a scene
  play(match, '3');
  if (asks(match).startsWith('german')) play(match, 'hold');
  return play(match, 'land 7-Para', throws);
};

test('MDD 4.4.6-f1, MDD 4.5.4-a, MDD 4.5.6-a, MDD 4.5.8-a: what befalls parachutes', () => {
  expect(befell(drop('5019', '2+2')), 'an asterisk').toEqual(['4.4.6-f1 7-Para']);
  expect(befell(drop('2013', '4+4')), 'a Hill').toEqual(['4.5.6-a 7-Para']);
  expect(befell(drop('0222', '4+5')), 'the sea').toEqual(['4.5.4-a 7-Para']);
  expect(befell(drop('2013', '1+1')), 'a Town, with an asterisk').toEqual(['4.4.6-f1 7-Para', '10.6.5-a 7-Para']); // biome-ignore format: a list
  const three = drop('2013', '1+1', '8-Para 2011');
  expect(befell(three), 'a third cause finds nobody').toEqual(['4.4.6-f1 7-Para', '10.6.5-a 7-Para']);
});

test('MDD 4.5.8-a, MDD 4.5.9-b, MDD 4.5.9-c: and those who come down on Germans', () => {
  const two = ['1/441 5119', '2/441 5119'];
  const back = play(drop('5019', '3+4', ...two), '4+4', 'retreat 5120+5121');
  expect(befell(back).at(-1)).toBe('4.5.9-b 7-Para');
  const starred = play(drop('5019', '2+2', '1/441 5118', '2/441 5118'), '4+4');
  expect(befell(starred).at(-1), 'on an asterisk').toBe('4.5.8-a 7-Para');
  const closed = play(drop('5019', '3+4', ...two, 'I/125 5020', 'II/125 5219'), '4+4');
  expect(befell(closed).at(-1), 'no way back').toBe('10.5.4-a 7-Para');
});

test('MDD 4.6.6-a, MDD 4.2.8-a: gliders in a Wood, and who is given a Drop Zone', () => {
  const gliders = ['2-OBLI Aircraft announced=yes', '1-RUR Aircraft announced=yes'];
  const wood = play(scene('D 1', 'flown 1', ...gliders), 'target 2-OBLI 2418', 'target 1-RUR 5018');
  expect(befell(play(wood, 'land 2-OBLI', '3', '3+3'))).toEqual(['4.6.6-a 2-OBLI']);
  const given = scene('D 1', 'flown 1', '7-Para Aircraft announced=yes', '8-Para Aircraft announced=yes');
  expect(befell(play(given, 'assign 5-Para main'))).toEqual(['4.2.8-a']);
});

test('MDD 5.5.3-b, MDD 5.5.3-c, MDD 5.5.4-a, MDD 5.5.6-b, MDD 5.6.6-a, MDD 5.8.2-a: what befalls who comes by sea', () => {
  const sword = (...lines: string[]): Play =>
    play(scene('landings 3', ...lines, 'LRC 4027'), 'beach sword', '2');
  const boats = ['1-SR 2622', 'SY 2422'];
  const west = play(sword(...boats), '4+6', 'wreck 2622');
  expect(befell(west)).toEqual(['5.5.4-a 1-SR', '5.5.3-c 1-SR', '5.5.3-c SY']);
  expect(befell(play(sword(...boats, 'beach sword mines=4'), '3+4', 'wreck 2422')).slice(1)).toEqual(['5.5.3-b 1-SR', '5.5.3-b SY']); // biome-ignore format: a list
  const swum = play(sword(...boats), '3+4', 'swim SY', '1+1', '6+6');
  expect(befell(swum)).toEqual(['5.8.2-a SY']);
  const guns = [
    'Le-Havre Le-Havre',
    '1/305 2617',
    '1/J-200 2618',
    '2/J-200 2518',
    '3/J-200 2718',
    '12/736 2818',
  ];
  const landed = (sum: string): string[] => befell(play(sword('1-SR 2622', ...guns), '3+4', sum));
  expect([landed('4+5'), landed('6+6')], 'D and E').toEqual([['5.6.6-a 1-SR'], ['5.6.6-a 1-SR']]);
  const late = roll(storm(scene('F 3', '1-SLR 2622', 'I/916 2621', ...ELSEWHERE), '2621', '1-SLR'), 5);
  expect(befell(play(late, 'end')).at(-1)).toBe('5.5.6-b 1-SLR');
});
