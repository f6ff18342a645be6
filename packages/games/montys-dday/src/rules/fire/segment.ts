import { done } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { procedure } from '../units.ts';

/** To be written. */
export const fireSegment = procedure('fireSegment', { side: SIDE }, { begin: () => done });
