import { type Names, names } from '@bocage/kernel';
import { AIRCRAFT, BEACHES, FLEETS, PHASES, REPLACEMENTS, SIDES, WEATHERS, ZONES } from './data/lists.ts';

export * from './data/lists.ts';

export const SIDE: Names = names('side', SIDES);
export const [US, BRITISH, GERMAN] = [0, 1, 2] as const;

/** 11-a: who win and lose together; zones of control, enemies and supply go by these. */
export const CAMPS = { allies: ['us', 'british'], axis: ['german'] } as const;
export const CAMP: Names = names('camp', Object.keys(CAMPS));
export const [ALLIES, AXIS] = [0, 1] as const;
/** The sides of each camp, in the order in which they act. */
export const SIDES_OF: readonly (readonly number[])[] = [[US, BRITISH], [GERMAN]];
export const campOf = (side: number): number => (side === GERMAN ? AXIS : ALLIES);
export const enemyOf = (camp: number): number => 1 - camp;

/** 1.0: a turn has two phases, and turn 0 a night before them. */
export const PHASE: Names = names('phase', PHASES);
export const [NIGHT, PHASE_A, PHASE_B] = [0, 1, 2] as const;

export const WEATHER: Names = names('weather', WEATHERS);
export const [CLEAR, , , STORM] = [0, 1, 2, 3] as const;

/** 11-c: counters of one kind and nation are alike: `us-heavy` to `british-fighter`. */
export const AIR: Names = names(
  'aircraft',
  SIDES.slice(0, 2).flatMap((side) => AIRCRAFT.map((kind) => `${side}-${kind}`)),
);
export const [HEAVY, MEDIUM, LIGHT, FIGHTER] = [0, 1, 2, 3] as const;
/** The row of AIR for a kind of a side. */
export const airOf = (side: number, kind: number): number => side * AIRCRAFT.length + kind;
export const kindOfAir = (air: number): number => air % AIRCRAFT.length;
export const sideOfAir = (air: number): number => Math.floor(air / AIRCRAFT.length);

export const ZONE: Names = names('zone', ZONES);
export const FLEET: Names = names('fleet', FLEETS);
export const [WESTERN, EASTERN] = [0, 1] as const;
export const BEACH: Names = names('beach', BEACHES);
export const REPLACEMENT: Names = names('replacement', REPLACEMENTS);

/** 7.1: what has become of a depot. */
export const DEPOT_STATE: Names = names('depot state', [
  'closed',
  'building',
  'reduced',
  'full',
  'destroyed',
]);
export const [NO_DEPOT, BUILDING, REDUCED, FULL, RAZED] = [0, 1, 2, 3, 4] as const;

/** 11.3: what points are given for, first those of the Allies. */
export const SCORES = [
  'german-steps', 'german-elite', 'cities', 'depots', 'sieges', 'festungen', 'german-depots', 'paris', 'liberation',
  'repatriated', 'turns', 'allied-steps', 'allied-elite', 'allied-depots', 'cities-retaken', 'heavy-bombers', 'not-repatriated',
] as const; // biome-ignore format: a list
export type Score = (typeof SCORES)[number];
export const SCORE: Names = names('score', SCORES);
export const scoreOf = (word: Score): number => SCORES.indexOf(word);
/** Whether points of a kind are for the Allies. */
export const isAlliedScore = (score: number): boolean => score < SCORES.indexOf('turns');
