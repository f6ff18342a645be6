import type { Reason, UnderWay } from '@bocage/kernel';
import type { G } from '../state.ts';

/** A position with the procedures under way, the outermost first. */
export interface Judged {
  readonly g: G;
  readonly frames: readonly UnderWay[];
}

/** Something that play can never lead to. */
export const odd = (text: string): Reason => ({ rule: 'position', text });

/** A reason where something is so. */
export const oddIf = (isSo: boolean, text: string): Reason[] => (isSo ? [odd(text)] : []);
