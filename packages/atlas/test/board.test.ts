import { expect, test } from 'vitest';
import { loadMap, MapError } from '../src/index.ts';
import { island } from './island.ts';

const board = loadMap(island);
const { grid } = board;

test('the ground of a hex is its kind of terrain', () => {
  expect(board.terrain.kind(board.hex('0202'))).toBe('woods');
  expect(board.terrain.is(board.hex('0301'), 'sea')).toBe(true);
  expect(board.terrain.is(board.hex('0202'), 'sea')).toBe(false);
});

test('a box has no ground', () => {
  expect(board.terrain.has(board.hex('Mainland'))).toBe(false);
});

test('the hexes of a kind come in the order of the map', () => {
  expect(board.terrain.all('clear').map((h) => grid.name(h))).toEqual([
    '0101',
    '0102',
    '0103',
    '0201',
    '0203',
  ]);
  expect(board.terrain.all()).toHaveLength(12);
});

test('codes let hot loops compare numbers', () => {
  const woods = board.terrain.code('woods');
  expect(board.terrain.codes[board.hex('0202')]).toBe(woods);
  expect(() => board.terrain.code('jungle')).toThrow('no kind jungle among clear, woods, sea');
});

test('a layer says nothing of most hexes', () => {
  const towns = board.hexLayer('town');
  expect(towns.kind(board.hex('0201'))).toBe('town');
  expect(towns.kind(board.hex('0101'))).toBe('');
  expect(towns.has(board.hex('0101'))).toBe(false);
});

test('rivers lie on hexsides and roads lead through them, told from either side', () => {
  expect(board.sideLayer('water').kind(board.side('0102/0101'))).toBe('river');
  expect(
    board
      .wayLayer('road')
      .all()
      .map((s) => grid.sideName(s)),
  ).toEqual(['0101/0201', '0201/0202']);
});

test('places are found by name and by hex', () => {
  expect(board.place('Port')?.hex).toBe('0201');
  expect(board.place('Atlantis')).toBeUndefined();
  expect(board.placesIn(board.hex('0201')).map((p) => p.name)).toEqual(['Port', 'Mole']);
  expect(board.placesIn(board.hex('0101'))).toEqual([]);
});

test('marks are entries as the game wrote them', () => {
  expect(board.marks('ferries')).toEqual([{ hex: '0201', to: 'Mainland' }]);
});

test('what the map does not have is an error that names it', () => {
  expect(() => board.hexLayer('volcano')).toThrow('no layer volcano');
  expect(() => board.sideLayer('wall')).toThrow('no layer wall');
  expect(() => board.wayLayer('canal')).toThrow('no layer canal');
  expect(() => board.marks('mines')).toThrow('no marks mines');
  expect(() => board.hexes('0101 0909')).toThrow('0909 is not on the map');
  expect(() => board.side('0101/0303')).toThrow('0101/0303 is no hexside');
});

test('a map with faults is refused with all of them', () => {
  const broken = { ...island, title: '', game: 3 };
  const refuse = (): unknown => loadMap(broken);
  expect(refuse).toThrow(MapError);
  expect(refuse).toThrow('the map has 2 faults: game is not a text; title is not a text');
});
