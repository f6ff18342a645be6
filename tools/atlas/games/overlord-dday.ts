import type { HexId } from '@bocage/hex';
import type { Draft } from '../src/draft.ts';
import { allSeaSides } from '../src/edges.ts';
import type { LonLat } from '../src/projection.ts';
import type { OtherPlace, Recipe } from '../src/recipe.ts';
import { border, citiesAsTerrain, seaSides } from './common.ts';
import { fitOf } from './fits.ts';

const EXAMPLE = 'rule 27.4, example of play';

// The army of each beach and the class of its defenders; Omaha's is told by the value that the example uses.
const SECTORS = {
  Utah: { army: 'us', class: 'C' },
  Omaha: { army: 'us', class: 'A' },
  Gold: { army: 'cw', class: 'B' },
  Juno: { army: 'cw', class: 'B' },
  Sword: { army: 'cw', class: 'B' },
} as const;

// The landing hexes, those of Omaha and one of each Utah pair told. Utah is landed at in its intended hexes or, after
// the drift of 6 June, in its actual ones.
const LANDINGS: readonly (readonly [keyof typeof SECTORS, arrow: string, hex: string, source: string])[] = [
  ['Utah', 'Tare', 'N2522', 'rule 27.1.5: intended'],
  ['Utah', 'Uncle', 'N2622', 'design: intended, beside it'],
  ['Utah', 'Tare', 'N2622', 'design: actual, one hex on'],
  ['Utah', 'Uncle', 'N2723', 'rule 27.1.5: actual'],
  ['Omaha', 'Dog', 'N2931', EXAMPLE],
  ['Omaha', 'Easy', 'N2932', EXAMPLE],
  ['Omaha', 'Fox', 'N3032', EXAMPLE],
  ['Gold', 'Jig', 'N3140', 'design: Asnelles'],
  ['Gold', 'King', 'N3141', 'design: Ver'],
  ['Juno', 'Mike', 'N3143', 'design: off Courseulles'],
  ['Juno', 'Nan', 'N3144', 'design: off Bernières'],
  ['Sword', 'QueenWhite', 'N3348', 'design: off Hermanville'],
  ['Sword', 'QueenRed', 'N3448', 'design: La Brèche'],
];

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

// Where the roads of the east edge lead in from box 13.
const ENTRIES = ['N3464', 'N4264', 'N4364', 'N4964'];

