import type { HexId } from '@bocage/hex';
import { type Draft, words } from '../src/draft.ts';
import type { Recipe } from '../src/recipe.ts';
import { pruneSpurs } from '../src/tidy.ts';
import { beachOf, border, citiesAsTerrain, dropZones } from './common.ts';
import { fitOf } from './fits.ts';

// The built-up Caen of 1944; 3005 is Vaucelles, beyond the Orne.
const CITY = '3005 3006 3105 3106 3107 3205 3206 3207 3306';

// Beach areas by columns, which run from east to west; the Commandos alone may land east of the Orne's mouth.
const AREAS = [
  { name: 'Sword', columns: [22, 30] },
  { name: 'Juno', columns: [34, 44] },
  { name: 'Gold', columns: [46, 58] },
  { name: 'Commando', columns: [10, 19] },
] as const;

// Cliffs without a beach: Saint-Côme to Longues, and the Vaches Noires beyond Houlgate.
const CLIFF_COLUMNS = [
  [55, 63],
  [1, 3],
] as const;

// Rock instead of sand below the high-water mark: the reefs of Luc and Langrune, the Roches de Ver off sector Love,
// and under the cliffs.
const SHALE_COLUMNS = [
  [31, 34],
  [45, 46],
  [58, 63],
  [1, 3],
] as const;

// Riva-Bella, Lion, Luc, Langrune, Saint-Aubin (two), Bernières (two), La Rivière and Le Hamel.
const WALLED = '2219 2821 3122 3323 3424 3524 3724 3825 4725 5325';

// The hexsides where a road crossed the Orne, the Canal de Caen or the Dives in June 1944.
const BRIDGES = `
  2213/2313 2313/2414 3005/3105
  0302/0402 0705/0805 0719/0820 0816/0915 1012/1111 1207/1306 1308/1408`;

// Ground from here on, in metres, is level 1 or level 2.
const LEVEL_1 = 40;
const LEVEL_2 = 75;

// Works that the list of history puts elsewhere than the rules or better knowledge do.
const MOVED_WORKS: Readonly<Record<string, string>> = {
  'Stp Douvres Douvres radar (Distelfink)': '3619',
};

