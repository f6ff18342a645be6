import { readPosition, type TextError } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { proving } from '../src/index.ts';
import { position, scene } from './scene.ts';

const possible = position(scene('blue moves', 'B1 0304', 'B2 0304', 'R1 0404', 'R4 0505', 'turn 2'));

/** What is said against the position with a line changed. */
function against(line: string, instead: string): string[] {
  expect(possible).toMatch(new RegExp(`^${line}`, 'm'));
  try {
    readPosition(proving, possible.replace(new RegExp(`^${line}`, 'm'), instead));
    return [];
  } catch (error) {
    return (error as TextError).faults.map(({ text }) => text);
  }
}

test('a position that play can reach is taken', () => {
  expect(against('turn 2', 'turn 2')).toEqual([]);
});

test.each([
  ['3.7', 'unit B3 ', 'unit B3 at=0304 steps=2 ', 'more than 2 pieces stand in 0304'],
  ['3.4', 'unit R1 at=0404', 'unit R1 at=0304', 'both sides stand in 0304'],
  ['3.1-b', 'unit B1 at=0304 steps=2', 'unit B1 at=0304', 'B1 has 0 steps, but stands in 0304'],
  ['3.1-b', 'unit B1 at=0304 steps=2', 'unit B1 steps=1', 'B1 has 1 steps, but stands nowhere'],
  ['3.1-d', 'unit B1 at=0304 steps=2', 'unit B1 shaken=yes', 'B1 is lost, but shaken'],
  ['3.8', 'unit R1 at=0404', 'unit R1 at=Reserve', 'R1 stands in the reserve of the other side'],
  ['3.8', 'unit B1 at=0304', 'unit B1 at=Reserve', 'B1 was never in the reserve'],
  [
    '1.1',
    'unit B1 at=0304 steps=2 value=4',
    'unit B1 at=0304 steps=2 value=5',
    'B1 has the strength 4, not 5',
  ],
  [
    '1.1',
    'unit B1 at=0304 steps=2 value=4 faceUp=yes',
    'unit B1 at=0304 steps=2 value=4',
    'B1 is never face down',
  ],
  [
    '1.1',
    'unit R4 at=0505 steps=2 value=1',
    'unit R4 at=0505 steps=2 value=3',
    'R4, R5 and R6 share 1, 3 and 5',
  ],
  ['1.2', 'mine -', 'mine 0101', 'no mine can be in 0101'],
  ['1.2', 'mineGone no', 'mineGone yes', 'the mine is gone, but never was'],
  ['2.1', 'deck sun=2', 'deck sun=4', 'there are 3 cards sun, not 4'],
  ['2.1', 'deck sun=2', 'next sun sun\ndeck sun=2', 'there are 3 cards sun, not 4'],
  ['2.1', 'deck sun=2 mud=2 fog=2', 'deck fog=1', '2 turns are to come, and 1 cards'],
  ['2.2', 'card sun', 'card sun\ncup red-move=2', 'there is one red-move, not 2'],
  ['5.3', 'card sun', 'card sun\nsupport blue=3', 'blue has 2 fire supports, not 3'],
])('%s: “%s” cannot be “%s”', (_rule, line, instead, said) => {
  expect(against(line, instead)).toContain(said);
});

test('1.2: without mines there is none', () => {
  const text = possible
    .replace('scenario crossroads', 'scenario crossroads\noptions mines=no')
    .replace('mine -', 'mine 0505');
  expect(() => readPosition(proving, text)).toThrow('this game is played without a mine');
});

test('all that cannot be is told at once', () => {
  expect(against('unit R1 at=0404', 'cup red-move=2\nsupport red=9\nunit R1 at=0304')).toEqual([
    'both sides stand in 0304',
    'there is one red-move, not 2',
    'red has 2 fire supports, not 9',
  ]);
});

test('a fight does not stand in a draw of chits', () => {
  const text = possible.replace(/^> round.*$/m, '> combat.roll side=blue hex=0404 units=B1');
  expect(() => readPosition(proving, text)).toThrow('combat does not stand in turn.again, but in round.act');
});
