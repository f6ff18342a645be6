import { judgedBy } from '@bocage/kernel';
import type { CASES } from '../cases.ts';
import type { G } from '../state.ts';
import { judgeCups } from './cups.ts';
import { judgePlaces } from './places.ts';
import { judgeRounds } from './rounds.ts';
import { judgeUnits } from './units.ts';

/**
 * What play never leads to, each with the rule that is against it. A position need not tell the past: hexes that
 * nobody is said to control, weather that was drawn, Rounds that were played and losses that were suffered may be left
 * out. What it does tell must hold together, and what is still to be drawn must be there.
 */
export const impossible = judgedBy<G, keyof typeof CASES>(judgeUnits, judgePlaces, judgeCups, judgeRounds);
