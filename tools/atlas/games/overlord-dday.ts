import type { HexId } from '@bocage/hex';
import { type Draft, words } from '../src/draft.ts';
import { allSeaSides } from '../src/edges.ts';
import type { Recipe } from '../src/recipe.ts';
import { border, causeways, citiesAsTerrain, dropZones, seaSides } from './common.ts';
import { fitOf } from './fits.ts';

const EXAMPLE = 'rule 27.4, example of play';

// The landing hexes, those of Omaha and one of each Utah pair told. Utah is landed at in its intended hexes or, after
// the drift of 6 June, in its actual ones. The class of the defenders of Omaha is told by the value the example uses.
const BEACHES = [
  { name: 'Utah', landing: 'intended', arrow: 'Tare', hex: 'N2522', army: 'us', class: 'C', source: 'rule 27.1.5' },
  { name: 'Utah', landing: 'intended', arrow: 'Uncle', hex: 'N2622', army: 'us', class: 'C', source: 'design: beside it' },
  { name: 'Utah', landing: 'actual', arrow: 'Tare', hex: 'N2622', army: 'us', class: 'C', source: 'design: one hex on' },
  { name: 'Utah', landing: 'actual', arrow: 'Uncle', hex: 'N2723', army: 'us', class: 'C', source: 'rule 27.1.5' },
  { name: 'Omaha', arrow: 'Dog', hex: 'N2931', army: 'us', class: 'A', source: EXAMPLE },
  { name: 'Omaha', arrow: 'Easy', hex: 'N2932', army: 'us', class: 'A', source: EXAMPLE },
  { name: 'Omaha', arrow: 'Fox', hex: 'N3032', army: 'us', class: 'A', source: EXAMPLE },
  { name: 'Gold', arrow: 'Jig', hex: 'N3140', army: 'cw', class: 'B', source: 'design: Asnelles' },
  { name: 'Gold', arrow: 'King', hex: 'N3141', army: 'cw', class: 'B', source: 'design: Ver' },
  { name: 'Juno', arrow: 'Mike', hex: 'N3143', army: 'cw', class: 'B', source: 'design: off Courseulles' },
  { name: 'Juno', arrow: 'Nan', hex: 'N3144', army: 'cw', class: 'B', source: 'design: off Bernières' },
  { name: 'Sword', arrow: 'QueenWhite', hex: 'N3348', army: 'cw', class: 'B', source: 'design: off Hermanville' },
  { name: 'Sword', arrow: 'QueenRed', hex: 'N3448', army: 'cw', class: 'B', source: 'design: La Brèche' },
] as const;

// From which sea hex the arrow of each landing hex points.
const ARROWS: readonly (readonly [from: string, to: string])[] = [
  ['N2523', 'N2522'],
  ['N2623', 'N2622'],
  ['N2724', 'N2723'],
  ['N2831', 'N2931'],
  ['N2832', 'N2932'],
  ['N2933', 'N3032'],
  ['N3039', 'N3140'],
  ['N3040', 'N3141'],
  ['N3042', 'N3143'],
  ['N3043', 'N3144'],
  ['N3248', 'N3348'],
  ['N3349', 'N3448'],
];

// One nest to a hex. The rules tell the hexes of the first eight; the others stand where they stood or, where
// several works fall in one hex or on a landing hex, in the next free one.
const TOLD = `
  WN71/352 N2930, WN66/352 N3031, WN62/352 N3133, WN64/352 N3132, WNPointeDuHoc N2828, WNMerville N3551,
  WN18-14/716 N3549, WN5/709 N2723`;
const PLACED = `
  WN60/352 N3033, WN68/352 N3030, WNPortEnBessin N3135, WN81/352 N2826, WNMaisy N2926, WNLongues N3137,
  WN39/716 N3139, WN40/716 N3239, WN37/716 N3240, WN35/716 N3241, WN33/716 N3142, WN35b/716 N3341, WN31/716 N3243,
  WN28/716 N3244, WN27/716 N3245, WN21/716 N3347, WN20/716 N3447, WN17/716 N3548, WN8/716 N3449, WN5/716 N3550,
  WNHoulgate N3455, WNMontCanisy N3258, WNLeHavre N2260, WN8/709 N2621, WN10/709 N2421, WN4/709 N2722,
  WNBrecourt N2821, WNAzeville N2419, WNCrisbecq N2320, WNQuineville N2219, WNLaPernelle N1619`;