export const montysDday: Recipe = {
  game: 'montys-dday',
  title: "Monty's D-Day",
  grid: {
    top: 'flat',
    order: 'column-row',
    columns: [1, 63],
    rows: [1, 35],
    columnsFrom: 'east',
    rowsFrom: 'south',
    shifted: 'odd',
    shift: 'north',
    boxes: ['Le Havre Battery'],
  },
  fit: fitOf('montys_dday'),
  shore: {
    atLeast: 30,
    land: '2313 2414 2213 5325 5025 5026 5122 5125 5225 3720 5018 5019',
    why: 'hexes that the rulebook names are land; elsewhere a hex with some ground above high water can be stood on',
  },
  terrain: {
    title: 'Ground',
    source:
      'geography: woods, marshes and tidal flats of OpenStreetMap 2021; design: beaches, flats and reefs by hexes',
    rules: [
      { kind: 'woods', atLeast: { wood: 40 }, why: 'woods over two fifths of 800 m' },
      {
        kind: 'swamp',
        atLeast: { marsh: 45 },
        why: 'the flooded valley of the Dives is its marsh of today, with the islands of Robehomme and Basseneville; marsh behind the shore and along the Orne',
      },
    ],
    otherwise: 'clear',
  },
  places: {
    city: 'Caen',
    town: `
      Arromanches-les-Bains, Asnelles, Ver-sur-Mer, Courseulles-sur-Mer, Bernières-sur-Mer, Lion-sur-Mer, Ouistreham,
      Ranville, Merville-Franceville-Plage, Troarn, Cabourg, Tilly-sur-Seulles, Douvres-la-Délivrande, Luc-sur-Mer,
      Langrune-sur-Mer, Saint-Aubin-sur-Mer, Hermanville-sur-Mer, Creully, Bénouville, Dives-sur-Mer, Houlgate,
      Colombelles, Mondeville, Giberville, Carpiquet, Bretteville-l'Orgueilleuse, Fleury-sur-Orne, Ifs, Dozulé,
      Colleville-Montgomery, Biéville-Beuville, Blainville-sur-Orne, Hérouvillette, Bavent, Varaville, Bény-sur-Mer,
      Thaon, Rots, Fontenay-le-Pesnel, Cheux, Verson, Cagny, Hérouville-Saint-Clair, Graye-sur-Mer, Ryes`,
    village: `
      Banville, Basly, Périers-sur-le-Dan, Crépon, Escoville, Bréville-les-Monts, Amfreville, Sallenelles,
      Robehomme, Cuverville, Démouville, Sannerville, Meuvaines, Bazenville, Villiers-le-Sec,
      Fontaine-Henry, Cairon, Authie, Buron, Cambes-en-Plaine, Épron, Mathieu, Anisy, Cresserons, Plumetot,
      Putot-en-Bessin, Audrieu, Saint-Manvieu-Norrey, Éterville, Secqueville-en-Bessin,
      Camilly, Reviers, Tailleville, Le Fresne-Camilly, Gonneville-en-Auge, Bures-sur-Dives, Touffréville,
      Saint-Aubin-d'Arquenay, Lébisey, Saint-Contest, Louvigny, Cormelles-le-Royal, Saint-Côme-de-Fresné,
      Longues-sur-Mer, Tracy-sur-Mer, Sommervieu, Sainte-Croix-sur-Mer, Colombiers-sur-Seulles, Amblie, Lantheuil,
      Coulombs, Martragny, Saint-Gabriel-Brécy, Vaux-sur-Seulles, Esquay-sur-Seulles, Norrey-en-Bessin, Le Mesnil-Patry,
      Cristot, Brouay, Carcagny, Sainte-Croix-Grand-Tonne, Juvigny-sur-Seulles, Lingèvres, Bucéels, Rauray, Mouen,
      Bretteville-sur-Odon, Longueval, Saint-Samson, Émiéville, Grentheville, Goustranville, Brucourt,
      Périers-en-Auge, Gonneville-sur-Mer, Basseneville, Hotot-en-Auge, Rosel, Villons-les-Buissons, Anguerny,
      Marcelet, Nonant, Magny-en-Bessin, Cully, Loucelles, Janville`,
    others: [
      {
        name: 'Pegasus Bridge',
        kind: 'point',
        hex: '2313',
        at: [49.2424, -0.2745],
        source: 'rule 6.3.4: the canal bridge between 2313 and 2414',
      },
      { name: 'Batterie de Merville', kind: 'point', at: [49.27, -0.1965], source: 'history: coast battery' },
      {
        name: 'Batterie de Longues',
        kind: 'point',
        at: [49.3436, -0.695],
        source: 'history: naval battery',
      },
      {
        name: 'Hillman',
        kind: 'point',
        at: [49.264, -0.311],
        source: 'history: headquarters of Regiment 736',
      },
      { name: 'Radar de Douvres', kind: 'point', at: [49.286, -0.406], source: 'history: radar station' },
      {
        name: "Abbaye d'Ardenne",
        kind: 'point',
        at: [49.1964, -0.4142],
        source: 'history: headquarters of SS-Regiment 25',
      },
      { name: 'La Rivière', kind: 'point', at: [49.3425, -0.5185], source: 'history: shore of Ver-sur-Mer' },
      { name: 'Riva-Bella', kind: 'point', at: [49.288, -0.258], source: 'history: shore of Ouistreham' },
      {
        name: "La Brèche d'Hermanville",
        kind: 'point',
        at: [49.2965, -0.308],
        source: 'history: shore of Hermanville',
      },
      { name: 'Petiville', kind: 'village', at: [49.2428, -0.1753], source: 'geography: OpenStreetMap' },
      { name: 'Bois de Bavent', kind: 'area', hex: '1609', source: 'geography: OpenStreetMap' },
      { name: 'Marais de la Dives', kind: 'area', hex: '1013', source: 'geography: OpenStreetMap' },
      { name: 'Gold', kind: 'water', hex: '5229', source: 'rule 5.1.1' },
      { name: 'Juno', kind: 'water', hex: '3928', source: 'rule 5.1.1' },
      { name: 'Sword', kind: 'water', hex: '2624', source: 'rule 5.1.1' },
      { name: 'Baie de la Seine', kind: 'water', hex: '3532', source: 'geography: OpenStreetMap' },
    ],
    spread: { Caen: CITY },
    fixed: {
      Asnelles: ['5325', 'rule 13.2: Le Hamel, its shore'],
      Ranville: ['2213', 'rule 6.3.4: the Orne bridge leads from 2213 to 2313'],
      Bénouville: ['2414', 'rule 6.3.4: the canal bridge leads from 2414 to 2313'],
    },
    inLayer: ['city', 'town'],
    layerSource: 'rule 18: Caen is a city of four hexes or more; design: towns by their size in 1936',
  },
  water: {
    title: 'Rivers, canal and streams',
    source:
      'geography: courses of OpenStreetMap laid on hexsides; rule 6.3.4: both bridges at Ranville and Bénouville',
    list: [
      { name: 'Orne', kind: 'river', to: 'sea', via: '2213/2313' },
      { name: 'Canal de Caen à la Mer', kind: 'canal', to: 'sea', via: '2313/2414' },
      { name: 'Dives', kind: 'river', to: 'sea' },
      { name: 'Seulles', kind: 'stream', to: 'sea' },
      { name: 'Mue', kind: 'stream', to: 'Seulles' },
      { name: 'Odon', kind: 'stream', to: 'Orne' },
      { name: 'Thue', kind: 'stream', to: 'Seulles' },
      { name: 'Muance', kind: 'stream', to: 'Dives' },
      { name: 'Dan', kind: 'stream', to: 'Canal de Caen à la Mer' },
      { name: 'Divette', kind: 'stream', to: 'Dives' },
      { name: 'Ancre', kind: 'stream', to: 'Dives' },
      { name: 'Vie', kind: 'stream', to: 'Dives' },
      { name: 'Laizon', kind: 'stream', to: 'Dives' },
    ],
  },
  roads: {
    title: 'Roads and trails',
    source: 'geography: roads of 1944 and country lanes on the lines of OpenStreetMap',
    kinds: {
      major: 'road',
      minor: 'road',
      'local primary': 'trail',
      'local secondary': 'trail',
      'local tertiary': 'trail',
    },
    // Laid by today's expressways on the wrong banks of the Orne.
    without: [
      'Caen - Bénouville - Ouistreham',
      'Caen - Saint-Martin-de-Fontenay - Laize-la-Ville - Thury-Harcourt - Condé-sur-Noireau - Flers - Domfront - Ambrières-les-Vallées - Mayenne',
    ],
    through: [
      { hexes: '2414 2313 2213', kind: 'road', source: 'rule 6.3.4' },
      {
        hexes: '3106 3007 2907 2908 2809 2810 2811 2711 2712 2613 2513 2414',
        kind: 'road',
        source: 'history: the road from Caen by Hérouville and Blainville to Bénouville',
      },
      {
        hexes: '3005 2905 2805 2705 2706 2607',
        kind: 'road',
        source: 'history: the road from Caen to Cabourg left by Vaucelles and Mondeville',
      },
      {
        hexes: '3104 3103 3102 3202 3301',
        kind: 'road',
        source: 'history: the road from Caen by Fleury to Thury-Harcourt, east of the Orne',
      },
      { hexes: '6104 6204 6304', kind: 'road', source: 'history: the road from Tilly to Balleroy' },
      { hexes: '3818 3819 3919 4020 4120', kind: 'trail', source: 'geography: Bény-sur-Mer' },
      { hexes: '5320 5321', kind: 'trail', source: 'geography: Bazenville' },
      { hexes: '3801 3701', kind: 'trail', source: 'geography: Éterville' },
      { hexes: '1807 1806', kind: 'trail', source: 'geography: Touffréville' },
      { hexes: '4519 4518', kind: 'trail', source: 'geography: Amblie' },
      { hexes: '5715 5714', kind: 'trail', source: 'geography: Vaux-sur-Seulles' },
      { hexes: '2402 2403', kind: 'trail', source: 'geography: Grentheville' },
      { hexes: '6021 6020 6019', kind: 'trail', source: 'geography: Magny-en-Bessin' },
      {
        hexes: '1408 1308 1208 1108',
        kind: 'trail',
        source: 'history: bridge of Bures, blown on 6 June',
      },
    ],
  },
  rails: {
    title: 'Railways',
    source: 'geography: track of OpenStreetMap, in use in 1944',
    lines: [
      'Caen - 49.1765 -0.349 - 49.163 -0.31 - 49.152 -0.285 - 49.1455 -0.262 - 49.1445 -0.245',
      'Caen - Carpiquet - 49.205 -0.51 - 49.214 -0.6 - 49.24 -0.685 - 49.247 -0.6895',
      'Caen - Douvres-la-Délivrande - Luc-sur-Mer - Saint-Aubin-sur-Mer - Courseulles-sur-Mer',
      '49.1765 -0.349 - 49.1735 -0.287 - 49.1735 -0.24 - Sannerville - Troarn - Bures-sur-Dives - 49.215 -0.13 - 49.223 -0.085',
      '49.147 -0.07 - 49.2 -0.06 - 49.216 -0.07 - 49.223 -0.085 - Dives-sur-Mer - Houlgate - 49.296 -0.035',
    ],
  },
  finish(draft) {
    breakBridges(draft);
    pruneSpurs(draft, draft.wayLayers.get('road')!, 'trail', 3);
    citiesAsTerrain(draft);
    shore(draft);
    levels(draft);
    forts(draft);
    artillery(draft);
    entries(draft);
    draft.mark(
      'drop-zones',
      'Drop and landing zones',
      'history: zones of the 6th Airborne Division',
      dropZones(draft),
    );
  },
  derive(draft) {
    landings(draft);
    eastBank(draft);
  },
};

