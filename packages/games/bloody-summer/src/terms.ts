import { type Names, names } from '@bocage/kernel';
import { SIDES } from './data/lists.ts';

export * from './data/lists.ts';

/** 11-a: three sides; the first two are one camp. */
export const SIDE: Names = names('side', SIDES);
export const [US, BRITISH, GERMAN] = [0, 1, 2] as const;
