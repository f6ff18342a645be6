import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

/** 11: what players place themselves before the first turn. */
export const setUpPhase = procedure('setUpPhase', {}, { free: () => done });
