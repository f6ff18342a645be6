import { expect, test } from 'vitest';
import {
  asks,
  BLUE,
  chances,
  legal,
  news,
  opening,
  piece,
  play,
  position,
  RED,
  refusal,
  row,
  seen,
} from './scene.ts';

const MINE_HEXES = ['0304', '0403', '0405', '0503', '0505'];
const DEALS = ['1/3/5', '1/5/3', '3/1/5', '3/5/1', '5/1/3', '5/3/1'];

test('1.1: the six deals of 1, 3 and 5 are equally likely', () => {
  const match = opening();
  expect(asks(match)).toBe('* game.deal');
  expect(chances(match)).toEqual(Object.fromEntries(DEALS.map((deal) => [deal, '1/6'])));
});

test('1.1: what is dealt lies face down, and only Red knows it', () => {
  const match = play(opening(), '5/1/3');
  expect(['R4', 'R5', 'R6'].map((name) => piece(match, name).value)).toEqual(['5', '1', '3']);
  expect(['R4', 'R5', 'R6'].map((name) => piece(match, name).faceUp)).toEqual(['no', 'no', 'no']);
  expect(row(seen(match, RED), 'unit R4').value).toBe('5');
  expect(row(seen(match, BLUE), 'unit R4').value).toBe('?');
  expect(row(seen(match, BLUE), 'unit R1').value).toBe('3');
});

test('1.1: Blue sees the same whatever was dealt', () => {
  const views = DEALS.map((deal) => seen(play(opening(), deal, 'bury 0304', 'sun', 'blue-fight'), BLUE));
  expect(new Set(views).size).toBe(1);
});

test('1.2: the mine goes into one of the five marked hexes', () => {
  const match = play(opening(), '1/3/5');
  expect(asks(match)).toBe('red game.bury');
  expect(legal(match)).toEqual(MINE_HEXES.map((hex) => `bury ${hex}`));
  for (const hex of ['0404', '0101', 'Reserve']) expect(refusal(match, `bury ${hex}`)).toBe('1.2');
  expect(row(position(play(match, 'bury 0503')), 'mine').is).toBe('0503');
});

test('1.2: nothing tells Blue where the mine is: not his view, not his news, not what he may do', () => {
  const told = MINE_HEXES.map((hex) => {
    const match = play(opening(), '1/3/5', `bury ${hex}`, 'sun', 'blue-move');
    expect(news(match, RED)).toContain(`Red buries the mine in ${hex}.`);
    return [seen(match, BLUE), ...news(match, BLUE), ...legal(match)].join('\n');
  });
  expect(new Set(told).size).toBe(1);
  expect(told[0]).toContain('\nmine ?\n');
  expect(told[0]).not.toContain('buries');
});

test('1.2: without mines nobody is asked to bury one', () => {
  const match = play(opening('crossroads', { mines: 'no' }), '1/3/5');
  expect(asks(match)).toBe('* turn.card');
  expect(row(position(match), 'mine').is).toBe('-');
});
