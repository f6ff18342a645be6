import { readFileSync } from 'node:fs';
import { type HexId, makeGrid } from '@bocage/hex';
import { type Draft, words } from '../src/draft.ts';
import { affineThrough } from '../src/fitting.ts';
import type { Recipe } from '../src/recipe.ts';
import type { Fit } from '../src/sheet.ts';
import { border } from './common.ts';

type Entry = Readonly<Record<string, string | number | boolean>>;
type Lists = Readonly<Record<string, string>>;

/** What is printed on the board beside its ground: German positions with their fields of fire, landing boxes. */
interface Board {
  readonly positions: readonly Entry[];
  readonly boxes: readonly Entry[];
}

/** The ground as the board shows it, read hex by hex and hexside by hexside. */
interface Ground {
  /** A letter to a hex (see TERRAIN), from the inland edge to the sea, columns from the east. */
  readonly ground: readonly string[];
  /** The hexes that the water's edge runs through. */
  readonly tide: Lists;
  /** The hexes under water from that tide on. */
  readonly submerged: Lists;
  readonly obstacle: string;
  readonly draw: Lists;
  readonly mined: string;
  readonly exit: Lists;
  readonly sides: Readonly<Record<string, Lists>>;
  readonly roads: Readonly<Record<string, readonly string[]>>;
}

const read = (file: string) => JSON.parse(readFileSync(new URL(`data/${file}`, import.meta.url), 'utf8'));
const BOARD: Board = read('omaha-board.json');
const GROUND: Ground = read('omaha-ground.json');
const PUBLIC = 'public: pictures of the published board (github.com/ajmitc/ddob)';

const EVEN_ROWS = [2, 4, 6, 8, 10, 12, 14, 16, 18, 20];

// Rows are counted from the sea, columns from the east, and the sheet has the sea at its bottom: "west" and
// "south" are the left and the lower edge of the sheet here, true north lies below. A landing box leads over
// neighbouring hexes, 0508, 0608, 0709 and 0227, 0328, 0428: pointy-top, the even rows half a hex to the right.
const GRID = {
  top: 'pointy',
  order: 'row-column',
  columns: [1, 36],
  rows: [1, 20],
  columnsFrom: 'west',
  rowsFrom: 'south',
  shifted: 'even',
  shift: 'east',
  omit: [...EVEN_ROWS.map((row) => `${String(row).padStart(2, '0')}36`), '2001', '2002', '2034', '2035'],
} as const;

const TERRAIN: Readonly<Record<string, readonly [terrain: string, level: string]>> = {
  '^': ['high-ground', 'high-ground'],
  '%': ['bocage', 'high-ground'],
  w: ['woods', 'high-ground'],
  o: ['buildings', 'high-ground'],
  x: ['rough', 'high-ground'],
  v: ['draw', 'draw'],
  m: ['woods', 'draw'],
  n: ['buildings', 'draw'],
  '-': ['pavilion', 'pavilion'],
  u: ['buildings', 'pavilion'],
  ':': ['beach', 'beach'],
  '~': ['sea', 'sea'],
};

// Hexes whose place on the ground is known: the strongpoints, the exits and the villages.
const ANCHORS: readonly (readonly [hexes: string, lat: number, lon: number])[] = [
  ['0807', 49.35665, -0.83219],
  ['0809', 49.35938, -0.83886],
  ['0812 0912', 49.3599, -0.8475],
  ['0916', 49.36362, -0.86277],
  ['0817 0918', 49.36438, -0.86527],
  ['0821 0922', 49.37005, -0.87726],
  ['0723 0823', 49.36897, -0.88215],
  ['1222', 49.36212, -0.88255],
  ['0728', 49.37493, -0.89521],
  ['0629', 49.37777, -0.90146],
  ['0531 0631', 49.37931, -0.90312],
  ['0533', 49.38063, -0.90589],
  ['0630', 49.3792, -0.903],
  ['0822', 49.3704, -0.8803],
  ['0917', 49.365, -0.8637],
  ['0911', 49.3605, -0.8448],
  ['0808', 49.3585, -0.833],
  ['0930', 49.37455, -0.9041],
  ['1321', 49.35924, -0.88166],
  ['1409', 49.34886, -0.842],
  ['1533', 49.36445, -0.91778],
];

