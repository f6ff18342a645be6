import { done } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { procedure } from '../units.ts';

/** 1.1.2.1: reinforcements, and who goes from one map to the other. */
export const transfers = procedure('transfers', { side: SIDE }, { arrive: () => done });
