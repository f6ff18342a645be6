import type { Draft } from '../src/draft.ts';
import { allSeaSides } from '../src/edges.ts';
import type { OtherPlace, Recipe } from '../src/recipe.ts';
import { citiesAsTerrain, seaSides } from './common.ts';
import { fitOf } from './fits.ts';

// Every hex in which a scenario sets up a unit: land, whatever the coast says.
const SET_UP = `
  0223 0617 0619 0620 0718 0518 1218 0805 0905 1006 1007 1008 1108 1107 1110 1109 1111 1210 1212 1213 1310 1214 1215
  1216 1314 1217 1118 1019 1119 1020 1021 0420 1022 0921 0920 0820 0918 1016 0917 0818 0814 0714 1018 1117 1017 1116
  1115 1015 1114 1113 1014 0913 1013 1112 1012 0910 0811 1011 0911 1010 0909 1009 0908 0907 0906 0806 0808 0708 0807`;

// The box each exit leads to, clockwise from the north-east, where main roads leave the map.
const EXITS = [
  ['a', '0201', 'Pas-de-Calais'], // Le Havre - Bolbec
  ['b', '0601', 'Pas-de-Calais'], // N175 to Pont-Audemer and Rouen
  ['c', '0901', 'Pas-de-Calais'], // N13 from Lisieux
  ['d', '1301', 'Paris'], // Vimoutiers - Orbec
  ['e', '1801', 'Paris'], // N24bis to L'Aigle
  ['f', '2201', 'Paris'], // N12 to Mortagne
  ['g', '2402', 'Le Mans'], // N138 from Alençon
  ['h', '2407', 'Le Mans'], // N12 to Mayenne
  ['i', '2410', 'Le Mans'], // N162 to Mayenne
  ['j', '2416', 'Rennes'], // N177 to Fougères
  ['k', '2418', 'Rennes'], // Saint-James - Fougères
  ['l', '2420', 'Rennes'], // Pontorson - Antrain
] as const;

// Each box: what a German must roll below to leave it, and what the rules say of it.
const BOXES = [
  { name: 'Pas-de-Calais', interdiction: 4, depot: true, beyondSeine: true, maquis: false, festungen: '' },
  { name: 'Paris', interdiction: 4, depot: true, beyondSeine: true, maquis: false, festungen: '' },
  { name: 'Orléans', interdiction: 4, depot: false, beyondSeine: true, maquis: false, festungen: '' },
  { name: 'Le Mans', interdiction: 4, depot: true, beyondSeine: false, maquis: false, festungen: '' },
  {
    name: 'Rennes',
    interdiction: 4,
    depot: true,
    beyondSeine: false,
    maquis: false,
    festungen: 'Saint-Nazaire',
  },
  {
    name: 'Brest',
    interdiction: 4,
    depot: true,
    beyondSeine: false,
    maquis: false,
    festungen: 'Brest, Lorient',
  },
  { name: 'Languedoc', interdiction: 5, depot: false, beyondSeine: false, maquis: true, festungen: '' },
  { name: 'South East', interdiction: 5, depot: false, beyondSeine: false, maquis: true, festungen: '' },
] as const;

const BEACHES = [
  { name: 'Utah', army: 'US', hex: '0617' },
  { name: 'Omaha', army: 'US', hex: '0714' },
  { name: 'Gold', army: 'British', hex: '0710' },
  { name: 'Juno', army: 'British', hex: '0709' },
  { name: 'Sword', army: 'British', hex: '0807' },
] as const;

// The first wave of 6 June, each from its sea hex.
const APPROACHES = [
  { beach: 'Utah', hex: '0516', to: '0617', units: '4/8, 70 Tk' },
  { beach: 'Pointe du Hoc', hex: '0615', to: '0715', units: '2 Ranger' },
  { beach: 'Omaha', hex: '0614', to: '0714', units: '1/16, 29/116, 741 Tk, 743 Tk' },
  { beach: 'Gold', hex: '0611', to: '0710', units: '50/69, 50/231, 8 Arm Bde' },
  { beach: 'Juno', hex: '0609', to: '0709', units: '3 Can/7, 3 Can/8, 2 Can Arm Bde' },
  { beach: 'Sword', hex: '0706', to: '0807', units: '3/8, 27 Arm Bde' },
] as const;

