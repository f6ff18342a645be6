import type { HexId } from '@bocage/hex';
import type { Draft } from '../src/draft.ts';
import { allSeaSides } from '../src/edges.ts';
import type { OtherPlace, Recipe } from '../src/recipe.ts';
import { border, causeways, citiesAsTerrain, dropZones, seaSides, within } from './common.ts';
import { fitOf } from './fits.ts';

const COLUMNS = [10, 60] as const;

const oddColumns = (): string[] => {
  const omitted: string[] = [];
  for (let c = COLUMNS[0]; c <= COLUMNS[1]; c++) if (c % 2 === 1) omitted.push(`${c}28`);
  return omitted;
};

const GUN_LINE = 'design: six hexes from the coast between Utah and Sword, the reach of heavy naval guns';

const C_HEXES = '1200 1300 1400 1500 1600 1700 1800 1900 2000';
const W_HEXES = '2628 2727 2828';
// Where roads leave the map; 6028 is told. South: Saint-Hilaire, Mayenne, Couterne, Pré-en-Pail, Alençon;
// east: Pont-Audemer, Évreux, Orbec, Gacé, L'Aigle, Sées.
const S_HEXES = '3228 4428 4927 5428 6028';
const E_HEXES = '6000 6005 6010 6013 6018 6022';

const link = (box: string, hexes: string) => hexes.split(' ').map((hex) => [box, hex] as const);

/** Omaha, Utah …: the land hexes that are beaches (2.4). */
const BEACHES = [
  { name: 'Utah', army: 'US', hexes: '2403' },
  { name: 'Omaha', army: 'US', hexes: '3203 3303' },
  { name: 'Gold', army: 'British', hexes: '4003 4102' },
  { name: 'Juno', army: 'British', hexes: '4203 4302' },
  { name: 'Sword', army: 'British', hexes: '4603' },
] as const;

// Wave, its sea hex, the hex the chevron leads to, the beach. A 3rd wave goes to any hex of its beach.
const WAVES: readonly (readonly [number, string, string, string])[] = [
  [1, '2502', '2403', 'Utah'],
  [2, '2602', '2502', 'Utah'],
  [3, '2701', '2403', 'Utah'],
  [1, '3202', '3203', 'Omaha'],
  [2, '3201', '3202', 'Omaha'],
  [1, '3302', '3303', 'Omaha'],
  [2, '3301', '3302', 'Omaha'],
  [3, '3300', '3203 3303', 'Omaha'],
  [1, '3002', '3003', 'Pointe du Hoc'],
  [1, '4002', '4003', 'Gold'],
  [2, '4001', '4002', 'Gold'],
  [1, '4101', '4102', 'Gold'],
  [2, '4100', '4101', 'Gold'],
  [3, '4000', '4003 4102', 'Gold'],
  [1, '4202', '4203', 'Juno'],
  [2, '4201', '4202', 'Juno'],
  [1, '4301', '4302', 'Juno'],
  [2, '4300', '4301', 'Juno'],
  [3, '4200', '4203 4302', 'Juno'],
  [1, '4602', '4603', 'Sword'],
  [2, '4601', '4602', 'Sword'],
  [3, '4600', '4603', 'Sword'],
];

// Hexes with the strongpoint symbol beside the beaches and Pointe du Hoc: the great batteries, a port, the radar.
const STRONGPOINTS = [
  ['2101', 'Crisbecq battery'],
  ['2804', 'Maisy batteries'],
  ['3503', 'Port-en-Bessin'],
  ['3703', 'Longues battery'],
  ['4404', 'Douvres radar station'],
  ['4703', 'Riva-Bella battery'],
  ['4803', 'Merville battery and Franceville'],
] as const;

// Hexes with the symbol of the Ost battalions.
const OST = [
  ['2303', 'Georgian 795 at Turqueville'],
  ['2705', 'Ost 439 at Isigny'],
  ['4004', 'Ost 441 behind Meuvaines'],
  ['4804', 'Ost 642 at Amfréville'],
  ['5301', 'Ost 781 at Villers-sur-Mer'],
  ['1206', 'Ost 635 on the west coast'],
  ['1810', 'Ost 630 on the west coast'],
  ['2911', 'Ost 621 at Saint-Lô'],
] as const;

