import { determinize, seeded, viewOf } from '@bocage/kernel';
import { writePosition } from '@bocage/kernel/text';
import { expect, test } from 'vitest';
import { actionOf, BLUE, legal, news, opening, type Play, play, position, RED, row, scene, seen } from './scene.ts'; // biome-ignore format: one line

const MINE_HEXES = ['0304', '0403', '0405', '0503', '0505'];
const DEALS = ['1 3 5', '1 5 3', '3 1 5', '3 5 1', '5 1 3', '5 3 1'];

/** All that a side gets to know: its view, its news, and what it may do where it decides. */
const known = (match: Play, side: number): string =>
  [seen(match, side), ...news(match, side), ...(match.engine.side === side ? legal(match) : [])].join('\n');

/** The different things a side may believe, guessed often enough to meet each of them. */
function worlds(match: Play, side: number, read: (position: string) => string): Set<string> {
  const view = viewOf(match.engine, side);
  const random = seeded(1);
  const found = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const world = determinize(view, random);
    found.add(read(writePosition(world)));
  }
  return found;
}
const mineIn = (text: string): string => row(text, 'mine').is as string;
const dealIn = (text: string): string =>
  ['R4', 'R5', 'R6'].map((name) => row(text, `unit ${name}`).value).join(' ');

test('1.2: while Blue moves about, what he knows is the same wherever the mine lies ahead', () => {
  const told = ['0403', '0503', '0505'].map((mine) => {
    const match = scene('blue moves', `mine ${mine}`, 'B1 0203', 'B2 0104', 'R1 0504');
    play(match, 'move B1 0304+0404', 'ambush R1', 'stand', '2', 'move B2 0105');
    return known(match, BLUE);
  });
  expect(new Set(told).size).toBe(1);
});

test('1.2: the referee lets Blue walk onto the mine like anywhere else', () => {
  for (const mine of MINE_HEXES) {
    const match = scene('blue moves', `mine ${mine}`, 'B1 0203', 'R1 0907');
    for (const hex of ['0304', '0304+0403', '0304+0404+0405', '0304+0404+0504+0503'])
      expect(match.why(actionOf(match, `move B1 ${hex}`))).toEqual([]);
  }
});

test('1.2: Blue believes that the mine is in any of the five, less those he has trodden', () => {
  const match = play(opening(), '1/3/5', 'bury 0403', 'sun', 'blue-move');
  expect(worlds(match, BLUE, mineIn)).toEqual(new Set(MINE_HEXES));
  play(match, 'move B1 0203+0304', 'hold');
  expect(worlds(match, BLUE, mineIn)).toEqual(new Set(['0403', '0405', '0503', '0505']));
});

test('3.9: when the mine has gone off there is nothing left to guess', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203', 'B2 0103', 'R1 0907');
  play(match, 'move B1 0304', '5');
  expect(worlds(match, BLUE, mineIn)).toEqual(new Set(['0304']));
});

test('3.9: while the mine goes off, it can only be under the piece', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0203', 'B2 0103', 'R1 0907');
  play(match, 'move B1 0304');
  expect(worlds(match, BLUE, mineIn)).toEqual(new Set(['0304']));
});

/** A live mine where, as everybody can see, Blue has been. */
const troddenMine = (match: Play): boolean => {
  const text = position(match);
  return row(text, 'mineGone').is === 'no' && row(text, `hex ${mineIn(text)}`).trodden === 'yes';
};

test('3.9: no live mine is left where Blue slipped away to', () => {
  const match = scene('blue moves', 'mine 0304', 'B1 0204', 'B2 0101', 'R1 0405');
  play(match, 'move B1 0305', 'ambush R1', 'slip 0304');
  expect(troddenMine(match)).toBe(false);
});

test('3.9: no live mine is left where Blue advanced to', () => {
  const match = scene('blue fights', 'mine 0403', 'B1 0304', 'B2 0303', 'R2 0403', 'R3 0907');
  play(match, 'attack 0403 B1+B2', '5', 'retreat R2 0503', 'advance B1');
  expect(troddenMine(match)).toBe(false);
});

test('1.1: what Blue knows is the same for every deal until a piece is turned up', () => {
  const told = DEALS.map((deal) => {
    const [r4, r5, r6] = deal.split(' ');
    const match = scene(
      'blue fights',
      ...['B1 0304', 'B2 0303', `R4 0403 value=${r4}`, `R5 0504 value=${r5}`, `R6 0604 value=${r6}`],
      'support red=1',
    );
    return known(match, BLUE) + known(play(match, 'attack 0403 B1+B2'), BLUE);
  });
  expect(new Set(told).size).toBe(1);
});

test('1.1: Blue believes in each of the six deals, and in fewer with each piece turned up', () => {
  const match = scene('blue fights', 'B1 0304', 'B2 0303', 'R4 0403', 'R5 0604', 'R6 0606', 'support blue=1');
  expect(worlds(match, BLUE, dealIn)).toEqual(new Set(DEALS));
  play(match, 'attack 0403 B1+B2', 'save');
  expect(worlds(match, BLUE, dealIn)).toEqual(new Set(['1 3 5', '1 5 3']));
});

test('1.1: a piece lost face down keeps its secret', () => {
  const match = scene('red moves', 'B1 0304', 'R4 0504 steps=1', 'R1 0907');
  play(match, 'move R4 0404', 'ambush B1', 'stand', '6');
  expect(row(seen(match, BLUE), 'unit R4').value).toBe('?');
  expect(worlds(match, BLUE, dealIn)).toEqual(new Set(DEALS));
});

test('Red knows all there is', () => {
  const match = play(opening(), '1/3/5', 'bury 0403', 'sun', 'red-move');
  expect(seen(match, RED)).not.toContain('?');
  expect(seen(match, RED).replace('seen-by red\n', '')).toBe(position(match));
});