// Drop zones (DZ) and glider landing zones (LZ), each in its nearest hex that is fit for it.
const ZONES = [
  { name: 'DZ O', hex: 'N2618', division: '82', of: 'Sainte-Mère-Église' },
  { name: 'DZ T', hex: 'N2616', division: '82', of: 'Amfreville' },
  { name: 'DZ N', hex: 'N2816', division: '82', of: 'Picauville' },
  { name: 'LZ W', hex: 'N2819', division: '82', of: 'Les Forges', glider: true },
  { name: 'DZ A', hex: 'N2620', division: '101', of: 'Saint-Germain-de-Varreville' },
  { name: 'DZ C', hex: 'N2820', division: '101', of: 'Hiesville' },
  { name: 'DZ D', hex: 'N3020', division: '101', of: 'Angoville-au-Plain' },
  { name: 'DZ N', hex: 'N3749', division: '6', of: 'Ranville' },
  { name: 'DZ V', hex: 'N3651', division: '6', of: 'Varaville' },
  { name: 'DZ K', hex: 'N3950', division: '6', of: 'Touffréville' },
  { name: 'LZ W', hex: 'N3648', division: '6', of: 'Saint-Aubin-d’Arquenay', glider: true },
] as const;

// Land however little shore is in it: landing hexes, nests, and the start hexes that the rules tell.
const LAND = `${BEACHES.map((b) => b.hex).join(' ')} ${hexesIn(TOLD },${PLACED}`)} N3131 N3648 N3749 N4715 N4554`;

export const overlordDday: Recipe = {
  game: 'overlord-dday',
  title: 'Overlord: D-Day',
  grid: {
    top: 'pointy',
    order: 'row-column',
    columns: [1, 64],
    rows: [9, 50],
    columnsFrom: 'west',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'east',
    prefix: 'N',
    boxes: ['OMM 1-2', 'OMM 13', 'German Rail Reinforcements'],
  },
  fit: fitOf('overlord'),
  shore: {
    atLeast: 45,
    land: LAND,
    why: 'rule 27: beaches, strongpoints and start hexes are land; elsewhere nearly half the hex',
  },
  terrain: {
    title: 'Ground',
    source:
      'geography: woods of OpenStreetMap 2021; hedged and open country, floods of 1944 drawn by hand (design)',
    rules: [
      { kind: 'flooded', atLeast: { flood: 44 }, why: 'the floods of June 1944: half the hex or nearly' },
      {
        kind: 'mixed',
        atLeast: { wood: 30 },
        why: 'the list has no forest: woods and fields are mixed country',
      },
      { kind: 'clear', atLeast: { open: 60 }, why: 'the plain of Caen' },
      { kind: 'mixed', atLeast: { open: 20 }, why: 'the seam between plain and hedges' },
      {
        kind: 'mixed',
        below: { land: 97 },
        why: 'the shore: dunes, villages, fields; the example has Omaha mixed',
      },
      {
        kind: 'hedgerow',
        atLeast: { bocage: 60, marsh: 0 },
        below: { east: -0.75, north: 49.25, marsh: 40 },
        why: 'the thickest hedges, about Saint-Lô and Coutances',
      },
      { kind: 'bocage', atLeast: { bocage: 60 }, why: 'hedged country' },
    ],
    otherwise: 'mixed',
  },
  places: {
    city: 'Cherbourg-Octeville, Caen, Le Havre',
    town: `
      Valognes, Sainte-Mère-Église, Carentan, Isigny-sur-Mer, Bayeux, Saint-Lô, Périers, Lessay, La Haye-du-Puits,
      Coutances, Lisieux, Honfleur, Villers-Bocage, Caumont-l'Éventé, Cabourg, Troarn, Montebourg, Bricquebec,
      Saint-Sauveur-le-Vicomte, Barneville-Carteret, Pont-l'Évêque, Trouville-sur-Mer, Ouistreham,
      Port-en-Bessin-Huppain, Saint-Vaast-la-Hougue, Barfleur, Thury-Harcourt, Aunay-sur-Odon, Saint-Laurent-sur-Mer,
      Courseulles-sur-Mer, Saint-Pierre-Église, Torigni-sur-Vire, Dozulé`,
    village: `
      Vierville-sur-Mer, Colleville-sur-Mer, Arromanches-les-Bains, Asnelles, Ver-sur-Mer, Bernières-sur-Mer,
      Lion-sur-Mer, Ranville, Trévières, Merville-Franceville-Plage, Tilly-sur-Seulles, Marigny, Mézidon-Canon, Creully,
      Douvres-la-Délivrande, Quinéville, Picauville, Pont-Hébert, Balleroy, Le Molay-Littry, Sainte-Marie-du-Mont,
      Grandcamp-Maisy, Les Pieux, Beaumont-Hague, Portbail, Sainteny, Canisy, Bénouville, Évrecy, Varaville`,
    others: [
      { name: 'Pointe du Hoc', kind: 'point', hex: 'N2828', at: [49.3955, -0.989], source: 'rule 27.1.7' },
      { name: 'Merville Battery', kind: 'point', hex: 'N3551', at: [49.27, -0.1965], source: 'rule 27' },
      { name: 'La Madeleine', kind: 'point', hex: 'N2723', at: [49.4158, -1.1749], source: 'rule 27.1.5' },
    ],
    fixed: {
      'Saint-Laurent-sur-Mer': ['N3031', EXAMPLE],
      'Colleville-sur-Mer': ['N3133', EXAMPLE],
      'Vierville-sur-Mer': ['N2930', EXAMPLE],
    },
    spread: { 'Cherbourg-Octeville': 'N1510', Caen: 'N3946', 'Le Havre': 'N2461 N2361' },
    inLayer: ['city', 'town'],
    layerSource: 'rule 27.4: N3031 holds a town; design: the others by their size in 1936',
  },
  water: {
    title: 'Rivers',
    source: 'geography: courses of OpenStreetMap laid on hexsides; major and minor by design',
    list: [
      {
        name: 'Orne',
        kind: 'major',
        to: 'sea',
        via: 'N3648/N3749',
        above: { at: [48.98, -0.47], kind: 'minor' },
      },
      { name: 'Vire', kind: 'major', to: 'sea', above: { at: [49.115, -1.09], kind: 'minor' } },
      { name: 'Douve', kind: 'major', to: 'sea', above: { at: [49.36, -1.45], kind: 'minor' } },
      { name: 'Dives', kind: 'major', to: 'sea', above: { at: [49.15, -0.1], kind: 'minor' } },
      { name: 'Merderet', kind: 'minor', to: 'Douve' },
      { name: 'Taute', kind: 'minor', to: 'Douve' },
      { name: 'Aure', kind: 'minor', to: 'Vire', also: ['Aure Inférieure'] },
      { name: 'Drôme', kind: 'minor', to: 'Aure' },
      { name: 'Seulles', kind: 'minor', to: 'sea' },
      { name: 'Odon', kind: 'minor', to: 'Orne' },
      { name: 'Laize', kind: 'minor', to: 'Orne' },
      { name: 'Touques', kind: 'minor', to: 'sea' },
      { name: 'Sienne', kind: 'minor', to: 'sea' },
      { name: 'Soulles', kind: 'minor', to: 'Sienne' },
      { name: 'Ay', kind: 'minor', to: 'sea' },
      { name: 'Elle', kind: 'minor', to: 'Vire' },
      { name: 'Vie', kind: 'minor', to: 'Dives' },
    ],
  },
  roads: {
    title: 'Roads',
    source: 'geography: roads of 1944 laid on the lines of OpenStreetMap',
    kinds: { major: 'primary', minor: 'secondary' },
    through: [
      { hexes: 'N2932 N3031 N3131', kind: 'secondary', source: EXAMPLE },
      { hexes: 'N3648 N3749', kind: 'secondary', source: 'rule 27: the Orne bridge' },
    ],
  },
  rails: {
    title: 'Railways',
    source: 'geography: track of OpenStreetMap, in use in 1944',
    lines: [
      '49.15 0.25 - Lisieux - Mézidon-Canon - Caen - Bayeux - Le Molay-Littry - Lison - Carentan - Valognes - Cherbourg-Octeville',
      'Lison - Saint-Lô - Coutances',
      'Caen - Thury-Harcourt',
      "Lisieux - Pont-l'Évêque - Trouville-sur-Mer",
    ],
  },
  finish(draft) {
    citiesAsTerrain(draft);
    causeways(draft, 'primary');
    draft.put(draft.terrain, 'clear', 'N2828');
    draft.put(draft.terrain, 'mixed', 'N2930 N3031 N3133 N3132');
    beaches(draft);
    strongpoints(draft);
    armies(draft);
    draft.mark(
      'drop-zones',
      'Drop and landing zones',
      'history: zones of the airborne divisions',
      dropZones(draft),
    );
    draft.mark('starts', 'Start hexes of the independent units of the example', EXAMPLE, [
      { hex: 'N4715' },
      { hex: 'N4554' },
    ]);
  },
  derive(draft) {
    seaSides(draft, allSeaSides(draft), 'geography: hexsides that lie in an estuary or a bay');
  },
};

function beaches(draft: Draft): void {
  const layer = draft.hexLayer('beach', 'Landing beaches', 'rule 27.1.5, 27.4; Gold, Juno and Sword: design');
  for (const { name, hexes } of BEACHES) draft.put(layer, name.toLowerCase(), hexes);
  draft.mark(
    'beaches',
    'Landing beaches and their arrows',
    'rule 27.1.5, 27.4; Gold, Juno and Sword: design',
    BEACHES,
  );
}

function strongpoints(draft: Draft): void {
  const layer = draft.hexLayer(
    'fortification',
    'Resistance nests',
    'rule 27; history: the others where they stood',
  );
  const entries = TOLD.map(([name, hex, source]) => ({ name, hex, source }));
  const told = new Set(entries.map((e) => draft.hex(e.hex)));
  for (const { name, lat, lon } of draft.geo.forts) {
    const hex = nearestLand(draft, [lon, lat]);
    // At Omaha and Utah the rulebook tells what stands where.
    if (hex === undefined || told.has(hex) || (lon < -0.8 && lon > -0.95) || layer.kinds.has(hex)) continue;
    layer.kinds.set(hex, 'wn');
    entries.push({ name, hex: draft.grid.name(hex), source: 'history: coast defences' });
  }
  for (const hex of told) layer.kinds.set(hex, 'wn');
  draft.mark('strongpoints', 'Resistance nests and batteries', 'rule 27; history: coast defences', entries);
  const destroyer = draft.hexLayer('destroyer', 'Destroyer symbols', EXAMPLE);
  draft.put(destroyer, 'destroyer', 'N2930 N3031 N3133 N2828');
}

function nearestLand(draft: Draft, at: readonly [number, number]): HexId | undefined {
  const hex = draft.sheet.hexOf(at);
  if (hex < 0) return undefined;
  if (draft.isLand(hex)) return hex;
  const off = (h: HexId): number => draft.sheet.offCentre(at, h);
  return draft
    .around(hex)
    .filter((h) => draft.isLand(h))
    .sort((a, b) => off(a) - off(b))[0];
}

// From Port-en-Bessin, which is British, up the Drôme and past Caumont, which is American.
const ARMY_LINE = [
  [49.4, -0.775],
  [49.34, -0.775],
  [49.27, -0.79],
  [49.2, -0.77],
  [49.1, -0.77],
  [48.9, -0.78],
] as const;

function armies(draft: Draft): void {
  const source = 'rule 26.18.1; history: the line between First Army and Second Army (design)';
  const zone = draft.hexLayer('zone', 'Army zones', source);
  for (const hex of draft.grid.hexes) {
    const [lon, lat] = draft.sheet.centre(hex);
    zone.kinds.set(hex, lon < lineAt(lat) ? 'us' : 'cw');
  }
  draft.put(zone, 'cw', 'N3135');
  draft.put(zone, 'us', words('N3033 N3032 N3133 N3132').join(' '));
  const boundary = draft.sideLayer('boundary', 'Army boundary', source);
  border(
    draft,
    boundary,
    'army',
    (h) => zone.kinds.get(h) === 'us',
    (h) => zone.kinds.get(h) === 'cw',
  );
}

function lineAt(lat: number): number {
  const i = ARMY_LINE.findIndex(([at]) => at <= lat);
  if (i <= 0) return ARMY_LINE.at(i)![1];
  const [a, b] = [ARMY_LINE[i - 1]!, ARMY_LINE[i]!];
  return a[1] + ((lat - a[0]) / (b[0] - a[0])) * (b[1] - a[1]);
}
