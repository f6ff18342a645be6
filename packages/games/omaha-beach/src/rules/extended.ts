import { CHARTS } from '../data.ts';
import type { G } from '../state.ts';
import { actionsFrom } from '../variants.ts';

/** Whether the rules of turns 17 to 32 are in use: half an hour a turn, and Germans who do more than fire. */
export const isExtended = (g: { readonly turn: number }): boolean => g.turn >= FROM;
const FROM = CHARTS.extended.from;

/** GAC-01, VAR-01: whether the letters of the cards are in use. */
export const hasActions = (g: G): boolean => g.turn >= actionsFrom(g);

/** XSQ-03: how many times the limit of a position’s hits counts. */
export const hitFactor = (g: G): number => (isExtended(g) ? CHARTS.extended.hitLimitFactor : 1);
