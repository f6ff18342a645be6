import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** To be written. */
export const announcement = procedure('announcement', {}, { begin: () => done });
