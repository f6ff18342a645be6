import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** To be written. */
export const airborneLanding = procedure('airborneLanding', {}, { begin: () => done });