export const darkSummer: Recipe = {
  game: 'dark-summer',
  title: 'The Dark Summer: Normandy 1944',
  grid: {
    top: 'flat',
    order: 'column-row',
    columns: COLUMNS,
    rows: [0, 28],
    columnsFrom: 'west',
    rowsFrom: 'north',
    shifted: 'odd',
    shift: 'south',
    omit: oddColumns(),
    boxes: [
      'Cherbourg',
      'Brittany',
      'Eastern Exit',
      'US Airfields in England',
      'British Airfields in England',
    ],
    links: [
      ...link('Cherbourg', C_HEXES),
      ...link('Brittany', `${W_HEXES} ${S_HEXES}`),
      ...link('Eastern Exit', E_HEXES),
    ],
  },
  fit: fitOf('dark_summer'),
  shore: {
    atLeast: 42,
    land: `2403 3203 3303 4003 4102 4203 4302 4603 3304 5400 2228 ${C_HEXES} ${W_HEXES}`,
    why: 'rule 2.4, 8.1.2, 10.4: beaches and lettered hexes are land; elsewhere the greater part of the hex decides',
  },
  terrain: {
    title: 'Ground',
    source:
      'geography: woods of OpenStreetMap 2021; hedged and open country, floods of 1944 drawn by hand; shares of the hex decide (design)',
    rules: [
      {
        kind: 'flooded',
        atLeast: { flood: 45 },
        why: 'the floods of June 1944 filled the greater part of the hex',
      },
      { kind: 'forest', atLeast: { wood: 55 }, why: 'the great forests: Cerisy, Écouves, Andaine, Gouffern' },
      { kind: 'woods', atLeast: { wood: 27 }, why: 'woods that a regiment would notice at 3.6 km a hex' },
      { kind: 'clear', atLeast: { open: 50 }, why: 'the plain of Caen, Falaise and Argentan' },
      { kind: 'bocage', atLeast: { bocage: 50 }, why: 'hedged country' },
      { kind: 'bocage', below: { east: -1.4 }, why: 'Brittany, beyond the zones drawn, is hedged too' },
    ],
    otherwise: 'clear',
  },
  places: {
    city: `Caen`,
    town: `
      Valognes, Montebourg, Sainte-Mère-Église, Carentan, Isigny-sur-Mer, Bayeux, Saint-Lô, Périers,
      Lessay, La Haye-du-Puits, Coutances, Granville, Avranches, Mortain, Vire, Flers, Domfront,
      Falaise, Argentan, Lisieux, Alençon, Villers-Bocage, Caumont-l'Éventé, Condé-sur-Noireau,
      Thury-Harcourt, Villedieu-les-Poêles, Saint-Sauveur-le-Vicomte, Bricquebec, Barneville-Carteret,
      Cabourg, Troarn, Vimoutiers, Saint-Pierre-sur-Dives, Livarot, Pont-l'Évêque, La Ferté-Macé,
      Tinchebray, Torigni-sur-Vire, Aunay-sur-Odon, Marigny, Tilly-sur-Seulles, Deauville, Sourdeval,
      Brécey, Ducey`,
    village: `
      Pontaubault, Vierville-sur-Mer, Port-en-Bessin-Huppain, Arromanches-les-Bains,
      Courseulles-sur-Mer, Ouistreham, Ranville, Trévières, Chambois, Trun, Saint-Sever-Calvados,
      Canisy, Percy, Gavray, Portbail, Putanges-Pont-Écrepin, Briouze, Carrouges, Pré-en-Pail, Écouché,
      Bretteville-sur-Laize, Mézidon-Canon, Dozulé, Balleroy, Tessy-sur-Vire, Saint-Jean-de-Daye, Évrecy,
      Vassy, Barenton, Juvigny-le-Tertre, Le Bény-Bocage, Bréhal, Sartilly, Saint-Pois, Picauville,
      Athis-de-l'Orne, Clécy, Pont-d'Ouilly, Argences, Creully, Douvres-la-Délivrande,
      Sainte-Marie-du-Mont, Agon-Coutainville, Mortrée, Hambye`,
    others: [
      {
        name: 'Pointe du Hoc',
        kind: 'point',
        hex: '3003',
        at: [49.3955, -0.989],
        source: 'rule 2.4; geography: the cape, in the nearest hex that is land',
      },
      { name: 'Mont Pinçon', kind: 'point', at: [48.9711, -0.6285], source: 'geography: 362 m' },
      { name: 'Cote 112', kind: 'point', at: [49.1215, -0.465], source: 'geography: 112 m' },
      { name: 'Mont Castre', kind: 'point', at: [49.288, -1.4669], source: 'geography: 130 m' },
      { name: 'Mont Ormel', kind: 'point', at: [48.8461, 0.1441], source: 'geography: 263 m' },
      ...waterNames(),
      { name: 'Utah', kind: 'area', hex: '2403', at: [49.413, -1.193], source: 'rule 2.4' },
      { name: 'Omaha', kind: 'area', hex: '3303', at: [49.35, -0.85], source: 'rule 2.4' },
      { name: 'Gold', kind: 'area', hex: '4003', at: [49.333, -0.572], source: 'rule 2.4' },
      { name: 'Juno', kind: 'area', hex: '4203', at: [49.328, -0.47], source: 'rule 2.4' },
      { name: 'Sword', kind: 'area', hex: '4603', at: [49.285, -0.3], source: 'rule 2.4' },
    ],
    fixed: {
      Avranches: ['2726', 'rule 3.2.1'],
      Alençon: ['6028', 'rule 8.1.2, 10.4.4'],
      Cabourg: ['5003', 'geography: the hex south of the shore, 5002 is all sea'],
      'Barneville-Carteret': ['1206', 'geography: Barneville; Carteret is the cape in the sea hex 1106'],
    },
    spread: { Caen: '4505 4506 4606' },
    inLayer: ['city', 'town'],
    layerSource: 'rule 2.3: Caen is three city hexes; design: towns by their size in 1936',
  },
  water: {
    title: 'Rivers',
    source: 'geography: courses of OpenStreetMap laid on hexsides; major and minor by design',
    list: [
      { name: 'Orne', kind: 'major', to: 'sea', above: { at: [48.98, -0.47], kind: 'minor' } },
      {
        name: 'Vire',
        kind: 'major',
        to: 'sea',
        above: { at: [49.115, -1.09], kind: 'minor' },
        // The 501st west of the river has Isigny across it and one neighbour that is flooded; the others are open.
        via: '2606/2705 2705/2706',
      },
      { name: 'Douve', kind: 'major', to: 'sea', above: { at: [49.36, -1.45], kind: 'minor' } },
      { name: 'Dives', kind: 'major', to: 'sea', above: { at: [49.15, -0.1], kind: 'minor' } },
      { name: 'Sélune', kind: 'major', to: 'sea', above: { at: [48.6, -1.2], kind: 'minor' } },
      { name: 'Merderet', kind: 'minor', to: 'Douve', above: { at: [49.5, -1.46], kind: '' } },
      { name: 'Taute', kind: 'minor', to: 'Douve' },
      { name: 'Aure', kind: 'minor', to: 'Vire', also: ['Aure Inférieure'] },
      { name: 'Drôme', kind: 'minor', to: 'Aure' },
      { name: 'Seulles', kind: 'minor', to: 'sea' },
      { name: 'Odon', kind: 'minor', to: 'Orne' },
      { name: 'Laize', kind: 'minor', to: 'Orne' },
      { name: 'Noireau', kind: 'minor', to: 'Orne' },
      { name: 'Touques', kind: 'minor', to: 'sea' },
      { name: 'Vie', kind: 'minor', to: 'Dives' },
      // The haven of Regnéville lies north of that village, behind the spit of Agon.
      { name: 'Sienne', kind: 'minor', to: 'sea', via: '1915/1916 1816/1916' },
      // Both rivers of Avranches end in one estuary.
      { name: 'Sée', kind: 'minor', to: 'Sélune', via: '2526/2627' },
      { name: 'Ay', kind: 'minor', to: 'sea' },
      { name: 'Mayenne', kind: 'minor', to: 'edge' },
      { name: 'Varenne', kind: 'minor', to: 'edge' },
    ],
  },
  roads: {
    title: 'Roads',
    source: 'geography: roads of 1944 laid on the lines of OpenStreetMap',
    kinds: { major: 'major', minor: 'minor' },
  },
  finish(draft) {
    citiesAsTerrain(draft);
    causeways(draft, 'major');
    beaches(draft);
    defences(draft);
    airborne(draft);
    zones(draft);
  },
  derive(draft) {
    seaSides(draft, allSeaSides(draft), 'geography: hexsides that lie in an estuary or a bay');
  },
};

