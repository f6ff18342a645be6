import { expect, test } from 'vitest';
import { whyTooMany } from '../src/rules/movement/stacking.ts';
import { UNIT } from '../src/units.ts';
import { asks, legal, news, type Play, place, play, reasons, refusal, scene } from './scene.ts';

/** What is said of units that stand together in a hex. */
const together = (...names: string[]): string => {
  const reason = whyTooMany(names.map((name) => UNIT.of(name)));
  return reason === null ? '' : `${reason.rule} ${reason.text}`;
};
const TOO_MANY = '8.0-a there would be too many units in that hex';
const TWO = '8.1.1-a there would be more than two battalions in that hex';
const OTHERS = '8.1.1-b three battalions may be there only if they are of the same brigade';

/** Allies in 2305, after their moves. */
const afterMoves = (...names: string[]): Play =>
  play(scene('moves 3', ...names.map((name) => `${name} 2305`), '6-GH 2310'), 'end');
const removals = (match: Play): string[] => legal(match, 'remove');

test('MDD 8.0-a: a fourth unit is too many, even of one brigade', () => {
  expect(together('1-SR', '2-EYR', '1-SLR')).toBe('');
  expect(together('1-SR', '2-EYR', '1-SLR', '2-LR')).toBe(TOO_MANY);
  expect(together('13/18-H', 'SY', 'ERY', '1-SLR')).toBe(TOO_MANY);
});

test('MDD 8.1.1-a: two German battalions may be in a hex, three may not, of one regiment or not', () => {
  expect(together('I/915', 'II/915')).toBe('');
  expect(together('I/915', 'II/915', 'I/916')).toBe(TWO);
  expect(together('I/25', 'II/25', 'III/25'), 'a German regiment is no brigade').toBe(TWO);
});

test('MDD 8.1.1-b: three Allied battalions must be of one brigade, and not even a company joins them', () => {
  expect(together('1-SR', '2-EYR', '2-LR')).toBe(OTHERS);
  expect(together('1-SR', '2-EYR', '13/18-H')).toBe(OTHERS);
  expect(together('1-SR', '2-EYR', '1-SLR', 'A/MX')).toBe(TOO_MANY);
  expect(together('13/18-H', 'SY', 'ERY')).toBe('');
  expect(together('76-Fd', '33-Fd', '7-Fd'), 'of no brigade is not of the same').toBe(OTHERS);
});

test('MDD 8.1.2-a: headquarters take no room, and are not among those who go', () => {
  expect(together('1-SR', '2-EYR', '1-SLR', 'HQ-3', 'HQ-27')).toBe('');
  expect(together('I/915', 'II/915', 'HQ-915', 'HQ-716')).toBe('');
  const match = afterMoves('1-SR', '2-EYR', '2-LR', 'HQ-3');
  expect(reasons(match, 'remove HQ-3')).toEqual(['8.1.2-a it takes no room in the hex']);
});

test('MDD 8.1.3-a, MDD 6.2.3-a: units pass through a full hex at no cost, and may end their move in it', () => {
  const full = ['1-SR 2303', '2-EYR 2303', '1-SLR 2303'];
  const match = scene('moves 3', '2-LR 2302', ...full);
  expect(refusal(match, 'move 2-LR 2303+2304+2305+2306')).toBe('');
  expect(refusal(match, 'move 2-LR 2303+2304+2305+2306+2307')).toBe('6.2.4-a');
  expect(refusal(match, 'move 2-LR 2303')).toBe('');
});

test('MDD 8.1.4-a: too many are eliminated when the segment ends, and not before', () => {
  const match = scene('moves 3', '2-LR 2302', '1-SR 2303', '2-EYR 2303', '6-GH 2310');
  play(match, 'move 2-LR 2303');
  expect(asks(match)).toBe('allied movement.moves');
  play(match, 'end');
  expect(asks(match)).toBe('allied crowding.remove');
  expect(news(match, 0)).toContain('Too many units are in 2303.');
  play(match, 'remove 2-LR');
  expect(place(match, '2-LR')).toBe('-');
  expect(match.events(0).at(-1)?.rule).toBe('8.1.4-a');
  expect(asks(match)).not.toContain('crowding');
});