// Initials of the beaches in reach, as the batteries' ranges and fields of fire allowed on 6 June.
const BATTERIES = [
  { name: 'Saint-Marcouf', hex: '0518', beaches: 'U' },
  { name: 'Azeville', hex: '0519', beaches: 'U' },
  { name: 'Maisy', hex: '0716', beaches: 'U O' },
  { name: 'Pointe du Hoc', hex: '0715', beaches: 'U O' },
  { name: 'Longues', hex: '0712', beaches: 'O G' },
  { name: 'Mont Fleury', hex: '0710', beaches: 'G J' },
  { name: 'Merville', hex: '0806', beaches: 'S' },
  { name: 'Houlgate', hex: '0705', beaches: 'S' },
] as const;

const DROPS = [
  { name: 'DZ O', hex: '0619', units: '82/505' },
  // Scenario 1 has both regiments here; zone N itself is 0.65 hexes from the centre.
  { name: 'DZ N, T', hex: '0620', units: '82/507, 82/508' },
  { name: 'DZ A', hex: '0618', units: '101/502' },
  { name: 'DZ C, D, LZ W', hex: '0718', units: '101/501, 101/506, 82/325' },
  { name: 'DZ V', hex: '0806', units: '6 Airb/3' },
  // Ranville is east of the Orne, and so must this hex be.
  { name: 'DZ N, LZ N', hex: '0907', units: '6 Airb/5, 6 Airb/6' },
] as const;

// From Arromanches to Ouistreham along the shore.
const COMMANDO_SHORE = '0711 0710 0709 0708 0808 0807';

