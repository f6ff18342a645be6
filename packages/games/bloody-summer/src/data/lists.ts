// The words that the data files, the map and the rules share; a value is the place of its word in the list.

/** 11-a: three sides, in two camps. */
export const SIDES = ['us', 'british', 'german'] as const;
export type SideWord = (typeof SIDES)[number];
/** 8: which nation a counter is of; French troops fight as Americans, the others of the Allies as British. */
export const NATIONS = [
  'american', 'french', 'british', 'canadian', 'polish', 'german', 'belgian', 'dutch',
] as const; // biome-ignore format: a list
export type Nation = (typeof NATIONS)[number];

/** What a counter is. */
export const UNIT_TYPES = [
  'infantry', 'armour', 'panzergrenadier', 'parachute', 'glider', 'ranger', 'commando', 'antitank', 'flak',
  'garrison', 'battery', 'festung', 'partisans', 'ffi', 'headquarters',
] as const; // biome-ignore format: a list
export type UnitType = (typeof UNIT_TYPES)[number];
export const SIZES = ['division', 'brigade', 'regiment', 'battalion', 'garrison', 'corps'] as const;

/** 10: how a unit comes into the campaign: where it stands, by air, with a wave of 6 June, later. */
export const WAVES = ['first', 'second', 'last', 'commando', 'ranger', 'special'] as const;
export type Wave = (typeof WAVES)[number];

/** 1.1.1.1: the phases of a turn; only turn 0 has one before dawn. */
export const PHASES = ['night', 'A', 'B'] as const;
/** 1.1.1.1: from the best to the worst. */
export const WEATHERS = ['clear', 'overcast', 'rain', 'storm'] as const;
export type Weather = (typeof WEATHERS)[number];

/** 11-c: what the three cups hold; light bombers are in the cup of the medium ones (9.3). */
export const AIRCRAFT = ['heavy', 'medium', 'light', 'fighter'] as const;
export type Aircraft = (typeof AIRCRAFT)[number];
export const CUPS = ['HB', 'MB', 'FB'] as const;
/** 6.2: what lies off the coast. */
export const FLEETS = ['western', 'eastern'] as const;
export const SHIPS = ['cruiser', 'destroyer'] as const;

/** 7.1: what kind of depot there is. */
export const DEPOTS = ['beach', 'mulberry', 'minor-port', 'cherbourg', 'german'] as const;
export type DepotKind = (typeof DEPOTS)[number];
/** 6.10: what the Germans get replacements for. */
export const REPLACEMENTS = ['infantry', 'luftwaffe', 'panzergrenadier', 'panzer'] as const;

/** What a hex is; a settlement stands for the ground under it where the defender or the chart says so (2.2). */
export const TERRAIN = ['sea', 'clear', 'bocage', 'forest', 'marsh', 'city'] as const;
export type Terrain = (typeof TERRAIN)[number];
export const SETTLEMENTS = ['none', 'village', 'town', 'city'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];
/** What lies on a hexside. */
export const HEXSIDES = ['dry', 'river', 'all-sea'] as const;
/** What leads through a hexside. */
export const WAYS = ['pathless', 'rail', 'road'] as const;
/** 2.2: how a unit moves. */
export const GAITS = ['foot', 'cyclist', 'motor', 'armour'] as const;
export type Gait = (typeof GAITS)[number];
/** 9.2. */
export const ZONES = [
  'cotentin',
  'saint-lô',
  'bayeux-caumont',
  'caen',
  'vire-avranches',
  'falaise-argentan',
] as const;
export const BEACHES = ['utah', 'omaha', 'gold', 'juno', 'sword'] as const;
export type Beach = (typeof BEACHES)[number];
/** 4.1.2: the boxes of the strategic map, then the Festungen that lie in them (0.1.2-k). */
export const BOXES = [
  'Pas-de-Calais',
  'Paris',
  'Orleans',
  'Le-Mans',
  'Rennes',
  'Brest',
  'Languedoc',
  'South-East',
] as const;
export const FESTUNGEN = ['Fortress-Saint-Nazaire', 'Fortress-Lorient', 'Fortress-Brest'] as const;
/** 1.1.1.3, 4.2: where units are that are in play and not on either map. */
export const HOLDING = ['Reserve', 'Destroyed', 'Rest'] as const;
