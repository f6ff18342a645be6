import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** To be written. */
export const recall = procedure('recall', {}, { begin: () => done });