export const bloodySummer: Recipe = {
  game: 'bloody-summer',
  title: 'Normandy 1944: A Bloody Summer',
  grid: {
    top: 'pointy',
    order: 'row-column',
    columns: [1, 25],
    rows: [1, 24],
    columnsFrom: 'east',
    rowsFrom: 'north',
    shifted: 'even',
    shift: 'east',
    boxes: BOXES.map(({ name }) => name),
    links: [
      ...EXITS.map(([, hex, box]) => [box, hex] as const),
      ['Pas-de-Calais', 'Paris'],
      ['Paris', 'Orléans'],
      ['Paris', 'Le Mans'],
      ['Orléans', 'Le Mans'],
      ['Le Mans', 'Rennes'],
      ['Rennes', 'Brest'],
      ['Orléans', 'South East'],
      ['Orléans', 'Languedoc'],
      ['Le Mans', 'Languedoc'],
    ],
  },
  fit: fitOf('bloody_summer'),
  shore: {
    atLeast: 40,
    land: `${SET_UP} 0711 0712 0713 0709 0710 0502`,
    // With Ouistreham in 0807 the special landing hex 0808 and Sword 0807 lie on the sea.
    sea: '0706 0707',
    why: 'rule 11: every set-up hex is land; rule 10 (A.1): 0808 and 0807 can be landed in; elsewhere two fifths of land',
  },
  terrain: {
    title: 'Ground',
    source:
      'geography: woods and marshes of OpenStreetMap 2021; hedged and open country drawn by hand (design)',
    rules: [
      { kind: 'marsh', atLeast: { flood: 28 }, why: 'the floods of 1944 on the Douve and the Dives' },
      { kind: 'marsh', atLeast: { marsh: 41 }, why: 'the marshes of Carentan and the Taute' },
      {
        kind: 'forest',
        atLeast: { wood: 30 },
        why: 'Écouves, Andaine, Gouffern, Saint-Sever; Cerisy and its like are told',
      },
      { kind: 'clear', atLeast: { open: 50 }, why: 'the plain of Caen, Falaise and Argentan' },
      { kind: 'bocage', atLeast: { bocage: 50 }, why: 'hedged country' },
      { kind: 'bocage', below: { east: -1.4 }, why: 'Brittany, beyond the zones drawn, is hedged too' },
    ],
    otherwise: 'clear',
  },
  places: {
    city: 'Cherbourg-Octeville, Caen, Le Havre',
    town: `
      Carentan, Bayeux, Saint-Lô, Coutances, Granville, Avranches, Mortain, Vire, Flers, Domfront, Falaise, Argentan,
      Lisieux, Alençon, Valognes, Honfleur, Trouville-sur-Mer`,
    village: `
      Barfleur, Sainte-Mère-Église, Isigny-sur-Mer, Saint-Laurent-sur-Mer, Arromanches-les-Bains, Courseulles-sur-Mer,
      Ouistreham, Troarn, Tilly-sur-Seulles, Villers-Bocage, Caumont-l'Éventé, Cahagnes, Marigny, Périers, Lessay,
      La Haye-du-Puits, Trun, Chambois, Pontaubault, Condé-sur-Noireau, Saint-Vaast-la-Hougue, Montebourg, Vimoutiers,
      Aunay-sur-Odon, Villedieu-les-Poêles, Barneville-Carteret, Port-en-Bessin-Huppain, Saint-Hilaire-du-Harcouët,
      Bricquebec, Saint-Pierre-sur-Dives, La Ferté-Macé, Sées, Thury-Harcourt, Torigni-sur-Vire, Cabourg, Pontorson,
      Pont-l'Évêque, Livarot, Saint-Sauveur-le-Vicomte, Tessy-sur-Vire, Percy, Brécey, Sourdeval, Tinchebray,
      Le Bény-Bocage, Bretteville-sur-Laize, Mézidon-Canon, Pré-en-Pail, Carrouges, Putanges-Pont-Écrepin,
      Nonant-le-Pin, La Haye-Pesnel, Les Pieux, Dol-de-Bretagne, Pont-Hébert,
      Grandcamp-Maisy`,
    others: [
      { name: 'Utah', kind: 'area', hex: '0617', at: [49.4158, -1.1749], source: 'rule 11.1' },
      { name: 'Omaha', kind: 'area', hex: '0714', at: [49.365, -0.87], source: 'rule 7.1.1' },
      { name: 'Gold', kind: 'area', hex: '0710', at: [49.342, -0.54], source: 'design: the hex of Ver' },
      {
        name: 'Juno',
        kind: 'area',
        hex: '0709',
        at: [49.337, -0.44],
        source: 'design: the hex of Courseulles',
      },
      { name: 'Sword', kind: 'area', hex: '0807', at: [49.29, -0.28], source: 'design: with Ouistreham' },
      {
        name: 'Pointe du Hoc',
        kind: 'point',
        hex: '0715',
        at: [49.3958, -0.989],
        source: 'rule 10 (A.1); geography: the cape, 0615 being mostly sea',
      },
      ...waters(
        'Orne 1508, Vire 1216, Douve 0621, Dives 1404, Touques 0803, Sienne 1619, Sée 2017, Sélune 2215',
      ),
      ...waters('Mayenne 2307, Seulles 1011, Taute 1019, Odon 1110, Merderet 0520, Baie de Seine 0410'),
      ...waters('Baie du Mont-Saint-Michel 2122'),
    ],
    fixed: {
      'Cherbourg-Octeville': ['0223', 'rule 7.2'],
      'Saint-Laurent-sur-Mer': ['0714', 'rule 7.1.1: Mulberry A'],
      'Arromanches-les-Bains': ['0711', 'rule 7.1.1: Mulberry B'],
      Marigny: ['1218', 'rule 11.1 (printed 0218)'],
      Cahagnes: ['1213', 'rule 2.2: 1213 is a village in bocage'],
      Ouistreham: ['0807', 'design: so that 0808 and 0807 lie on the sea'],
      'Grandcamp-Maisy': ['0716', 'design: 0616 is mostly sea'],
      'Saint-Vaast-la-Hougue': ['0319', 'design: on the shore of the mainland, 0318 being all but sea'],
    },
    spread: { 'Cherbourg-Octeville': '0222', Caen: '0909' },
    inLayer: ['city', 'town', 'village'],
    layerSource:
      'rule 11.1: Cherbourg covers two hexes; rule 2.2: 1213 is a village; design: the others by their size in 1936',
  },
  water: {
    title: 'Rivers',
    source: 'geography: courses of OpenStreetMap laid on hexsides (design: one class)',
    list: [
      { name: 'Orne', kind: 'river', to: 'sea' },
      { name: 'Vire', kind: 'river', to: 'sea' },
      { name: 'Douve', kind: 'river', to: 'Vire' },
      { name: 'Aure Inférieure', kind: 'river', to: 'Vire' },
      { name: 'Merderet', kind: 'river', to: 'Douve' },
      { name: 'Taute', kind: 'river', to: 'Vire', via: '0818/0917' },
      { name: 'Dives', kind: 'river', to: 'sea' },
      { name: 'Touques', kind: 'river', to: 'sea' },
      { name: 'Seulles', kind: 'river', to: 'sea' },
      { name: 'Sienne', kind: 'river', to: 'sea' },
      { name: 'Sée', kind: 'river', to: 'sea' },
      { name: 'Sélune', kind: 'river', to: 'sea' },
      { name: 'Couesnon', kind: 'river', to: 'sea' },
      { name: 'Odon', kind: 'river', to: 'Orne' },
      { name: 'Noireau', kind: 'river', to: 'Orne' },
      { name: 'Mayenne', kind: 'river', to: 'edge' },
      { name: 'Sarthe', kind: 'river', to: 'edge' },
    ],
  },
  roads: {
    title: 'Roads',
    source: 'geography: main roads of 1944 laid on the lines of OpenStreetMap',
    kinds: { major: 'road' },
    also: {
      'Caen - Bénouville - Ouistreham': 'road',
      'Caen - Thaon - Creully - Ryes - Arromanches-les-Bains': 'road',
      'Caen - Douvres-la-Délivrande - Courseulles-sur-Mer': 'road',
      "Bayeux - Caumont-l'Éventé - Saint-Martin-des-Besaces - Vire": 'road',
      'Bayeux - Juaye-Mondaye - Tilly-sur-Seulles - Villers-Bocage': 'road',
      "Saint-Laurent-sur-Mer - Formigny - Trévières - Le Molay-Littry - Balleroy - Caumont-l'Éventé": 'road',
      'Valognes - Quettehou - Barfleur': 'road',
      'Bayeux - Port-en-Bessin-Huppain': 'road',
      'Bayeux - Sommervieu - Crépon - Courseulles-sur-Mer': 'road',
      'Sainte-Mère-Église - Saint-Martin-de-Varreville': 'road',
      'Saint-Côme-du-Mont - Sainte-Marie-du-Mont - Audouville-la-Hubert - Saint-Martin-de-Varreville - Ravenoville - Quinéville - Quettehou - Saint-Vaast-la-Hougue - Barfleur - Saint-Pierre-Église - Cherbourg-Octeville':
        'road',
      'Sainte-Mère-Église - Picauville - Saint-Sauveur-le-Vicomte - Barneville-Carteret': 'road',
      'Cherbourg-Octeville - Les Pieux - Barneville-Carteret - Portbail - Lessay - Coutances': 'road',
      "Isigny-sur-Mer - Lison - Saint-Clair-sur-l'Elle - Saint-Lô": 'road',
      'Saint-Lô - Villebaudon - Percy - Villedieu-les-Poêles': 'road',
      'Coutances - Lengronne - La Haye-Pesnel - Avranches': 'road',
      'Torigni-sur-Vire - Tessy-sur-Vire - Percy': 'road',
      // The German corps of scenario 2 in 1107 and 1210 are supplied by these two.
      'Caen - Saint-Sylvain - Saint-Pierre-sur-Dives - Livarot - Orbec': 'road',
      'Caen - Évrecy - Aunay-sur-Odon - Le Plessis-Grimoult - Vassy': 'road',
      'Mézidon-Canon - Saint-Pierre-sur-Dives - Trun': 'road',
      'Aunay-sur-Odon - Thury-Harcourt - Falaise': 'road',
      'Falaise - Trun - Chambois - Vimoutiers': 'road',
      'Vire - Estry - Vassy - Condé-sur-Noireau - Falaise': 'road',
      'Falaise - Putanges-Pont-Écrepin - La Ferté-Macé - Couterne': 'road',
      'Domfront - La Ferté-Macé - Carrouges - Sées': 'road',
      'Ducey - Saint-James - Fougères': 'road',
      'Pontorson - Antrain - Fougères': 'road',
    },
    through: [
      {
        hexes: '0618 0617',
        kind: 'road',
        source: 'history: the causeways from the beach to Sainte-Marie-du-Mont',
      },
      { hexes: '0808 0907', kind: 'road', source: 'history: the bridges of Bénouville and Ranville' },
      { hexes: '2320 2321 2322', kind: 'road', source: 'history: N176 from Pontorson to Dol' },
      { hexes: '2202 2201', kind: 'road', source: 'history: N12 from Alençon to Mortagne' },
    ],
  },
  rails: {
    title: 'Railways',
    source: 'geography: track of OpenStreetMap, in use in 1944',
    lines: [
      '49.15 0.29 - Lisieux - Mézidon-Canon - Caen - Bayeux - Lison - Carentan - Valognes - Cherbourg-Octeville',
      'Caen - Thury-Harcourt - Condé-sur-Noireau - Flers - Domfront',
      'Lison - Saint-Lô - Coutances - 48.85 -1.35 - Avranches - Pontaubault - Pontorson',
      'Argentan - Flers - Vire - Villedieu-les-Poêles - Granville',
      'Mézidon-Canon - Argentan - Sées - Alençon',
      'Argentan - Nonant-le-Pin',
      'Coutances - Lessay - La Haye-du-Puits - Saint-Sauveur-le-Vicomte - 49.53 -1.6',
    ],
  },
  finish(draft) {
    citiesAsTerrain(draft);
    // A forest or marsh does not swallow the hex of a village that the rules call bocage.
    draft.put(draft.terrain, 'bocage', '1213');
    landings(draft);
    fleets(draft);
    depots(draft);
    fortifications(draft);
    strategicMap(draft);
    zones(draft);
    draft.mark(
      'drop-zones',
      'Drop and landing zones',
      'history: zones of 6 June; rule 11.1: hexes of the 82nd and 101st',
      DROPS,
    );
  },
  derive(draft) {
    // The Seine below Tancarville, and the bay into which Douve and Vire flow.
    const told = ['0301/0401', '0301/0402', '0302/0402', '0617/0716'].map((name) => draft.side(name));
    seaSides(draft, [...allSeaSides(draft), ...told], 'geography: hexsides that lie in an estuary or a bay');
  },
};

