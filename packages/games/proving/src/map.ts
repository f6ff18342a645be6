import { type Grid, type GridSpec, type HexId, makeGrid } from '@bocage/hex';
import type { Names } from '@bocage/kernel';
import { type Ground, type MovementChart, placeNames, StepPrices } from '@bocage/wargame';

/** Nine columns by seven rows, and a box from which Blue's reserve comes. */
export const GRID: GridSpec = {
  top: 'flat',
  order: 'column-row',
  columns: [1, 9],
  rows: [1, 7],
  columnsFrom: 'west',
  rowsFrom: 'north',
  shifted: 'even',
  shift: 'south',
  boxes: ['Reserve'],
  links: [['Reserve', '0104']],
};
export const grid: Grid = makeGrid(GRID);

export const PLACE: Names<HexId> = placeNames(grid);

/** The neighbours of every hex, in order; a box has none. */
export const NEIGHBOURS: readonly (readonly HexId[])[] = Array.from({ length: grid.size }, (_, h) =>
  grid.hexes.filter((to) => h < grid.hexCount && grid.adjacent(h as HexId, to)),
);

const CLEAR = 0;
export const WOOD = 1;
export const TOWN = 2;
const RIVER = 1;
const ROAD = 1;

const hexes = (text: string): HexId[] => text.split(' ').map((word) => PLACE.of(word));

/** What the game is about: two towns on the road and one beside it. */
export const TOWNS: readonly HexId[] = hexes('0404 0504 0703');
export const TOWN_NAMES: readonly string[] = ['Bridgend', 'Overwater', 'Hilltop'];
/** Where Red may bury his mine: the road, and the fords beside the bridge. */
export const MINE_HEXES: readonly HexId[] = hexes('0304 0403 0405 0503 0505');
/** What units may not be left in at the end: the box is not the map. */
export const RESERVE: HexId = PLACE.of('Reserve');

const ROAD_HEXES = hexes('0104 0203 0304 0404 0504 0604 0704 0803 0903');
/** The river runs along the east side of column 05; the road has the only bridge. */
const RIVER_COLUMN = 5;

function layGround(): Ground {
  const terrain = new Uint8Array(grid.size).fill(CLEAR);
  for (const h of hexes('0302 0303 0406 0602 0606 0705')) terrain[h] = WOOD;
  for (const h of TOWNS) terrain[h] = TOWN;
  const sides = new Uint8Array(grid.sideCount);
  const roads = new Uint8Array(grid.sideCount);
  for (const h of grid.hexes.filter((hex) => grid.column(hex) === RIVER_COLUMN))
    for (const to of grid.around(h))
      if (grid.column(to) === RIVER_COLUMN + 1) sides[grid.sideBetween(h, to)] = RIVER;
  for (let i = 1; i < ROAD_HEXES.length; i++) {
    const side = grid.sideBetween(ROAD_HEXES[i - 1] as HexId, ROAD_HEXES[i] as HexId);
    if (side < 0) throw new Error(`the road breaks off before ${PLACE.text(ROAD_HEXES[i] as HexId)}`);
    roads[side] = ROAD;
  }
  return { terrain, sides, roads };
}

export const ground: Ground = layGround();

const chart: MovementChart = { terrain: [2, 4, 2], sides: [0, 2], roads: [0, 1], links: 2 };
/** Points for every step, counted in halves. */
export const prices: StepPrices = new StepPrices(grid, ground, chart);
