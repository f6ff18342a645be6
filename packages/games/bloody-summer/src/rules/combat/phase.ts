import { done } from '@bocage/kernel';
import { CAMP } from '../../terms.ts';
import { procedure } from '../units.ts';

/** 1.1.3: the headquarters of a camp, one after another. */
export const combatPhase = procedure('combatPhase', { camp: CAMP }, { choose: () => done });
