// The words that the data files, the map and the rules share; a value is the place of its word in the list.

export const SIDES = ['allied', 'german'] as const;

/** 7.0: the two faces of a counter. */
export const MODES = ['movement', 'combat'] as const;
export type Mode = (typeof MODES)[number];

/** 3.1: the set-up, then the twelve segments of a turn. */
export const SEGMENTS = ['set-up', 'A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export type Segment = (typeof SEGMENTS)[number];

/** The six hexsides of a hex, clockwise from the north. */
export const FACINGS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** 5.1.1: from east to west. */
export const BEACHES = ['sword', 'juno', 'gold'] as const;
export type Beach = (typeof BEACHES)[number];

/** 5.4.1: in the order of the cycle. */
export const TIDES = ['low', 'rising', 'average', 'high', 'falling'] as const;

/** What a counter is; swimming tanks and Commandos are marked beside it. */
export const UNIT_TYPES = [
  'infantry', 'static', 'engineer', 'armouredEngineer', 'parachute', 'glider', 'commando', 'motorized', 'mechanized',
  'armour', 'recon', 'artillery', 'coastArtillery', 'heavyWeapons', 'antiTank', 'flak', 'headquarters', 'garrison',
] as const; // biome-ignore format: a list
export type UnitType = (typeof UNIT_TYPES)[number];
/** Battalion, company, headquarters, battery. */
export const SIZES = ['bn', 'co', 'hq', 'bty'] as const;
/** Who moves alike: what the ground bars to one type of a gait it bars to all. */
export const GAITS = ['infantry', 'engineer', 'motorized', 'armour', 'guns'] as const;
export type Gait = (typeof GAITS)[number];
/** 10.7: what sort of target a unit is. */
export const TARGETS = ['infantry', 'armour', 'artillery'] as const;
export type Target = (typeof TARGETS)[number];

/** What a hex is; a town stands for the ground under it, a hill is told by its level. */
export const TERRAIN = [
  'sea', 'clear', 'woods', 'swamp', 'beach', 'tidal-beach', 'tidal-flat', 'shale', 'town', 'city',
] as const; // biome-ignore format: a list
export type Terrain = (typeof TERRAIN)[number];
/** 13.0: what the Germans have built in a hex. */
export const FORTS = ['open', 'resistance-nest', 'strongpoint'] as const;
export type Fort = (typeof FORTS)[number];
/** What lies on a hexside for whoever crosses it; a bridge or the streets of a town stand for the water below. */
export const HEXSIDES = ['dry', 'stream', 'canal', 'river', 'sea-wall', 'bridge', 'streets'] as const;
/** What leads through a hexside. */
export const WAYS = ['pathless', 'rail', 'trail', 'road'] as const;

/** 10.1.2: the lines of the upper matrix. */
export const LINES = ['closeAssault', 'bombardment', 'directGun', 'smallArms', 'mixed'] as const;
export type Line = (typeof LINES)[number];
/** 10.1.4: the columns of the lower matrix, worst for the attacker first. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
