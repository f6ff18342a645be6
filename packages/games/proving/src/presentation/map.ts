import type { MapData } from '@bocage/atlas';
import type { HexId, HexsideId } from '@bocage/hex';
import { GRID, grid, ground, TOWN, TOWN_NAMES, TOWNS, WOOD } from '../map.ts';

const SOURCE = 'design: made up for the tests';
const names = (hexes: readonly HexId[]): string => hexes.map((hex) => grid.name(hex)).join(' ');
const lying = (kind: number): string => names(grid.hexes.filter((hex) => ground.terrain[hex] === kind));
const OPEN = grid.hexes.filter((hex) => ground.terrain[hex] !== WOOD && ground.terrain[hex] !== TOWN);

/** The hexsides of a layer of the ground, by their names. */
const running = (layer: ArrayLike<number>): string =>
  Array.from(layer, (kind, side) => (kind === 0 ? '' : grid.sideName(side as HexsideId)))
    .filter((name) => name !== '')
    .join(' ');

/** All land, a little beyond the edge of the map, in hundredths of the distance between hexes. */
const [EAST, SOUTH] = [grid.width, grid.height].map((size) => Math.round(100 * size) + 100) as [
  number,
  number,
];

/** The map as a sheet to be drawn, made from what the rules know of the ground. */
export const map: MapData = {
  format: 'bocage-map 1',
  game: 'proving',
  title: 'The crossroads',
  credit: 'Made for the tests of Bocage',
  grid: GRID,
  terrain: {
    title: 'Terrain',
    source: SOURCE,
    kinds: { clear: names(OPEN), woods: lying(WOOD), town: lying(TOWN) },
  },
  hexLayers: { town: { title: 'Towns', source: SOURCE, kinds: { town: names(TOWNS) } } },
  sideLayers: { water: { title: 'The river', source: SOURCE, kinds: { major: running(ground.sides) } } },
  wayLayers: { road: { title: 'The road', source: SOURCE, kinds: { major: running(ground.roads) } } },
  places: TOWNS.map((hex, i) => ({
    name: TOWN_NAMES[i] ?? '',
    hex: grid.name(hex),
    kind: 'town',
    source: SOURCE,
  })),
  marks: {},
  picture: {
    land: [[-100, -100, EAST, -100, EAST, SOUTH, -100, SOUTH, -100, -100]],
    rivers: [],
    heights: grid.hexes.map(() => 0),
    north: 0,
    kmPerHex: 1,
  },
};
