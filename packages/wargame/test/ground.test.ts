import { type HexId, NOWHERE } from '@bocage/hex';
import { expect, test } from 'vitest';
import { GameMap, type MapLayers, oneOf, titled } from '../src/index.ts';

const layers: MapLayers = {
  grid: {
    top: 'flat', order: 'column-row', columns: [1, 3], rows: [1, 2], columnsFrom: 'west', rowsFrom: 'north', shifted: 'even', shift: 'south',
    boxes: ['Of the file'],
  }, // biome-ignore format: a map
  terrain: { kinds: { sea: '0101', clear: '0102 0201 0202', wood: '0301 0302' } },
  hexLayers: { town: { kinds: { city: '0202', town: '' } } },
  sideLayers: { water: { kinds: { major: '0201/0202', minor: '0102/0202' } } },
  wayLayers: { road: { kinds: { track: '0201/0202 0202/0302' } } },
  places: [
    { name: 'Caen', hex: '0202', kind: 'city' },
    { name: 'Colombelles', hex: '0202', kind: 'village' },
    { name: 'Orne', hex: '0201', kind: 'water' },
  ],
};
const map = new GameMap(layers, { boxes: ['England'], links: [['England', '0101']] });
const at = (name: string): HexId => map.PLACE.of(name);
const side = (name: string): number => map.grid.findSide(name);

test('places are the hexes of the file and the boxes of the game', () => {
  expect(map.PLACE.words).toEqual(['0101', '0102', '0201', '0202', '0301', '0302', 'England']);
  expect([at('0101'), at('England'), NOWHERE].map(map.isHex)).toEqual([true, false, false]);
  expect(map.grid.linked(at('England'), at('0101'))).toBe(true);
});

test('the ground is laid by the numbers of the game', () => {
  const { terrain, sides, roads } = map.lay({
    terrain: ['sea', 'wood', 'clear'],
    sides: ['water/minor', 'water/major'],
    roads: ['road/track'],
  });
  expect(['0101', '0302', '0202'].map((name) => terrain[at(name)])).toEqual([0, 1, 2]);
  expect(['0102/0202', '0201/0202', '0202/0302'].map((name) => sides[side(name)])).toEqual([1, 2, 0]);
  expect(['0102/0202', '0201/0202', '0202/0302'].map((name) => roads[side(name)])).toEqual([0, 1, 1]);
});

test('layers are asked by the words of the file', () => {
  expect(['0101', '0302'].map((name) => map.terrainKinds()(at(name)))).toEqual(['sea', 'wood']);
  expect(['0202', '0101'].map((name) => map.hexKinds('town')(at(name)))).toEqual(['city', '']);
  expect(map.sideKinds('water')(side('0201/0202') as never)).toBe('major');
  expect(map.wayKinds('road')(side('0202/0302') as never)).toBe('track');
  expect([map.hexesOf('town', 'city'), map.hexesOf('town', 'town')]).toEqual([[at('0202')], []]);
  expect(map.sidesOf('water', 'major')).toEqual([side('0201/0202')]);
});

test('what the file does not say is said, not guessed', () => {
  expect(() => map.hexKinds('beach')).toThrow('the map has no layer beach');
  expect(() => map.hexesOf('town', 'village')).toThrow('the layer town of the map has no village');
  expect(() => map.lay({ terrain: ['sea', 'clear'], sides: [], roads: [] })).toThrow('the map has wood');
  const broken = { ...layers, sideLayers: { water: { kinds: { minor: '0101/0302' } } } };
  expect(() => new GameMap(broken).sidesOf('water', 'minor')).toThrow('0101/0302 is no hexside of the map');
});

test('lists that never change', () => {
  const beaches = map.places(['0202', '0101']);
  expect(['0101', '0102'].map((name) => map.isIn(beaches)(at(name)))).toEqual([true, false]);
  expect(['0202', '0101', 'England'].map((name) => map.indexIn(beaches)(at(name)))).toEqual([0, 1, -1]);
  expect([1, 2].map(oneOf([2, 5], 6))).toEqual([false, true]);
});

test('a hex is called by its number and the greatest place in it', () => {
  const called = map.named();
  expect([...called]).toEqual([[at('0202'), 'Caen']]);
  expect(map.named((kind) => kind === 'village').get(at('0202'))).toBe('Colombelles');
  expect(titled(map.PLACE, at('0202'), undefined, called.get(at('0202')))).toBe('0202, Caen');
  expect(titled(map.PLACE, at('0101'), called.get(at('0101')))).toBe('0101');
});
