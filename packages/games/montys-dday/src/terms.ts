import { type Names, names } from '@bocage/kernel';

// The words that charts, counters, map and rules share. Values are places in these lists.

export const SIDES = ['allied', 'german'] as const;
export const SIDE: Names = names('side', SIDES);
export const [ALLIED, GERMAN] = [0, 1] as const;
export const enemyOf = (side: number): number => 1 - side;

/** 7.0: the two faces of a counter. */
export const MODES = ['movement', 'combat'] as const;
export type Mode = (typeof MODES)[number];
export const MODE: Names = names('mode', MODES);
export const [MOVEMENT, COMBAT] = [0, 1] as const;

/** 10.6: whose player turn disrupted a unit, and thus when it recovers; `none` cannot be a word of a record. */
export const DISRUPTIONS = ['steady', 'green', 'grey'] as const;
export const DISRUPTION: Names = names('disruption', DISRUPTIONS);
export const [STEADY, GREEN, GREY] = [0, 1, 2] as const;

/** 5.1.1: from east to west. */
export const BEACHES = ['sword', 'juno', 'gold'] as const;
export type Beach = (typeof BEACHES)[number];
export const BEACH: Names = names('beach', BEACHES);
export const [SWORD, JUNO, GOLD] = [0, 1, 2] as const;

/** 5.4.1: in the order of the cycle. */
export const TIDES = ['low', 'rising', 'average', 'high', 'falling'] as const;
export type Tide = (typeof TIDES)[number];
export const TIDE: Names = names('tide', TIDES);
export const [LOW, RISING, AVERAGE, HIGH, FALLING] = [0, 1, 2, 3, 4] as const;

/** 3.1: the segments of a turn by the letters of the book. */
export const SEGMENTS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L'] as const;
export const SEGMENT: Names = names('segment', SEGMENTS);

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
export const [OPEN_GROUND, RESISTANCE_NEST, STRONGPOINT] = [0, 1, 2] as const;
/** What lies on a hexside for whoever crosses it; a bridge or the streets of a town stand for the water below. */
export const HEXSIDES = ['dry', 'stream', 'canal', 'river', 'sea-wall', 'bridge', 'streets'] as const;
/** What leads through a hexside. */
export const WAYS = ['pathless', 'rail', 'trail', 'road'] as const;

/** 10.1.2: the lines of the upper matrix. */
export const LINES = ['closeAssault', 'bombardment', 'directGun', 'smallArms', 'mixed'] as const;
export type Line = (typeof LINES)[number];
/** 10.1.4: the columns of the lower matrix, worst for the attacker first. */
export const LETTERS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export const LETTER: Names = names('letter', LETTERS);
