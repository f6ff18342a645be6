import { done } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { procedure } from '../units.ts';

/** 1.1.3: the headquarters of a side, one after another. */
export const combatPhase = procedure('combatPhase', { side: SIDE }, { choose: () => done });