function beaches(draft: Draft): void {
  const layer = draft.hexLayer('beach', 'Beaches', 'rule 2.4');
  for (const { name, hexes } of BEACHES) {
    draft.put(layer, name.toLowerCase(), hexes);
    // 12.3: a beach counts as clear, whatever grows behind it.
    draft.put(draft.terrain, 'clear', hexes);
  }
  draft.mark(
    'beaches',
    'Beaches',
    'rule 2.4',
    BEACHES.map(({ name, army, hexes }) => ({ name, army, hexes })),
  );
  draft.mark(
    'waves',
    'Landing waves',
    'design: hexes off each beach; rule 8.1.3, 9.4: chevrons lead from the 1st wave to its hex, from the 2nd to the 1st, from the 3rd to the whole beach',
    WAVES.map(([wave, hex, to, beach]) => ({ wave, hex, to, beach })),
  );
}

function defences(draft: Draft): void {
  const source = 'design: rule 3.1 has the symbols; history: works and battalions of the coast';
  const forts = draft.hexLayer('fort', 'Strongpoints', source);
  const landings = WAVES.filter(([wave]) => wave === 1).map(([, , to]) => to);
  for (const hex of [...landings, ...STRONGPOINTS.map(([hex]) => hex)]) draft.put(forts, 'strongpoint', hex);
  draft.mark(
    'ost',
    'Ost battalions',
    source,
    OST.map(([hex, unit]) => ({ hex, label: 'Ost', unit })),
  );
  draft.mark('garrison', 'Strongpoints and Ost battalions of a box', source, [
    { hex: 'Cherbourg', strongpoints: 4, ost: 2 },
  ]);
}

