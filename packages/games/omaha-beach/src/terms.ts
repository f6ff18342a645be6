import { type Names, names, refusals } from '@bocage/kernel';
import { CASES } from './cases/index.ts';
import { FAILED } from './refusals.ts';

/** The number of a case. */
export type Rule = keyof typeof CASES & string;

/** `no('MOV-04')` is the refusal that cites that case, `no('notAdjacent')` the one that names what failed of it. */
export const no = refusals(CASES, FAILED);

/** disruption of this phase cannot be shaken off in it. */
export const [STEADY_UNIT, DISRUPTED, NEWLY_DISRUPTED] = [0, 1, 2] as const;
export const NERVE: Names = names('nerve', ['steady', 'disrupted', 'newly-disrupted']);
/** A bluff takes one turn after it is crossed; a cliff one below, then as a bluff. */
export const [NOT_CLIMBING, BELOW_CLIFF, CLIMBING] = [0, 1, 2] as const;
export const CLIMB: Names = names('climb', ['no', 'below', 'over']);
/** A German's depth marker: none, face down, turned up. */
export const [NO_DEPTH, HIDDEN_DEPTH, KNOWN_DEPTH] = [0, 1, 2] as const;
export const DEPTH_STATE: Names = names('depth-state', ['absent', 'hidden', 'known']);