type Columns = readonly [number, number];

const inColumns = (draft: Draft, hex: HexId, [first, last]: Columns): boolean =>
  draft.grid.column(hex) >= first && draft.grid.column(hex) <= last;

const inSome = (draft: Draft, hex: HexId, columns: readonly Columns[]): boolean =>
  columns.some((some) => inColumns(draft, hex, some));

// Lanes of today cross where nobody could in 1944: between Caen and the sea there were the two bridges of 6.3.4.
function breakBridges(draft: Draft): void {
  const road = draft.wayLayers.get('road')!;
  const bridges = new Set(words(BRIDGES).map((name) => draft.side(name)));
  for (const [side, water] of draft.sideLayers.get('water')!.kinds) {
    if (water !== 'stream' && !bridges.has(side as never)) road.kinds.delete(side);
  }
}

// Land on the sea is beach, except towns and under cliffs; what falls dry before it is tidal flat or shale.
function shore(draft: Draft): void {
  const { terrain } = draft;
  const town = draft.hexLayers.get('town')!;
  const coast = draft.coast();
  const wet = new Set(coast.flatMap((h) => draft.around(h)).filter((h) => draft.isSea(h)));
  for (const hex of coast) {
    if (town.kinds.has(hex) || inSome(draft, hex, CLIFF_COLUMNS)) continue;
    terrain.kinds.set(hex, draft.samples.land[hex]! < 60 ? 'tidal-beach' : 'beach');
  }
  for (const hex of wet) {
    terrain.kinds.set(hex, inSome(draft, hex, SHALE_COLUMNS) ? 'shale' : 'tidal-flat');
  }
  beachAreas(draft, [...coast, ...wet]);
  const works = draft.sideLayer('works', 'Sea walls', 'history: promenades of the seaside towns (design)');
  const walled = new Set(draft.hexes(WALLED));
  border(
    draft,
    works,
    'sea-wall',
    (h) => walled.has(h),
    (h) => wet.has(h),
  );
}

