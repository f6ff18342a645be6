import type { Grid } from '@bocage/hex';
import type { MapData } from './schema.ts';

const SOURCE = 'design: open ground, since the game says nothing of it';

/** So far beyond the edge of the map the land goes on, in hundredths of a hex. */
const BEYOND = 100;

/** Open ground all over a grid: for games whose rules know of no other. */
export function plainMap(game: string, title: string, grid: Grid): MapData {
  const east = Math.round(100 * grid.width) + BEYOND;
  const south = Math.round(100 * grid.height) + BEYOND;
  return {
    format: 'bocage-map 1',
    game,
    title,
    credit: '',
    grid: grid.spec,
    terrain: {
      title: 'Terrain',
      source: SOURCE,
      kinds: { clear: grid.hexes.map((hex) => grid.name(hex)).join(' ') },
    },
    hexLayers: {},
    sideLayers: {},
    wayLayers: {},
    places: [],
    marks: {},
    picture: {
      land: [[-BEYOND, -BEYOND, east, -BEYOND, east, south, -BEYOND, south, -BEYOND, -BEYOND]],
      rivers: [],
      heights: grid.hexes.map(() => 0),
      north: 0,
      kmPerHex: 1,
    },
  };
}