const grid = makeGrid(GRID);

/** The board laid on the ground. */
const FIT: Fit = {
  spec: { sx: 1, sy: 1, par: 0, sh: 0.5 },
  m: affineThrough(
    ANCHORS.map(([hexes, lat, lon]) => {
      const centres = words(hexes).map((name) => grid.find(name));
      const mean = (of: (h: HexId) => number): number =>
        centres.reduce((sum, h) => sum + of(h), 0) / centres.length;
      const u = mean((h) => grid.column(h) + (grid.row(h) % 2 === 0 ? 0.5 : 0));
      const v = mean((h) => (grid.row(h) * Math.sqrt(3)) / 2);
      return [[u, v] as const, [lon, lat] as const] as const;
    }),
  ),
};

export const omahaBeach: Recipe = {
  game: 'omaha-beach',
  title: 'D-Day at Omaha Beach',
  grid: GRID,
  fit: FIT,
  shore: { atLeast: 40, why: 'overruled by the board for every hex' },
  terrain: { title: 'Ground', source: PUBLIC, rules: [], otherwise: 'high-ground' },
  places: {
    village: 'Vierville-sur-Mer, Saint-Laurent-sur-Mer, Colleville-sur-Mer, Louvières',
    others: [
      { name: 'Le Grand Hameau', kind: 'village', hex: '1103', source: PUBLIC },
      { name: 'Cabourg', kind: 'village', hex: '1207', source: PUBLIC },
      { name: 'Les Moulins', kind: 'village', hex: '0923', at: [49.3697, -0.8809], source: PUBLIC },
      { name: 'Hamel-au-Prêtre', kind: 'village', hex: '0628', at: [49.377, -0.896], source: PUBLIC },
      { name: 'Vacqueville', kind: 'village', hex: '1528', source: PUBLIC },
      { name: 'D-1', kind: 'area', hex: '0630', at: [49.3792, -0.903], source: 'history: exit D-1' },
      { name: 'D-3', kind: 'area', hex: '0822', at: [49.3704, -0.8803], source: 'history: exit D-3' },
      { name: 'E-1', kind: 'area', hex: '0917', at: [49.365, -0.8637], source: 'history: exit E-1' },
      { name: 'E-3', kind: 'area', hex: '0911', at: [49.3605, -0.8448], source: 'history: exit E-3' },
      { name: 'F-1', kind: 'area', hex: '0808', at: [49.3585, -0.833], source: 'history: exit F-1' },
      { name: 'Charlie', kind: 'water', hex: '0132', source: PUBLIC },
      { name: 'Dog Green', kind: 'water', hex: '0128', source: PUBLIC },
      { name: 'Dog White', kind: 'water', hex: '0226', source: PUBLIC },
      { name: 'Dog Red', kind: 'water', hex: '0223', source: PUBLIC },
      { name: 'Easy Green', kind: 'water', hex: '0220', source: PUBLIC },
      { name: 'Easy Red', kind: 'water', hex: '0315', source: PUBLIC },
      { name: 'Fox Green', kind: 'water', hex: '0310', source: PUBLIC },
    ],
    fixed: {
      'Vierville-sur-Mer': ['0930', PUBLIC],
      'Saint-Laurent-sur-Mer': ['1321', PUBLIC],
      'Colleville-sur-Mer': ['1409', PUBLIC],
      Louvières: ['1533', PUBLIC],
    },
    inLayer: [],
    layerSource: PUBLIC,
  },
  finish(draft) {
    layGround(draft);
    layHeights(draft);
    layBeach(draft);
    laySides(draft);
    layWays(draft);
    laySectors(draft);
    draft.mark('positions', 'German positions and their fields of fire', PUBLIC, BOARD.positions);
    draft.mark('landing-boxes', 'Landing boxes, east to west', PUBLIC, BOARD.boxes);
    draft.mark('artillery', 'Artillery off the map and its observers', PUBLIC, ARTILLERY);
  },
};

const ARTILLERY: readonly Entry[] = [
  { unit: '1/1352', sector: 'east', calibre: 105, observers: 'WN60 WN61 WN62 A6' },
  { unit: '1 Flak', sector: 'east', calibre: 88, observers: 'WN64 WN65 WN67' },
  { unit: '1/1352', sector: 'west', calibre: 105, observers: 'WN66 WN68 D4' },
  { unit: '1 Flak', sector: 'west', calibre: 88, observers: 'WN70 WN71 WN72 G3' },
];