function beachAreas(draft: Draft, hexes: readonly HexId[]): void {
  const area = draft.hexLayer(
    'beach',
    'Beach areas',
    'rule 5.1.1: Sword, Juno and Gold; design: their columns, from the assault plan',
  );
  for (const { name, columns } of AREAS) {
    if (name === 'Commando') continue;
    for (const hex of hexes.filter((h) => inColumns(draft, h, columns))) {
      area.kinds.set(hex, name.toLowerCase());
    }
  }
  draft.mark(
    'beaches',
    'Beach areas',
    'rule 5.1.1, 5.3.4; design: columns; the Commandos’ sector shares the sea and the mines of Sword',
    AREAS.map(({ name, columns }) => ({
      name,
      area: name === 'Commando' ? 'sword' : name.toLowerCase(),
      commandosOnly: name === 'Commando',
      firstColumn: columns[0],
      lastColumn: columns[1],
    })),
  );
  draft.mark(
    'sectors',
    'Sectors of the beaches',
    'history: assault plan',
    ['Gold', 'Juno', 'Sword'].flatMap((name) =>
      beachOf(draft, name).sectors.flatMap((s) => {
        const [from, to] = [draft.sheet.hexOf([s.from[1], s.from[0]]), draft.sheet.hexOf([s.to[1], s.to[0]])];
        return from < 0 || to < 0
          ? []
          : [{ name: s.name, beach: name, from: draft.grid.name(from), to: draft.grid.name(to) }];
      }),
    ),
  );
}

