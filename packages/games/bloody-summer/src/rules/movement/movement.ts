import { done } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { procedure } from '../units.ts';

/** 4.1.1: the moves of a side on the map. */
export const movement = procedure('movement', { side: SIDE }, { moves: () => done });
