import { expect, test } from 'vitest';
import { checkMap, isMapData } from '../src/index.ts';
import { island } from './island.ts';

const faultsOf = (change: object): string[] =>
  checkMap({ ...island, ...change }).map(({ path, fault }) => `${path} ${fault}`);

const terrain = (kinds: unknown): object => ({ terrain: { ...island.terrain, kinds } });
const LAND = '0101 0102 0103 0201 0202 0203';
const SEA = '0301 0302 0303 0401 0402 0403';

test('a sound map has no faults', () => {
  expect(checkMap(island)).toEqual([]);
  expect(isMapData(island)).toBe(true);
});

test('what is no object is no map', () => {
  expect(checkMap('map')).toEqual([{ path: '', fault: 'is not an object' }]);
  expect(isMapData(null)).toBe(false);
});

test('a grid that contradicts itself is named, and nothing more is said', () => {
  expect(faultsOf({ grid: { ...island.grid, shift: 'east' } })).toEqual([
    'grid a flat-top grid cannot be shifted east',
  ]);
  expect(faultsOf({ grid: 7 })).toEqual(['grid is not an object']);
});

test('every hex has one terrain: none is left out, none stands twice', () => {
  expect(faultsOf(terrain({ clear: LAND }))).toEqual([
    'terrain leaves out 0301 0302 0303 0401 0402 and 1 more',
  ]);
  expect(faultsOf(terrain({ clear: LAND, sea: `${SEA} 0203` }))).toEqual([
    'terrain.kinds.sea 0203 stands twice in this layer',
  ]);
});

test('a list names hexes of the map', () => {
  expect(faultsOf(terrain({ clear: `${LAND} 0909`, sea: SEA }))).toEqual([
    'terrain.kinds.clear 0909 is no hex of the map',
  ]);
  expect(faultsOf(terrain({ clear: `${LAND} Mainland`, sea: SEA }))).toEqual([
    'terrain.kinds.clear Mainland is no hex of the map',
  ]);
  expect(faultsOf(terrain({ clear: [LAND], sea: SEA }))[0]).toBe(
    'terrain.kinds.clear is not a list of names with blanks between',
  );
  expect(faultsOf(terrain(undefined))[0]).toBe('terrain.kinds is not an object');
});

test('a hexside is told by two neighbours, the first hex first', () => {
  const water = (list: string): object => ({
    sideLayers: { water: { title: 'Rivers', source: 'rule 1.2', kinds: { river: list } } },
  });
  expect(faultsOf(water('0101/0303'))).toEqual([
    'sideLayers.water.kinds.river 0101/0303 is no hexside of the map',
  ]);
  expect(faultsOf(water('0102/0101'))).toEqual([
    'sideLayers.water.kinds.river 0102/0101 should be written 0101/0102',
  ]);
});

test('everything says where it comes from', () => {
  const source = 'names no rule, public:, history:, geography: or design:';
  const town = { ...island.hexLayers.town, source: 'somewhere' };
  expect(faultsOf({ hexLayers: { town } })).toEqual([`hexLayers.town.source ${source}`]);
  const [port] = island.places;
  expect(faultsOf({ places: [{ ...port, source: '' }] })).toEqual([`places[0].source ${source}`]);
});

test('layers are objects with a title', () => {
  expect(faultsOf({ wayLayers: [] })).toEqual(['wayLayers is not an object']);
  expect(faultsOf({ hexLayers: { town: 3 } })).toEqual(['hexLayers.town is not an object']);
  expect(faultsOf({ marks: { ferries: { source: 'rule 1', entries: [] } } })).toEqual([
    'marks.ferries.title is not a text',
  ]);
});

test('a place has a name, a hex, a size and perhaps a position', () => {
  const place = { name: '', hex: '0909', kind: 'metropolis', at: [123, 'west'], source: 'rule 1' };
  expect(faultsOf({ places: [place, 'Port', { ...place, hex: 1, at: [1] }] })).toEqual([
    'places[0].name is not a text',
    'places[0].hex 0909 is no hex of the map',
    'places[0].kind metropolis is no kind of place',
    'places[0].at is not a latitude and a longitude',
    'places[1] is not an object',
    'places[2].name is not a text',
    'places[2].hex is not a text',
    'places[2].kind metropolis is no kind of place',
    'places[2].at is not a latitude and a longitude',
  ]);
  expect(faultsOf({ places: {} })).toEqual(['places is not a list']);
});

test('a mark stands on the map or in a box and holds plain values', () => {
  const marks = (entries: unknown): object => ({
    marks: { ferries: { title: 'F', source: 'rule 1', entries } },
  });
  expect(faultsOf(marks([{ hexes: '0101 Mainland' }]))).toEqual([]);
  expect(faultsOf(marks([{ hex: '0909' }, { hexes: '0101 0808', crew: ['Ann'] }, 1]))).toEqual([
    'marks.ferries.entries[0].hex 0909 is not on the map',
    'marks.ferries.entries[1].hexes 0808 is not on the map',
    'marks.ferries.entries[1].crew is not a plain value',
    'marks.ferries.entries[2] is not an object',
  ]);
  expect(faultsOf(marks('none'))).toEqual(['marks.ferries.entries is not a list']);
});

test('the picture has lines of points and a height for every hex', () => {
  const picture = { land: [[1, 2, 3]], rivers: [{ rank: 1 }], heights: [1], north: 'up', kmPerHex: null };
  expect(faultsOf({ picture })).toEqual([
    'picture.land is not a list of lines',
    'picture.rivers is not a list of lines with ranks',
    'picture.heights is not a list of 12 heights',
    'picture.north is not a number',
    'picture.kmPerHex is not a number',
  ]);
  expect(faultsOf({ picture: null })).toEqual(['picture is not an object']);
});
