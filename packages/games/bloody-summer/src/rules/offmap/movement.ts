import { done } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { procedure } from '../units.ts';

/** 4.1.2: the moves of a side between boxes. */
export const offMapMovement = procedure('offMapMovement', { side: SIDE }, { moves: () => done });
