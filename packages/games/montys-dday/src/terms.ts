import { type Names, names } from '@bocage/kernel';
import { BEACHES, DISRUPTIONS, LETTERS, MODES, SEGMENTS, SIDES, TIDES } from './data/lists.ts';

export * from './data/lists.ts';

export const SIDE: Names = names('side', SIDES);
export const [ALLIED, GERMAN] = [0, 1] as const;
export const enemyOf = (side: number): number => 1 - side;

export const MODE: Names = names('mode', MODES);
export const [MOVEMENT, COMBAT] = [0, 1] as const;

export const DISRUPTION: Names = names('disruption', DISRUPTIONS);
export const [STEADY, GREEN, GREY] = [0, 1, 2] as const;

export const BEACH: Names = names('beach', BEACHES);
export const [SWORD, JUNO, GOLD] = [0, 1, 2] as const;

export const TIDE: Names = names('tide', TIDES);
export const [LOW, RISING, AVERAGE, HIGH, FALLING] = [0, 1, 2, 3, 4] as const;

export const SEGMENT: Names = names('segment', SEGMENTS);

/** Places in FORTS. */
export const [OPEN_GROUND, RESISTANCE_NEST, STRONGPOINT] = [0, 1, 2] as const;

/** The columns of the lower matrix. */
export const LETTER: Names = names('letter', LETTERS);