test('MDD 8.1.4-a: who is not too many stays, and in the boxes there is no limit', () => {
  const pool = ['6-DLI', '8-DLI', '2-ER', '2-SWB', '24-L'].map((name) => `${name} gold-pool`);
  const stack = ['1-SR', '2-EYR', '1-SLR'].map((name) => `${name} 2305`);
  const match = play(scene('moves 8', ...stack, ...pool, 'I/915 5018'), 'end');
  expect(asks(match)).not.toContain('crowding');
  expect(place(match, '1-SR')).toBe('2305');
});

test('MDD 8.1.4-b: their owner chooses which of them go, one after another until there is room', () => {
  const match = afterMoves('1-SR', '2-EYR', '2-LR', '1-KOSB');
  expect(removals(match)).toEqual(['remove 1-SR', 'remove 2-EYR', 'remove 2-LR', 'remove 1-KOSB']);
  expect(reasons(match, 'remove 6-GH')).toEqual(['8.1.4-b it is not in the hex with too many units']);
  play(match, 'remove 2-LR');
  expect(removals(match)).toEqual(['remove 1-SR', 'remove 2-EYR', 'remove 1-KOSB']);
  play(match, 'remove 1-KOSB');
  expect(news(match, 0).filter((line) => line.startsWith('Too many'))).toHaveLength(1);
  expect([place(match, '1-SR'), place(match, '2-EYR')]).toEqual(['2305', '2305']);
  expect(asks(match)).not.toContain('crowding');
});

test('MDD 8.1.4-b: Germans choose among Germans, also after an Allied segment and in several hexes', () => {
  const germans = ['I/915', 'II/915', 'I/916'].map((name) => `${name} 2305`);
  const more = ['I/25', 'II/25', 'III/25'].map((name) => `${name} 2006`);
  const match = play(scene('moves 3', '6-GH 3010', ...germans, ...more), 'end');
  expect(asks(match)).toBe('german crowding.remove');
  expect(removals(match)).toEqual(['remove I/916', 'remove I/915', 'remove II/915']);
  play(match, 'remove I/915');
  expect(removals(match)).toEqual(['remove I/25', 'remove II/25', 'remove III/25']);
});

test('MDD 8.1.4-a: units in the boats off the shore have no more room than ashore', () => {
  const boats = ['1-SR', '2-EYR', '2-LR'].map((name) => `${name} 2521`);
  expect(asks(scene('E 8', ...boats))).toBe('allied crowding.remove');
});

test('MDD 8.2-a, MDD 8.2.2-a: a company or battery joins two battalions, a second one does not', () => {
  for (const company of ['A/MX', '41-AT', 'A/RB', '17-RE', '77-RE'])
    expect(together('1-SR', '2-LR', company), company).toBe('');
  expect(together('1-SR', '2-LR', 'A/MX', '41-AT')).toBe(TWO);
  for (const company of ['10/736', '5/192', '4/736', 'BD-1', '1/305'])
    expect(together('I/915', 'I/916', company), company).toBe('');
  expect(together('I/915', 'I/916', '10/736', '5/192')).toBe(TWO);
});

test('MDD 8.2.1-a: four companies beside the free one count as a battalion', () => {
  const companies = ['10/736', '1/726', '1/441', '1/642', '5/744', '5/192', '1/J-200', '1/305', '1/736'];
  expect(together('I/915', ...companies.slice(0, 5))).toBe('');
  expect(together('I/915', ...companies.slice(0, 6))).toBe(TWO);
  expect(together(...companies)).toBe('');
  expect(together(...companies, 'BD-1')).toBe(TWO);
});

test('MDD 8.2.3-a: two parts of a battalion are a battalion', () => {
  expect(together('I/915', '9/736', '10/736')).toBe('');
  expect(together('I/915', 'I/916', '9/736', '10/736')).toBe(TWO);
  expect(together('I/915', '9/736', '10/736', '1/726'), 'with a company of another').toBe('');
  expect(together('4-CLY', '5-RTR', 'A/RB', 'I/RB'), 'of the brigade of the others').toBe('');
  expect(together('4-CLY', '13/18-H', 'A/RB', 'I/RB')).toBe(OTHERS);
});

test('MDD 8.2.3-b: more companies of that battalion change nothing', () => {
  expect(together('I/915', '9/736', '10/736', '11/736', '12/736')).toBe('');
  expect(together('9/736', '10/736', '11/736', '12/736', '1/736', '2/736', '3/736', '4/736')).toBe('');
  expect(together('4-CLY', '5-RTR', 'A/RB', 'I/RB', 'C/RB')).toBe('');
});
