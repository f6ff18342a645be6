import { done } from '@bocage/kernel';
import { procedure } from '../units.ts';

/** 10: turn 0. */
export const dday = procedure('dday', {}, { night: () => done });
