import type { Reason } from '@bocage/kernel';
import { EVERY_UNIT } from '../data.ts';
import type { G } from '../state.ts';
import { cupFaults } from './cups.ts';
import { placeFaults } from './places.ts';
import { roundFaults } from './rounds.ts';
import { unitFaults } from './units.ts';

/**
 * What play never leads to, each with the rule that is against it. A position need not tell the past: hexes that
 * nobody is said to control, weather that was drawn, Rounds that were played and losses that were suffered may be left
 * out. What it does tell must hold together, and what is still to be drawn must be there.
 */
export function impossible(g: G): Reason[] {
  const found: Reason[] = [];
  for (const unit of EVERY_UNIT) unitFaults(g, unit, found);
  for (const faults of [placeFaults, cupFaults, roundFaults]) faults(g, found);
  return found;
}