// 5.3: off each column of an area whose outermost flat is no reef lies one light-blue hex. Units land straight south
// of it, on the flat, or at High tide on the first dry hex behind it if that is beach or clear and not walled.
function landings(draft: Draft): void {
  const placement = draft.hexLayer(
    'placement',
    'Invasion placement hexes',
    'rule 5.3; design: the sea hex north of the outermost tidal hex of each column',
  );
  for (const { name, columns } of AREAS) {
    const flats = draft.grid.hexes.filter(
      (h) => inColumns(draft, h, columns) && draft.terrain.kinds.get(h) === 'tidal-flat',
    );
    for (const flat of flats) {
      const sea = draft.grid.neighbour(flat, 0);
      if (!draft.isSea(sea)) continue;
      placement.kinds.set(sea, name.toLowerCase());
      draft.mark(
        'landings',
        'Where units land',
        'rule 5.3.2, 6.3.5; design: at High tide the hex behind the flooded flat',
        [
          {
            hex: draft.grid.name(sea),
            to: draft.grid.name(flat),
            area: name.toLowerCase(),
            ...highLanding(draft, flat),
          },
        ],
      );
    }
  }
}

function highLanding(draft: Draft, flat: HexId): { high?: string } {
  let [north, hex] = [flat, draft.grid.neighbour(flat, 3)];
  while (draft.terrain.kinds.get(hex) === 'tidal-flat') [north, hex] = [hex, draft.grid.neighbour(hex, 3)];
  const open = words('beach tidal-beach clear').includes(draft.terrain.kinds.get(hex)!);
  const walled = draft.sideLayers.get('works')!.kinds.has(draft.grid.sideBetween(north, hex));
  const town = draft.hexLayers.get('town')!.kinds.has(hex);
  return open && !walled && !town ? { high: draft.grid.name(hex) } : {};
}

// Low ground is level 0 whatever lies beneath it; 3720 is a summit of level 2, with slopes of level 1 about it.
function levels(draft: Draft): void {
  const layer = draft.hexLayer(
    'elevation',
    'Hill levels',
    'geography: 40 and 75 m, so that the Périers, Bréville and Meuvaines ridges stand out of the plain; rule 13.1: 3720 is level 2',
  );
  const low = words('sea beach tidal-beach tidal-flat shale swamp');
  for (const hex of draft.grid.hexes) {
    const height = draft.samples.height[hex]!;
    if (low.includes(draft.terrain.kinds.get(hex)!) || height < LEVEL_1) continue;
    layer.kinds.set(hex, height < LEVEL_2 ? 'level-1' : 'level-2');
  }
  // A lone hex a few metres above its neighbours is the height model's, not the ground's.
  for (const hex of [...layer.kinds.keys()] as HexId[]) {
    if (!draft.around(hex).some((n) => layer.kinds.has(n))) layer.kinds.delete(hex);
  }
  const summit = draft.hex('3720');
  layer.kinds.set(summit, 'level-2');
  for (const hex of draft.around(summit)) if (!layer.kinds.has(hex)) layer.kinds.set(hex, 'level-1');
}

function forts(draft: Draft): void {
  const layer = draft.hexLayer(
    'fortification',
    'Strongpoints and resistance nests',
    'rule 13.1: strongpoint 3720; rule 13.2: resistance nest 5325; rule 13.3.6: 5122, 5125, 5225, 5026; history: the others',
  );
  for (const { name, type, lat, lon } of draft.geo.forts) {
    if (draft.sheet.hexOf([lon, lat]) < 0) continue;
    const moved = MOVED_WORKS[name];
    const hex = moved ? draft.hex(moved) : dryHex(draft, [lon, lat]);
    const strong = type.startsWith('Stp');
    if (strong || !layer.kinds.has(hex)) layer.kinds.set(hex, strong ? 'strongpoint' : 'resistance-nest');
    draft.mark('forts', 'German works', 'history: coast defences', [
      { name, hex: draft.grid.name(hex), type },
    ]);
  }
  draft.put(layer, 'resistance-nest', '5122 5125 5225 5026 5325');
  draft.put(layer, 'strongpoint', '3720');
  draft.mark('forts', 'German works', 'history: coast defences', [
    { name: 'Tailleville (headquarters of II/736)', hex: '3720', type: 'Stp' },
  ]);
}

// Covered by the sea at High tide.
const isWet = (draft: Draft, hex: HexId): boolean =>
  words('sea tidal-flat shale').includes(draft.terrain.kinds.get(hex)!);

// Works on the water's edge belong to the nearest hex that the tide leaves alone.
function dryHex(draft: Draft, at: readonly [number, number]): HexId {
  const dry = draft.grid.hexes.filter((h) => !isWet(draft, h));
  const off = (h: HexId): number => draft.sheet.offCentre(at, h);
  return dry.reduce((best, h) => (off(h) < off(best) ? h : best));
}

