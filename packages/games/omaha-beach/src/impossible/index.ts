import { type Reason, underWay } from '@bocage/kernel';
import type { G } from '../state.ts';
import { courseFaults } from './course.ts';
import { germanFaults } from './germans.ts';
import { poolFaults } from './pools.ts';
import { procedureFaults } from './procedures.ts';
import type { Judged } from './reasons.ts';
import { stackFaults } from './stacks.ts';
import { unitFaults } from './units.ts';

/** Everything that play can never lead to, in a position written by hand. */
export function impossible(g: G): readonly Reason[] {
  const judged: Judged = { g, frames: underWay(g) };
  return [unitFaults, stackFaults, germanFaults, poolFaults, courseFaults, procedureFaults].flatMap(
    (faults) => faults(judged),
  );
}