function airborne(draft: Draft): void {
  draft.mark(
    'drop-zones',
    'Drop and landing zones',
    'history: zones of the airborne divisions',
    zonesByHex(draft),
  );
  draft.mark('airfields', 'Gliders in England and where they land', 'rule 2.1, 8.1.3', [
    { box: 'US Airfields in England', unit: '325/82', with: '82nd Airborne' },
    { box: 'British Airfields in England', unit: '6/6', hex: '4704' },
  ]);
  draft.mark('sections', 'Sections of the off-map boxes', 'rule 5.4, 5.5', [
    { box: 'Brittany', section: 'just-entered' },
    { box: 'Brittany', section: 'may-leave' },
    { box: 'Eastern Exit', section: 'allied' },
    { box: 'Eastern Exit', section: 'german' },
  ]);
}

// Zones that share a hex are one mark, called after the first.
function zonesByHex(draft: Draft): { name: string; hex: string; troops: string }[] {
  const zones = dropZones(draft);
  return [...new Set(zones.map(({ hex }) => hex))].map((hex) => {
    const here = zones.filter((zone) => zone.hex === hex).map(({ name }) => name);
    return { name: here[0]!.replace(/ [(/].*/, ''), hex, troops: here.join('; ') };
  });
}

// Names along the rivers and on the sea.
function waterNames(): OtherPlace[] {
  const names: [string, number, number][] = [
    ['Baie de la Seine', 49.43, -0.62],
    ['Baie des Veys', 49.385, -1.125],
    ['Golfe de Saint-Malo', 48.93, -1.85],
    ["l'Orne", 48.83, -0.37],
    ["l'Odon", 49.11, -0.56],
    ['la Vire', 48.97, -0.98],
    ['la Douve', 49.43, -1.5],
    ['la Taute', 49.22, -1.3],
    ["l'Aure", 49.32, -0.98],
    ['la Drôme', 49.21, -0.8],
    ['la Seulles', 49.25, -0.6],
    ['la Dives', 48.88, -0.03],
    ['la Touques', 49.24, 0.2],
    ['la Vie', 49.06, 0.1],
    ['la Sienne', 48.95, -1.42],
    ['la Sée', 48.72, -1.15],
    ['la Sélune', 48.6, -1],
    ['la Mayenne', 48.5, -0.35],
    ['la Varenne', 48.65, -0.63],
    ['le Noireau', 48.82, -0.6],
    ['la Laize', 49, -0.33],
  ];
  return names.map(([name, lat, lon]) => ({
    name,
    kind: 'water',
    at: [lat, lon],
    source: 'geography: OpenStreetMap',
  }));
}

function zones(draft: Draft): void {
  const { grid } = draft;
  const letter = draft.hexLayer('letter', 'Lettered hexes', 'rule 8.1.2, 10.4; S and E beyond 6028: design');
  draft.put(letter, 'C', C_HEXES);
  draft.put(letter, 'W', W_HEXES);
  draft.put(letter, 'S', S_HEXES);
  draft.put(letter, 'E', E_HEXES);
  draft.put(letter, '(E)', '5400');
  const zone = draft.hexLayer('zone', 'Operational zones', 'rule 15.0: US up to column 35, British from 36');
  for (const hex of grid.hexes) zone.kinds.set(hex, grid.column(hex) <= 35 ? 'us' : 'british');
  const boundary = draft.sideLayer('boundary', 'Operational boundary', 'rule 15.0');
  const column = (n: number) => (hex: HexId) => grid.column(hex) === n;
  border(draft, boundary, 'operational', column(35), column(36));
  const guns = draft.hexLayer('naval', 'Within reach of naval guns', GUN_LINE);
  const shore = draft.coast().filter((h) => grid.column(h) >= 24 && grid.column(h) <= 47 && grid.row(h) <= 5);
  const inside = new Set(within(draft, shore, 6).filter((h) => draft.isLand(h)));
  for (const hex of inside) guns.kinds.set(hex, 'inside');
  const line = draft.sideLayer('gun-line', 'Naval gun line', GUN_LINE);
  border(
    draft,
    line,
    'gun-line',
    (h) => inside.has(h),
    (h) => draft.isLand(h) && !inside.has(h),
  );
}
