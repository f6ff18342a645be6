import { type Names, names } from '@bocage/kernel';
import { BEACHES, LETTERS, MODES, SIDES, TIDES } from './data/lists.ts';

export * from './data/lists.ts';

export const SIDE: Names = names('side', SIDES);
export const [ALLIED, GERMAN] = [0, 1] as const;

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