/** Rivers and bays by name and hex, for their lettering. */
function waters(list: string): OtherPlace[] {
  return list.split(', ').map((entry) => {
    const cut = entry.lastIndexOf(' ');
    const [name, hex] = [entry.slice(0, cut), entry.slice(cut + 1)];
    return { name, kind: 'water', hex, source: 'geography: OpenStreetMap' };
  });
}

function landings(draft: Draft): void {
  const source = 'rule 7.1, 11.1; hexes of Gold, Juno and Sword: design';
  const beach = draft.hexLayer('beach', 'Beaches', source);
  for (const { name, hex } of BEACHES) draft.put(beach, name.toLowerCase(), hex);
  draft.mark('beaches', 'Beaches', source, BEACHES);
  draft.mark(
    'approaches',
    'First wave',
    'rule 10 (A.1); history: who landed first; design: from which sea hex',
    APPROACHES,
  );
  draft.mark('commando-sector', 'Hexes where 1 SS and 4 SS may land', 'rule 10 (A.1)', [
    { name: 'Arromanches to Ouistreham', hexes: COMMANDO_SHORE },
    { name: 'special operations', hexes: '0712 0808' },
  ]);
  draft.mark(
    'landing-boxes',
    'Boxes of the 79th Armoured',
    'rule 10 (A.1); design: a sea hex in front of each stretch of British beach',
    [
      { name: '79', hex: '0610', beaches: 'Gold Juno' },
      { name: '79', hex: '0707', beaches: 'Sword' },
    ],
  );
}