// Land however little shore is in it: landing hexes, nests, and the start hexes that the rules tell.
const LAND = [
  ...LANDINGS.map(([, , hex]) => hex),
  ...nestsIn(`${TOLD},${PLACED}`).map(({ hex }) => hex),
  'N3131 N3648 N3749 N4715 N4554',
].join(' ');

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
    links: [['OMM 1-2', 'OMM 13'], ...ENTRIES.map((hex) => ['OMM 13', hex] as const)],
  },
  fit: fitOf('overlord'),
  shore: {
    atLeast: 45,
    land: LAND,
    why: 'rule 27: landing hexes, nests and start hexes are land; elsewhere nearly half the hex',
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
        atLeast: { bocage: 60 },
        why: 'hedged country; THICK below makes bocage of its heart',
      },
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
      Courseulles-sur-Mer, Saint-Pierre-Église, Torigni-sur-Vire, Dozulé, Trévières, Creully, Douvres-la-Délivrande,
      Ranville, Tilly-sur-Seulles, Arromanches-les-Bains, Saint-Pierre-sur-Dives, Livarot, Montivilliers`,
    village: `
      Vierville-sur-Mer, Colleville-sur-Mer, Asnelles, Ver-sur-Mer, Bernières-sur-Mer, Lion-sur-Mer,
      Merville-Franceville-Plage, Marigny, Mézidon-Canon, Quinéville, Picauville, Pont-Hébert, Balleroy,
      Le Molay-Littry, Sainte-Marie-du-Mont, Grandcamp-Maisy, Les Pieux, Beaumont-Hague, Portbail, Sainteny, Canisy,
      Bénouville, Évrecy, Varaville, Carpiquet, Chef-du-Pont, Saint-Côme-du-Mont, Saint-Martin-de-Varreville,
      Ravenoville, Saint-Aubin-sur-Mer, Longues-sur-Mer, Formigny, La Cambe,
      Bavent, Houlgate, Argences, Bretteville-l'Orgueilleuse, Bretteville-sur-Laize, Lison, Saint-Jean-de-Daye,
      Baupte, Orglandes, Quettehou, Sottevast, Cagny, Cheux, Saint-Sauveur-Lendelin, Villers-sur-Mer`,
    others: [
      { name: 'Saint-Marcouf', kind: 'village', at: [49.4734, -1.2899], source: 'geography: OpenStreetMap' },
      {
        name: 'Amfreville',
        kind: 'village',
        hex: 'N2716',
        at: [49.4103, -1.3919],
        source: 'geography: west of the flood',
      },
      { name: 'Pointe du Hoc', kind: 'point', hex: 'N2828', at: [49.3955, -0.989], source: 'rule 27.1.7' },
      {
        name: 'Batterie de Merville',
        kind: 'point',
        hex: 'N3551',
        at: [49.27, -0.1965],
        source: 'rule 27.1.2',
      },
      { name: 'La Madeleine', kind: 'point', hex: 'N2723', at: [49.4158, -1.1749], source: 'rule 27.1.5' },
      { name: 'Cote 112', kind: 'point', at: [49.118, -0.472], source: 'geography: 112 m' },
      { name: 'Mont Castre', kind: 'point', at: [49.288, -1.4669], source: 'geography: 130 m' },
      { name: 'Forêt de Cerisy', kind: 'area', at: [49.195, -0.87], source: 'geography: OpenStreetMap' },
      ...waters(
        'Orne N4744, Vire N3925, Douve N2211, Merderet N2416, Taute N3719, Aure N3228, Drôme N4131, Seulles N3938',
      ),
      ...waters('Odon N4541, Laize N4747, Dives N4756, Touques N3461, Vie N4758, Sienne N4812, Ay N3613'),
      ...waters('Baie de Seine N2444, Baie des Veys N2724, La Manche N4008, Estuaire de la Seine N2762'),
    ],
    fixed: {
      'Saint-Laurent-sur-Mer': ['N3031', EXAMPLE],
      'Colleville-sur-Mer': ['N3133', EXAMPLE],
      'Vierville-sur-Mer': ['N2930', EXAMPLE],
    },
    spread: { 'Cherbourg-Octeville': 'N1510', Caen: 'N3946', 'Le Havre': 'N2461 N2361' },
    inLayer: ['city', 'town'],
    layerSource:
      'rule 27.4: N3031 holds a town; design: the others by their size in 1936 and their weight on 6 June',
  },
  water: {
    title: 'Rivers',
    source: 'geography: courses of OpenStreetMap laid on hexsides; major, minor and stream by design',
    list: [
      {
        name: 'Orne',
        kind: 'major',
        to: 'sea',
        // The bridge; and the mouth, with Franceville and its nest in N3550 on the right bank.
        via: 'N3648/N3749 N3549/N3550',
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
      { name: 'Sèves', kind: 'stream', to: 'Douve' },
      { name: 'Scye', kind: 'stream', to: 'Douve' },
      { name: 'Lozon', kind: 'stream', to: 'Taute' },
      { name: 'Terrette', kind: 'stream', to: 'Taute' },
      { name: 'Saire', kind: 'stream', to: 'sea' },
      { name: 'Sinope', kind: 'stream', to: 'sea' },
      { name: 'Divette', kind: 'stream', to: 'sea' },
      { name: 'Esque', kind: 'stream', to: 'Aure' },
      { name: 'Tortonne', kind: 'stream', to: 'Aure' },
      { name: 'Thue', kind: 'stream', to: 'Seulles' },
      { name: 'Mue', kind: 'stream', to: 'Seulles' },
      { name: 'Muance', kind: 'stream', to: 'Dives' },
      { name: 'Laizon', kind: 'stream', to: 'Dives' },
      { name: 'Calonne', kind: 'stream', to: 'Touques' },
      { name: 'Orbiquet', kind: 'stream', to: 'Touques' },
    ],
  },
  roads: {
    title: 'Roads',
    source: 'geography: roads of 1944 laid on the lines of OpenStreetMap',
    kinds: { major: 'primary', minor: 'secondary' },
    through: [
      { hexes: 'N2932 N3031 N3131', kind: 'secondary', source: EXAMPLE },
      { hexes: 'N3648 N3749', kind: 'secondary', source: 'rule 27.1.3: the Orne bridge' },
      { hexes: 'N2818 N2817 N2816', kind: 'secondary', source: 'history: the causeway of Chef-du-Pont' },
      { hexes: 'N2723 N2722 N2821', kind: 'secondary', source: 'history: exit 2 of Utah' },
      { hexes: 'N3652 N3653', kind: 'secondary', source: 'history: the bridge of Varaville' },
      { hexes: 'N3752 N3753 N3754', kind: 'secondary', source: 'history: the bridge of Robehomme' },
      { hexes: 'N3952 N3852 N3853', kind: 'secondary', source: 'history: the bridge of Bures' },
      { hexes: 'N2622 N2621', kind: 'secondary', source: 'history: exits 3 and 4 of Utah' },
    ],
  },
  rails: {
    title: 'Railways',
    source: 'geography: track of OpenStreetMap, in use in 1944',
    lines: [
      '49.15 0.25 - Lisieux - Mézidon-Canon - Caen - Bayeux - Le Molay-Littry - Lison - Carentan - Valognes - Sottevast - Cherbourg-Octeville',
      'Lison - Saint-Lô - Coutances',
      'Coutances - Périers - Lessay - La Haye-du-Puits - Saint-Sauveur-le-Vicomte - Bricquebec - Sottevast',
      'Carentan - Baupte - La Haye-du-Puits - Barneville-Carteret',
      'Caen - Thury-Harcourt',
      'Mézidon-Canon - Saint-Pierre-sur-Dives',
      "Lisieux - Pont-l'Évêque - Trouville-sur-Mer",
      "Pont-l'Évêque - Honfleur",
      'Mézidon-Canon - Dozulé - Cabourg - Trouville-sur-Mer',
      'Le Havre - 49.53 0.24',
    ],
  },
  finish(draft) {
    thicken(draft);
    dryPlaces(draft);
    citiesAsTerrain(draft);
    draft.put(draft.terrain, 'clear', 'N2828');
    draft.put(draft.terrain, 'mixed', 'N2930 N3031 N3133 N3132');
    beaches(draft);
    strongpoints(draft);
    armies(draft);
    draft.mark(
      'drop-zones',
      'Drop and landing zones',
      'history: zones of the airborne divisions; design: the nearest hex where gliders may land',
      ZONES,
    );
    draft.mark('starts', 'Start hexes of independent units', 'rule Field Guide: two samples', [
      { hex: 'N4715' },
      { hex: 'N4554' },
    ]);
  },
  derive(draft) {
    seaSides(draft, allSeaSides(draft), 'geography: hexsides that lie in an estuary or a bay');
    // Streams do not hinder movement (27.2.5): what leads over them is no bridge.
    const water = draft.sideLayers.get('water')!;
    const bridges = draft.wayLayers.get('bridge')!;
    for (const side of [...bridges.kinds.keys()])
      if (water.kinds.get(side) === 'stream') bridges.kinds.delete(side);
  },
};

// Bocage is the thicker ground, hedgerow the thinner: gliders may land in the one and not in the other (27.3.1).
// Thick about Saint-Lô, Coutances, Caumont and Villers, and up the middle of the Cotentin by La Haye and Bricquebec;
// thin in the Bessin, the east of the Cotentin, La Hague, the Val de Saire and the Pays d'Auge.
const THICK: readonly LonLat[] = [
  [-1.5, 48.8],
  [-1.5, 49.12],
  [-1.57, 49.22],
  [-1.62, 49.34],
  [-1.72, 49.45],
  [-1.77, 49.55],
  [-1.62, 49.59],
  [-1.5, 49.56],
  [-1.45, 49.5],
  [-1.48, 49.4],
  [-1.44, 49.33],
  [-1.36, 49.29],
  [-1.27, 49.285],
  [-1.16, 49.255],
  [-1.05, 49.235],
  [-0.95, 49.215],
  [-0.84, 49.2],
  [-0.72, 49.17],
  [-0.64, 49.12],
  [-0.56, 49.05],
  [-0.44, 48.96],
  [-0.42, 48.8],
];

function thicken(draft: Draft): void {
  for (const [id, kind] of draft.terrain.kinds) {
    const thick = kind === 'hedgerow' && isInside(draft.sheet.centre(id as HexId), THICK);
    if (thick) draft.terrain.kinds.set(id, 'bocage');
  }
}

function isInside([x, y]: LonLat, ring: readonly LonLat[]): boolean {
  let inside = false;
  ring.forEach(([bx, by], i) => {
    const [ax, ay] = ring.at(i - 1)!;
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

// Towns and villages stand above the floods; roads cross them on causeways, which need no dry hex.
function dryPlaces(draft: Draft): void {
  const settled = draft.places.filter((p) => ['city', 'town', 'village'].includes(p.kind));
  for (const hex of settled.map((p) => draft.hex(p.hex))) {
    if (draft.terrain.kinds.get(hex) === 'flooded') draft.terrain.kinds.set(hex, 'mixed');
  }
}

function beaches(draft: Draft): void {
  const source = 'rule 27.1.5, 27.4; Gold, Juno and Sword: design';
  const layer = draft.hexLayer('beach', 'Landing beaches', source);
  for (const [name, , hex] of LANDINGS) {
    draft.put(layer, name.toLowerCase(), hex);
    draft.put(draft.terrain, 'beach', hex);
  }
  draft.mark(
    'beaches',
    'Landing hexes, army and class of resistance',
    source,
    LANDINGS.map(([name, arrow, hex, told]) => ({ name, arrow, hex, ...SECTORS[name], source: told })),
  );
  const nameAt = new Map(LANDINGS.map(([name, , hex]) => [hex, name]));
  draft.mark(
    'approaches',
    'Landing arrows',
    'rule 27.1.5: arrows lead to the landing hexes; design: from which sea hex',
    ARROWS.map(([from, to]) => ({ beach: nameAt.get(to)!, from, to })),
  );
}

function strongpoints(draft: Draft): void {
  const source = 'rule 27.1, 27.4; history: the others near where they stood (design: one to a hex)';
  const layer = draft.hexLayer('fortification', 'Resistance nests', source);
  const entries = [
    ...nestsIn(TOLD).map((nest) => ({ ...nest, source: 'rule 27.1, 27.4' })),
    ...nestsIn(PLACED).map((nest) => ({ ...nest, source: 'history: coast defences; design: its hex' })),
  ];
  for (const { hex } of entries) draft.put(layer, 'wn', hex);
  draft.mark('strongpoints', 'Resistance nests and batteries', source, entries);
}

function nestsIn(list: string): { name: string; hex: string }[] {
  return list.split(',').map((entry) => {
    const [name = '', hex = ''] = entry.trim().split(' ');
    return { name, hex };
  });
}

/** Rivers and bays by name and hex, for their lettering. */
function waters(list: string): OtherPlace[] {
  return list.split(', ').map((entry) => {
    const cut = entry.lastIndexOf(' ');
    const [name, hex] = [entry.slice(0, cut), entry.slice(cut + 1)];
    return { name, kind: 'water', hex, source: 'geography: OpenStreetMap' };
  });
}

/** Port-en-Bessin and all east of it is Commonwealth. */
const FIRST_COMMONWEALTH_COLUMN = 35;

function armies(draft: Draft): void {
  const source =
    'rule 27.2.1, 27.4: Port-en-Bessin lies in the British zone; history: from there past Caumont (design: straight)';
  const zone = draft.hexLayer('zone', 'Army zones', source);
  for (const hex of draft.grid.hexes) {
    zone.kinds.set(hex, draft.grid.column(hex) < FIRST_COMMONWEALTH_COLUMN ? 'us' : 'cw');
  }
  const boundary = draft.sideLayer('boundary', 'Army boundary', source);
  border(
    draft,
    boundary,
    'army',
    (h) => zone.kinds.get(h) === 'us',
    (h) => zone.kinds.get(h) === 'cw',
  );
}
