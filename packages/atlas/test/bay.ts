import type { MapData } from '../src/index.ts';

/*
 * A small bay with one of everything, eight columns by seven rows: sea in the north, a beach, a river from the
 * south edge to the sea with a tributary, a canal, a road and a railway across them, a city of two hexes, cliffs.
 */
export const bay: MapData = {
  format: 'bocage-map 1',
  game: 'bay',
  title: "Bay of <Tests> & Trials: L'été",
  credit: '© nobody & everybody',
  grid: {
    top: 'flat',
    order: 'column-row',
    columns: [1, 8],
    rows: [1, 7],
    columnsFrom: 'west',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'south',
    boxes: ['Off & Away', 'Beyond', 'Nowhere'],
    links: [
      ['Off & Away', '0107'],
      ['Off & Away', '0106'],
      ['Off & Away', 'Beyond'],
      ['Nowhere', '0807'],
    ],
  },
  terrain: {
    title: 'Ground',
    source: 'design: a test',
    kinds: {
      sea: '0101 0201 0301 0401 0501 0601 0701 0801 0102 0302 0502 0702',
      'tidal-flat': '0202',
      'tidal-beach': '0802',
      shale: '0602',
      beach: '0402 0303 0503',
      pavilion: '0703',
      clear: '0103 0203 0403 0603 0803 0104',
      mixed: '0204 0304',
      bocage: '0404 0504 0604 0704',
      hedgerow: '0804 0105 0205',
      woods: '0305 0405 0505',
      forest: '0605 0705 0805',
      marsh: '0106 0206',
      flooded: '0306 0406',
      city: '0506 0606',
      orchard: '0706',
      rough: '0806',
      'high-ground': '0107 0207',
      draw: '0307',
      hill: '0407',
      'hill-2': '0507',
      town: '0607',
      village: '0707',
      lake: '0807',
    },
  },
  hexLayers: {
    town: { title: 'Towns', source: 'design: a test', kinds: { city: '0506 0606', village: '0104' } },
    beach: { title: 'Beaches', source: 'design: a test', kinds: { gold: '0303 0402', omaha: '0503' } },
    letter: { title: 'Lettered hexes', source: 'design: a test', kinds: { C: '0107', '(E)': '0807' } },
    fortification: {
      title: 'Works',
      source: 'design: a test',
      kinds: { strongpoint: '0303', 'resistance-nest': '0402' },
    },
    obstacle: { title: 'Obstacles', source: 'design: a test', kinds: { obstacle: '0302' } },
    destroyer: { title: 'Destroyers', source: 'design: a test', kinds: { destroyer: '0301' } },
    placement: { title: 'Placement', source: 'design: a test', kinds: { gold: '0401' } },
    elevation: {
      title: 'Levels',
      source: 'design: a test',
      kinds: { 'level-1': '0407 0307', 'level-2': '0507' },
    },
    zone: {
      title: 'Zones',
      source: 'design: a test',
      kinds: { north: '0104 0204 0304', mid: '0105 0205', south: '0106' },
    },
    exit: { title: 'Exits', source: 'design: a test', kinds: { a: '0807' } },
  },
  sideLayers: {
    water: {
      title: 'Rivers',
      source: 'design: a test',
      kinds: {
        major: '0404/0504 0404/0505 0405/0505 0405/0506 0406/0506 0406/0507 0407/0507',
        minor: '0305/0405 0305/0404 0304/0404',
        stream: '0704/0804',
        canal: '0604/0704 0604/0705 0605/0705',
      },
    },
    relief: {
      title: 'Relief',
      source: 'design: a test',
      kinds: {
        'sheer-cliff': '0602/0603',
        'scaleable-cliff': '0602/0703',
        bluff: '0503/0603',
        slope: '0203/0303',
        shingle: '0402/0403',
        'sea-wall': '0303/0403',
        'anti-tank-wall': '0403/0404',
        'anti-tank-ditch': '0403/0503',
        hedge: '0103/0104',
        flooded: '0206/0306',
        'all-sea': '0101/0201',
      },
    },
    boundary: {
      title: 'Army boundary',
      source: 'design: a test',
      kinds: { army: '0404/0504 0404/0505 0405/0505 0405/0506' },
    },
  },
  wayLayers: {
    road: {
      title: 'Roads',
      source: 'design: a test',
      kinds: {
        major: '0306/0406 0406/0507 0507/0606 0606/0706',
        minor: '0104/0203 0203/0304 0304/0404',
        'mined-road': '0403/0404',
        trail: '0404/0505 0505/0605',
      },
    },
    rail: {
      title: 'Railways',
      source: 'design: a test',
      kinds: { rail: '0306/0406 0406/0507 0507/0607 0607/0707' },
    },
    bridge: { title: 'Bridges', source: 'design: a test', kinds: { road: '0406/0507', rail: '0507/0607' } },
  },
  places: [
    { name: 'Caen', hex: '0506', kind: 'city', source: 'design: a test' },
    { name: "Pont-l'Évêque & Fils", hex: '0607', kind: 'town', source: 'design: a test' },
    { name: 'Saint-<Aubin>', hex: '0707', kind: 'village', source: 'design: a test' },
    { name: 'Arromanches', hex: '0402', kind: 'village', source: 'design: a test' },
    { name: 'Pointe', hex: '0603', kind: 'point', source: 'design: a test' },
    { name: 'Orne', hex: '0405', kind: 'water', source: 'design: a test' },
    { name: 'Baie', hex: '0201', kind: 'water', source: 'design: a test' },
    { name: 'Plain', hex: '0204', kind: 'area', source: 'design: a test' },
  ],
  marks: {
    beaches: { title: 'Beaches', source: 'design: a test', entries: [{ name: 'Gold', hexes: '0303 0402' }] },
    sectors: {
      title: 'Sectors',
      source: 'design: a test',
      entries: [{ name: 'Jig', from: '0303', to: '0402' }],
    },
    waves: { title: 'Waves', source: 'design: a test', entries: [{ wave: 1, hex: '0502', to: '0503' }] },
    approach: {
      title: 'Approaches',
      source: 'design: a test',
      entries: [{ from: '0501', to: '0502' }, { hex: '0601' }],
    },
    'landing-boxes': {
      title: 'Landing boxes',
      source: 'design: a test',
      entries: [
        { order: 1, code: 'FG1', low: '0202', mid: '0203' },
        { order: 2, code: '', low: '0702', mid: '0703' },
        { order: 3, code: '' },
      ],
    },
    'drop-zones': {
      title: 'Drop zones',
      source: 'design: a test',
      entries: [{ name: 'DZ A (1st)', hex: '0305' }, { name: 'DZ B (2nd)', hex: '0305' }, { hex: '0705' }],
    },
    exits: {
      title: 'Exits',
      source: 'design: a test',
      entries: [{ letter: 'a', hex: '0807' }, { hex: '0101' }],
    },
    batteries: {
      title: 'Batteries',
      source: 'design: a test',
      entries: [{ name: 'Merville', hex: '0803', kind: 'nest' }],
    },
    ports: {
      title: 'Ports',
      source: 'design: a test',
      entries: [{ label: 'Port', hex: '0402' }, { hex: '0404' }],
    },
    positions: {
      title: 'Positions',
      source: 'design: a test',
      entries: [
        {
          id: 'WN60',
          hexes: '0703',
          colour: 'purple',
          intense: '0602',
          steady: '0502 0602',
          sporadic: '0702',
        },
        { id: 'A1', hexes: '0603', colour: 'mauve', intense: '0602', steady: '', sporadic: '' },
      ],
    },
    boxes: { title: 'Strategic boxes', source: 'design: a test', entries: [{ name: 'Paris' }] },
  },
  picture: {
    land: [
      [
        -60, 255, 90, 262, 180, 240, 262, 252, 330, 236, 420, 250, 520, 244, 600, 262, 700, 250, 800, 240,
        800, 860, -60, 860,
      ],
    ],
    rivers: [{ rank: 1, line: [300, 250, 310, 400, 320, 600] }],
    heights: Array.from({ length: 56 }, (_, h) => 8 * (h % 7) + (h > 40 ? 60 : 0)),
    north: -11.5,
    kmPerHex: 0.886,
  },
};

/** The same country on pointy-top hexes, bare of everything but ground. */
export const pointyBay: MapData = {
  ...bay,
  grid: {
    top: 'pointy',
    order: 'row-column',
    columns: [1, 7],
    rows: [1, 8],
    columnsFrom: 'east',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'west',
    prefix: 'N',
  },
  terrain: {
    ...bay.terrain,
    kinds: Object.fromEntries(
      Object.entries(bay.terrain.kinds).map(([kind, list]) => [kind, list.replaceAll(/\d{4}/g, 'N$&')]),
    ),
  },
  hexLayers: {},
  sideLayers: {},
  wayLayers: {},
  places: [],
  marks: {},
};
