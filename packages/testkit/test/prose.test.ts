import { expect, test } from 'vitest';
import { proseFaults } from '../src/index.ts';

test.each([
  ['1/16 loses a step, loses a step.', 'says the same twice'],
  ['German losses: 1 steps', 'has one of many'],
  ['It ends with 3 point.', 'has many of one'],
  ['the box in 0314: no way in', 'begins small'],
  ['The invasion is thrown back (german)', 'has a word of records'],
  ['{unit} is undefined.', 'is made of nothing'],
  ['The step is actionPhase.', 'has a name of the program'],
  ['It ends with -3 points.', 'writes minus as a hyphen'],
])('%s', (text, fault) => {
  expect(proseFaults({ text }, ['german'])).toEqual([`“${text}” ${fault}`]);
});

test('what is said well has no faults', () => {
  const well = [
    'German losses: 1 step',
    '11 points of 21',
    'WN62 (red) fires: 2 hits left.',
    '−3 points',
    'II/915',
  ];
  expect(well.flatMap((text) => proseFaults({ text }, ['german']))).toEqual([]);
  expect(proseFaults({ text: 'resistance slackens', isPart: true })).toEqual([]);
});
