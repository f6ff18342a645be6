import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** To be written. */
export const alliedSetUp = procedure('alliedSetUp', {}, { begin: () => done });