function layGround(draft: Draft): void {
  const level = draft.hexLayer('level', 'Beach, pavilion, draw or high ground', PUBLIC);
  GROUND.ground.forEach((line, i) => {
    const row = String(20 - i).padStart(2, '0');
    [...line].forEach((letter, k) => {
      if (letter === ' ') return;
      const [terrain, height] = TERRAIN[letter]!;
      const hex = draft.hex(`${row}${String(k + 1).padStart(2, '0')}`);
      draft.terrain.kinds.set(hex, terrain);
      if (terrain !== 'sea') level.kinds.set(hex, height);
    });
  });
}

// The heights measured here are too coarse for bluffs of 30 to 45 m above a beach 200 m off: the levels of the
// board set them right. A draw keeps half its height, so that it lies below the plateau and rises inland.
const HEIGHTS: Readonly<Record<string, (metres: number) => number>> = {
  beach: (metres) => Math.min(metres, 3),
  pavilion: () => 7,
  draw: (metres) => Math.min(Math.max(metres / 2, 10), 28),
  'high-ground': (metres) => Math.max(metres, 34 + metres / 6),
};

function layHeights(draft: Draft): void {
  const { height } = draft.samples;
  for (const [hex, level] of draft.hexLayers.get('level')!.kinds) height[hex] = HEIGHTS[level]!(height[hex]!);
}

function layBeach(draft: Draft): void {
  putAll(draft, 'tide', 'Waterline of each tide', GROUND.tide);
  putAll(draft, 'submerged', 'Under water from this tide on', GROUND.submerged);
  putAll(draft, 'obstacle', 'Beach obstacles', { obstacle: GROUND.obstacle });
}

function laySides(draft: Draft): void {
  for (const [name, kinds] of Object.entries(GROUND.sides)) {
    const layer = draft.sideLayer(name, SIDE_TITLES[name]!, PUBLIC);
    for (const [kind, sides] of Object.entries(kinds)) draft.putSides(layer, kind, sides);
  }
}

const SIDE_TITLES: Lists = {
  relief: 'Slopes, bluffs and cliffs',
  shore: 'Shingle and sea wall',
  works: 'Anti-tank ditches and walls',
  hedge: 'Hedges',
};

// Where two ways share a hexside the better one counts, but for mines: the lists stand in that order.
function layWays(draft: Draft): void {
  const layer = draft.wayLayer('road', 'Roads and trails', PUBLIC);
  for (const [kind, lists] of Object.entries(GROUND.roads)) {
    for (const list of lists) {
      const hexes = words(list);
      for (let i = 1; i < hexes.length; i++) {
        const side = draft.side(`${hexes[i - 1]}/${hexes[i]}`);
        if (!layer.kinds.has(side)) layer.kinds.set(side, kind);
      }
    }
  }
  putAll(draft, 'mined-road', 'Mined road hexes', { mined: GROUND.mined });
}

function laySectors(draft: Draft): void {
  const { grid } = draft;
  const source = `${PUBLIC}: east up to column 18, in odd rows 19`;
  const sector = draft.hexLayer('sector', 'East and west sector', source);
  for (const hex of grid.hexes) {
    // At sea the boundary passes between the landing boxes at 0318 and 0319.
    const last = grid.row(hex) > 3 && grid.row(hex) % 2 === 1 ? 19 : 18;
    sector.kinds.set(hex, grid.column(hex) <= last ? 'east' : 'west');
  }
  const boundary = draft.sideLayer('boundary', 'Sector boundary', PUBLIC);
  const inSector = (name: string) => (hex: HexId) => sector.kinds.get(hex) === name;
  border(draft, boundary, 'sector', inSector('east'), inSector('west'));
  putAll(draft, 'draw', 'Draws', GROUND.draw);
  putAll(draft, 'exit', 'Exit hexes', GROUND.exit);
}

function putAll(draft: Draft, name: string, title: string, kinds: Lists): void {
  const layer = draft.hexLayer(name, title, PUBLIC);
  for (const [kind, hexes] of Object.entries(kinds)) draft.put(layer, kind, hexes);
}
