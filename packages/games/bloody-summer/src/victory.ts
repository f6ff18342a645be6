import { NONE, type Outcome } from '@bocage/kernel';
import type { G } from './state.ts';

/** 11.3: the points that are counted at the end of each turn, and sudden ends. */
export function scoreTurn(_g: G): void {}

/** 11.1, 11.3: how the game ended. */
export const outcome = (_g: G): Outcome => ({ winner: NONE, text: '', score: {} });
