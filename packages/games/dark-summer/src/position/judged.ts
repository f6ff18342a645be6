import type * as kernel from '@bocage/kernel';
import type { CASES } from '../cases.ts';
import type { G } from '../state.ts';

/** A position as it is judged by the cases of the rules. */
export type Judged = kernel.Judged<G, keyof typeof CASES>;
