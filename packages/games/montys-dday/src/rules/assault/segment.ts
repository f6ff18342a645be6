import { done } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { procedure } from '../units.ts';

/** To be written. */
export const assaultSegment = procedure('assaultSegment', { side: SIDE }, { begin: () => done });