// 0216 is at sea off Barfleur: the western coast begins there, the eastern ends in 0502, short of the Seine.
function fleets(draft: Draft): void {
  const fleet = draft.hexLayer('fleet', 'Coast of each task force', 'rule 6.2: 0216 to 0713, 0712 to 0502');
  for (const hex of draft.coast()) {
    const [row, column] = [draft.grid.row(hex), draft.grid.column(hex)];
    if (row > 8 || column > 19) continue;
    if (column >= 13) fleet.kinds.set(hex, 'western');
    else if (row >= 5) fleet.kinds.set(hex, 'eastern');
  }
}

function depots(draft: Draft): void {
  draft.mark('mulberries', 'Mulberries', 'rule 7.1.1', [
    { name: 'Mulberry A', hex: '0714' },
    { name: 'Mulberry B', hex: '0711' },
  ]);
  draft.mark(
    'ports',
    'Ports',
    'rule 7.1.2, 7.1.3, 11.1; design: minor ports in use in 1944 whose hex has no beach depot',
    [
      { label: 'Port', name: 'Cherbourg', hex: '0223', size: 'major' },
      { label: 'Port', name: 'Barfleur', hex: '0118', size: 'minor' },
      { label: 'Port', name: 'Saint-Vaast-la-Hougue', hex: '0319', size: 'minor' },
      { label: 'Port', name: 'Grandcamp', hex: '0716', size: 'minor' },
      { label: 'Port', name: 'Port-en-Bessin', hex: '0712', size: 'minor' },
      { label: 'Port', name: 'Granville', hex: '1721', size: 'minor' },
    ],
  );
}

