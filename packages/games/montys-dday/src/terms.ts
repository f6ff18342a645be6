import { type Names, names } from '@bocage/kernel';
import { BEACHES, FACINGS, LETTERS, MODES, SEGMENTS, type Segment, SIDES, TIDES } from './data/lists.ts';

export * from './data/lists.ts';

export const SIDE: Names = names('side', SIDES);
export const [ALLIED, GERMAN] = [0, 1] as const;

export const enemyOf = (side: number): number => 1 - side;

/** 3.1: A to F are the Allied player turn, G to K the German one. */
export const SEGMENT: Names = names('segment', SEGMENTS);
export const segmentOf = (name: Segment): number => SEGMENTS.indexOf(name);

/** 7.4: the hexside that a unit faces, by its direction. */
export const FACING: Names = names('facing', FACINGS);

/** 10.6: the colours of disruption. */
export const DISRUPTION: Names = names('disruption', ['steady', 'green', 'grey']);
export const [STEADY, GREEN, GREY] = [0, 1, 2] as const;

/** How a unit has come into play in this player turn. */
export const LANDED: Names = names('landed', ['settled', 'sea', 'parachute', 'glider']);
export const [SETTLED, BY_SEA, BY_PARACHUTE, BY_GLIDER] = [0, 1, 2, 3] as const;

/** 4.2.2: the two Drop Zones of the 6th Airborne Division, and what may have become of one. */
export const ZONE: Names = names('zone', ['main', 'secondary']);
export const [MAIN, SECONDARY] = [0, 1] as const;
export const ZONE_STATE: Names = names('zone state', ['waiting', 'down', 'eliminated']);
export const [WAITING, DOWN, GONE] = [0, 1, 2] as const;

/** 4.4.3: what flak does to the dice of a landing. */
const SIGNS = ['plus', 'minus'] as const;
export const SIGN: Names = names('sign', SIGNS);
/** 4.4.3, R-55: in this turn’s landings: nothing yet; at work against the present one; free to turn on it again; done. */
export const FLAK: Names = names('flak', ['silent', ...SIGNS, 'again', 'spent']);
export const [, PLUS, MINUS, AGAIN, SPENT] = [0, 1, 2, 3, 4] as const;

export const MODE: Names = names('mode', MODES);
export const [MOVEMENT, COMBAT] = [0, 1] as const;

export const BEACH: Names = names('beach', BEACHES);
export const [SWORD, JUNO, GOLD] = [0, 1, 2] as const;

export const TIDE: Names = names('tide', TIDES);
export const [LOW, , AVERAGE, HIGH] = [0, 1, 2, 3] as const;

/** The place in FORTS of a hex in which nothing is built. */
export const OPEN_GROUND = 0;

/** The columns of the lower matrix. */
export const LETTER: Names = names('letter', LETTERS);

/** 10.4: what a box of the lower matrix does to the defenders. */
export const EFFECT: Names = names('effect', ['nothing', 'R', 'D', 'E']);

/** 10.3.5: the advantages of a Close Assault, a to f. */
export const ADVANTAGE: Names = names('advantage', ['morale', 'armour', 'outflanking', 'surrounding', 'height', 'engineers']); // biome-ignore format: a list
export const ADVANTAGE_WORDS = ['Morale', 'Armour superiority', 'Outflanking', 'Surrounding', 'Higher ground', 'Engineers against works']; // biome-ignore format: a list
