import { done, flag } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { procedure } from '../units.ts';

/** To be written. */
export const movement = procedure('movement', { side: SIDE, ashore: flag }, { begin: () => done });