// 14.1: guns that never move; facing 0 is north.
function artillery(draft: Draft): void {
  const at = (name: string): string => {
    const work = draft.marks.get('forts')!.entries.find((e) => String(e.name).includes(name));
    if (!work) throw new RangeError(`no work ${name}`);
    return String(work.hex);
  };
  draft.mark('coast-artillery', 'Coast artillery', 'history: batteries on the map; design: facing', [
    { hex: at('Merville'), battery: 'Merville', guns: '4 x 100 mm', facing: 5 },
    { hex: at('Stp08'), battery: 'Riva-Bella', guns: '6 x 155 mm', facing: 0 },
    { hex: at('water tower'), battery: 'Ouistreham', guns: '4 x 155 mm', facing: 0 },
    { hex: at('WN16'), battery: 'Colleville', guns: '4 x 100 mm', facing: 0 },
    { hex: at('WN35a'), battery: 'Mont-Fleury', guns: '4 x 122 mm', facing: 0 },
    { hex: at('Mare Fontaine'), battery: 'Mare-Fontaine', guns: '4 x 100 mm', facing: 0 },
    { hex: at('WN35b'), battery: 'Crépon', guns: '4 x 100 mm', facing: 0 },
    { hex: at('Longues'), battery: 'Longues', guns: '4 x 150 mm', facing: 1 },
    { hex: at('Houlgate'), battery: 'Houlgate', guns: '6 x 155 mm', facing: 5 },
    { box: 'Le Havre Battery', battery: 'Le Havre', guns: '3 x 170 mm', strength: 15 },
  ]);
}

// German reinforcements come by the roads of the map's edges, lettered from the west round by the south to the east.
function entries(draft: Draft): void {
  draft.mark(
    'entries',
    'Entry hexes of German reinforcements',
    'design: roads of the map’s edges; history: where each division came from',
    [
      { letter: 'A', hex: '6316', edge: 'west', road: 'Bayeux', formations: '352' },
      { letter: 'B', hex: '6304', edge: 'west', road: 'Balleroy', formations: 'Lehr' },
      { letter: 'C', hex: '5601', edge: 'south', road: 'Villers-Bocage to Tilly', formations: 'Lehr' },
      { letter: 'D', hex: '4401', edge: 'south', road: 'Villers-Bocage to Caen', formations: 'Lehr 12SS' },
      { letter: 'E', hex: '3701', edge: 'south', road: 'Évrecy', formations: '12SS' },
      { letter: 'F', hex: '3301', edge: 'south', road: 'Thury-Harcourt', formations: '12SS 21' },
      { letter: 'G', hex: '3101', edge: 'south', road: 'Falaise', formations: '21 12SS' },
      { letter: 'H', hex: '2601', edge: 'south', road: 'Saint-Pierre-sur-Dives', formations: '21 12SS' },
      { letter: 'I', hex: '2001', edge: 'south', road: 'Lisieux', formations: '21 12SS' },
      { letter: 'J', hex: '1301', edge: 'south', road: 'Argences', formations: '21' },
      { letter: 'K', hex: '0112', edge: 'east', road: 'Pont-l’Évêque', formations: '12SS 346' },
      { letter: 'L', hex: '0121', edge: 'east', road: 'Deauville', formations: '711' },
    ],
  );
}

// 18.1: for Sword the ground east of the canal does not count; above Caen the Orne goes on with that line.
function eastBank(draft: Draft): void {
  const { grid } = draft;
  const layer = draft.hexLayer(
    'bank',
    'East bank',
    'rule 18.1: beyond the Canal de Caen; design: above Caen, beyond the Orne',
  );
  const water = draft.sideLayers.get('water')!.kinds;
  const basin = draft.side('3006/3105'); // from the head of the canal to the Orne
  const shut = (a: HexId, b: HexId): boolean => {
    const side = grid.sideBetween(a, b);
    const orne = water.get(side) === 'river' && Math.min(grid.column(a), grid.column(b)) >= 30;
    return side === basin || water.get(side) === 'canal' || orne;
  };
  const queue = draft.hexes('2213 2313');
  for (const hex of queue) layer.kinds.set(hex, 'east');
  for (let hex = queue.pop(); hex !== undefined; hex = queue.pop()) {
    for (const next of draft.around(hex)) {
      if (layer.kinds.has(next) || isWet(draft, next) || shut(hex, next)) continue;
      layer.kinds.set(next, 'east');
      queue.push(next);
    }
  }
}
