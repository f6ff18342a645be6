import { outcomes } from '@bocage/kernel';
import { expect, test } from 'vitest';
import { actionOf, asks, opening, outcome, type Play, piece, place, play, position, row, scene } from './scene.ts'; // biome-ignore format: one line

type Read = (match: Play) => string;

/** The exact chances of what `read` says when the matter is settled; players answer with `answers` by step. */
function distribution(
  match: Play,
  words: string | null,
  read: Read,
  answers: Record<string, string> = {},
  until: (match: Play) => boolean = (at) => answers[asks(at)] === undefined && !asks(at).startsWith('*'),
): Record<string, string> {
  const shares = outcomes(match.engine, words === null ? null : actionOf(match, words), {
    settled: () => until(match),
    decide: () => actionOf(match, answers[asks(match)] as string),
    measure: () => read(match),
    key: (said) => said,
  });
  return Object.fromEntries(shares.map(({ outcome: said, weight, total }) => [said, `${weight}/${total}`]));
}

const steps = (...names: string[]): Read => (match) => names.map((name) => piece(match, name).steps).join(); // biome-ignore format: one line
const losses = { 'blue losses.choose': 'lose B1' };

// 8 to 3 in the open is 2-1:  1/-  1/-  1/1  -/-  -/R  -/1 R
test('5.5: two of four against three in the open: the step losses of both sides', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', 'R2 0403', 'R3 0907');
  const before = position(match);
  expect(distribution(match, 'attack 0403 B1+B2', steps('B1', 'R2'), losses)).toEqual({
    '1,2': '1/3',
    '2,2': '1/3',
    '1,1': '1/6',
    '2,1': '1/6',
  });
  expect(position(match)).toBe(before);
});

test('5.5: the same attack drives the defender out one time in three', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', 'R2 0403', 'R3 0907');
  const driven: Read = (at) => (asks(at) === 'red retreat.choose' ? 'out' : 'stays');
  expect(distribution(match, 'attack 0403 B1+B2', driven, losses)).toEqual({ stays: '2/3', out: '1/3' });
});

test('5.7-b: where nobody can retreat, the same attack destroys him one time in three', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', 'B3 0603', 'R2 0403', 'R3 0907');
  expect(distribution(match, 'attack 0403 B1+B2', (at) => place(at, 'R2'), losses)).toEqual({
    '0403': '2/3',
    '-': '1/3',
  });
});

// One column to the left, 1-1:  2/-  1/-  1/-  1/1  -/-  -/R
// One column to the right, 3-1: 1/-  1/1  -/R  -/R  -/1 R  -/1 R
test('5.3: each support turns it into another column', () => {
  const chances = (red: string, blue: string) => {
    const match = scene('blue fights', 'B1 0304', 'B2 0303', 'R2 0403', 'R3 0907', 'support blue=1 red=1');
    const answers = { ...losses, 'red combat.defenderSupport': red, 'blue combat.attackerSupport': blue };
    const driven: Read = (at) => (asks(at) === 'red retreat.choose' ? 'out' : 'stays');
    return distribution(match, 'attack 0403 B1+B2', driven, answers).out;
  };
  expect(chances('save', 'save')).toBe('1/3');
  expect(chances('support red', 'save')).toBe('1/6');
  expect(chances('save', 'support blue')).toBe('2/3');
  expect(chances('support red', 'support blue')).toBe('1/3');
});

// Over the six deals R4 is 1, 3 or 5: 8 to 1 is 4-1, 8 to 3 is 2-1, 8 to 5 is 1-1.
test('1.1, 5.4: against a face-down piece the chances are those of the three strengths, a third each', () => {
  const driven = [1, 3, 5].map((value) => {
    const rest = [1, 3, 5].filter((other) => other !== value);
    const hidden = [`R4 0403 value=${value}`, `R5 0604 value=${rest[0]}`, `R6 0606 value=${rest[1]}`];
    const match = scene('blue fights', 'B1 0304', 'B2 0303', ...hidden);
    const read: Read = (at) => (asks(at) === 'red retreat.choose' ? 'out' : 'stays');
    return distribution(match, 'attack 0403 B1+B2', read, losses).out;
  });
  expect(driven).toEqual(['5/6', '1/3', '1/6']); // 4/9 together
});

test('3.9, 4.3: a weak piece on the mine, under fire, is lost five times in six', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203 steps=1', 'B2 0101', 'R1 0404');
  const answers = { 'red moving.ambush': 'ambush R1', 'blue slip.choose': 'stand' };
  expect(distribution(match, 'move B1 0304', (at) => place(at, 'B1'), answers)).toEqual({
    '-': '5/6', // 2/3 by the mine, and half of the rest by the shot
    '0304': '1/6',
  });
});

test('3.9, 4.3: a fresh one keeps both steps one time in six', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203', 'B2 0101', 'R1 0404');
  const answers = { 'red moving.ambush': 'ambush R1', 'blue slip.choose': 'stand' };
  expect(distribution(match, 'move B1 0304', steps('B1'), answers)).toEqual({
    '0': '1/3',
    '1': '1/2',
    '2': '1/6',
  });
});

test('1.1: each of the three pieces is the strong one as often as the others', () => {
  for (const name of ['R4', 'R5', 'R6'])
    expect(distribution(opening(), null, (at) => piece(at, name).value as string)).toEqual({
      '1': '1/3',
      '3': '1/3',
      '5': '1/3',
    });
});

test('2.1, 2.2: the weather of the second turn, and who comes first in it', () => {
  const match = play(opening('crossroads', { mines: 'no' }), '1/3/5', 'mud');
  const answers = { 'blue round.act': 'end', 'red round.act': 'end' };
  const second = (at: Play) => row(position(at), 'turn').is === '2' && at.pending?.path.includes('round') === true; // biome-ignore format: one line
  const told: Read = (at) => `${row(position(at), 'card').is} ${asks(at).split(' ')[0]}`;
  expect(distribution(match, null, told, answers, second)).toEqual({
    'sun blue': '1/4',
    'sun red': '1/4',
    'mud blue': '1/12',
    'mud red': '1/12',
    'fog blue': '1/6',
    'fog red': '1/6',
  });
});

test('6.1: a last attack for a town, as the chances of the whole game', () => {
  // 8 to 2 in a town is 3-1: 1/-  1/1  -/R  -/R  -/1 R  -/1 R; with the town Blue has 2 points more, Red 2 less
  const match = scene(
    'blue fights', 'turn 4', 'B1 0304', 'B2 0305', 'B3 0101', 'B4 0102', 'B5 0101', 'B6 0102',
    'R1 0801', 'R2 0802', 'R3 0404', 'R4 0804', 'R5 0805', 'R6 0806',
  ); // biome-ignore format: a list
  const answers = {
    ...losses,
    'red retreat.choose': 'retreat R3 0504',
    'blue combat.advance': 'advance B1',
    'blue round.act': 'end',
  };
  const score: Read = (at) => outcome(at).text;
  expect(distribution(match, 'attack 0404 B1+B2', score, answers, (at) => asks(at) === 'over')).toEqual({
    '0 to 7 points': '1/6',
    '1 to 7 points': '1/6',
    '2 to 4 points': '1/3',
    '3 to 4 points': '1/3',
  });
});
