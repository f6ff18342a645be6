import { type Reason, underWay } from '@bocage/kernel';
import type { G } from '../state.ts';
import { courseFaults } from './course.ts';
import { placeFaults } from './places.ts';
import { procedureFaults } from './procedures.ts';
import type { Judged } from './reasons.ts';
import { unitFaults } from './units.ts';

/** Everything that play can never lead to, in a position written by hand. */
export function impossible(g: G): readonly Reason[] {
  const judged: Judged = { g, frames: underWay(g) };
  return [unitFaults, placeFaults, courseFaults, procedureFaults].flatMap((faults) => faults(judged));
}
