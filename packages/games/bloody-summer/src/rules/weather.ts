import { done } from '@bocage/kernel';
import { procedure } from './units.ts';

/** 1.1.1.1: the weather of the turn. */
export const weatherPhase = procedure('weatherPhase', {}, { roll: () => done });

/** 1.1.1.1-e: at the beginning of a phase. */
export const stormTest = procedure('stormTest', {}, { test: () => done });
