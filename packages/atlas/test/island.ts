import type { MapData } from '../src/index.ts';

/** Four columns of three hexes: an island of six land hexes with a river, a road and a harbour, sea to the east. */
export const island: MapData = {
  format: 'bocage-map 1',
  game: 'island',
  title: 'The Island',
  credit: 'nobody',
  grid: {
    top: 'flat',
    order: 'column-row',
    columns: [1, 4],
    rows: [1, 3],
    columnsFrom: 'west',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'south',
    boxes: ['Mainland'],
    links: [['Mainland', '0101']],
  },
  terrain: {
    title: 'Ground',
    source: 'design: a small island',
    kinds: { clear: '0101 0102 0103 0201 0203', woods: '0202', sea: '0301 0302 0303 0401 0402 0403' },
  },
  hexLayers: { town: { title: 'Towns', source: 'design: one', kinds: { town: '0201' } } },
  sideLayers: { water: { title: 'Rivers', source: 'rule 1.2', kinds: { river: '0101/0102 0102/0201' } } },
  wayLayers: { road: { title: 'Roads', source: 'history: old', kinds: { track: '0101/0201 0201/0202' } } },
  places: [
    { name: 'Port', hex: '0201', kind: 'town', at: [49.4, -0.5], source: 'public: a chart' },
    { name: 'Mole', hex: '0201', kind: 'point', source: 'design: a name' },
  ],
  marks: { ferries: { title: 'Ferries', source: 'design: two', entries: [{ hex: '0201', to: 'Mainland' }] } },
  picture: {
    land: [[0, 0, 200, 0, 200, 300]],
    rivers: [{ rank: 1, line: [0, 100, 100, 100] }],
    heights: [1, 2, 3, 4, 5, 6, 0, 0, 0, 0, 0, 0],
    north: 0,
    kmPerHex: 1,
  },
};
