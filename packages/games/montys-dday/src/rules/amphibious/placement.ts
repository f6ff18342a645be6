import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** To be written. */
export const invasionPlacement = procedure('invasionPlacement', {}, { begin: () => done });