function fortifications(draft: Draft): void {
  const fortified = draft.hexLayer(
    'fortified',
    'Fortified lines',
    'design: the land fronts of Cherbourg and Le Havre',
  );
  draft.put(fortified, 'fortified-line', '0222 0223 0303');
  draft.mark(
    'batteries',
    'Coastal batteries and the beaches they reach',
    'rule 6.2; history: batteries of 1944; design: hexes and reach',
    BATTERIES,
  );
}

function strategicMap(draft: Draft): void {
  draft.mark(
    'exits',
    'Exit hexes and the boxes they lead to',
    'rule 1.1.2.1: lettered a to l; design: hexes at the roads of the east and south edges',
    EXITS.map(([letter, hex, box]) => ({ letter, hex, box })),
  );
  draft.mark(
    'strategic-boxes',
    'Strategic boxes',
    'rule 4.1.2, 7.2; design: interdiction values, Lorient in the box of Brest',
    BOXES,
  );
}

// Zones of tactical interdiction by where a hex lies; the sea has none.
function zoneOf([lon, lat]: readonly [number, number]): string {
  if (lat > 49.27 && lon < -1.08) return 'cotentin';
  if (lat < 48.93 && lon < -0.62) return 'vire-avranches';
  if (lon < -0.98) return 'saint-lô';
  if (lat > 48.93 && lon < -0.6) return 'bayeux-caumont';
  return lat > 49.03 ? 'caen' : 'falaise-argentan';
}

function zones(draft: Draft): void {
  const zone = draft.hexLayer('zone', 'Zones of tactical interdiction', 'rule 9.2; design: six zones');
  const land = draft.grid.hexes.filter((h) => draft.isLand(h));
  for (const hex of land) zone.kinds.set(hex, zoneOf(draft.sheet.centre(hex)));
}
