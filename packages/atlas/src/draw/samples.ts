import { makeGrid } from '@bocage/hex';
import type { MapData } from '../schema.ts';
import { drawGrowth, drawLand } from './country.ts';
import { middleOf } from './entries.ts';
import { Ground } from './ground.ts';
import { drawForeshore } from './sand.ts';
import type { Rect } from './svg.ts';
import { drawTowns } from './towns.ts';

/** A piece of country all of one kind, for the legend. */
export function sampleGround(kind: string, area: Rect): string {
  const columns = Math.ceil(area.width / 86) + 2;
  const map: MapData = {
    ...BLANK,
    grid: { ...BLANK.grid, columns: [1, columns] },
    terrain: { ...BLANK.terrain, kinds: { [kind]: names(columns) } },
    picture: { ...BLANK.picture, heights: [] },
  };
  const grid = makeGrid(map.grid);
  const ground = new Ground(map, grid);
  return [
    drawLand(ground, area),
    drawGrowth(ground, area),
    drawForeshore(ground, area),
    drawTowns(map, grid, ground, (h) => middleOf(grid, h)),
  ].join('');
}

function names(columns: number): string {
  const list: string[] = [];
  for (let c = 1; c <= columns; c++) for (let r = 1; r <= 3; r++) list.push(`${pad(c)}${pad(r)}`);
  return list.join(' ');
}

function pad(n: number): string {
  return String(n).padStart(2, '0');
}

const BLANK: MapData = {
  format: 'bocage-map 1',
  game: 'legend',
  title: '',
  credit: '',
  grid: {
    top: 'flat',
    order: 'column-row',
    columns: [1, 3],
    rows: [1, 3],
    columnsFrom: 'west',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'south',
  },
  terrain: { title: '', source: '', kinds: {} },
  hexLayers: {},
  sideLayers: {},
  wayLayers: {},
  places: [],
  marks: {},
  picture: { land: [], rivers: [], heights: [], north: 0, kmPerHex: 1 },
};
