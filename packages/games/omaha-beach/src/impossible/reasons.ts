import type { Reason, UnderWay } from '@bocage/kernel';
import type { G } from '../state.ts';

/** A position as it is judged: the state, and the procedures under way in it, outermost first. */
export interface Judged {
  readonly g: G;
  readonly frames: readonly UnderWay[];
}

/** Whether a procedure is under way. */
export const isUnderWay = ({ frames }: Judged, ...names: readonly string[]): boolean =>
  frames.some(({ name }) => names.includes(name));

/** What cannot be, with the case that forbids it; `position` where that is no rule but how the game keeps its books. */
export const odd = (text: string, rule = 'position'): Reason => ({ rule, text });

/** Names in a row, the first few of many. */
export function few(names: readonly string[]): string {
  const SHOWN = 6;
  const more = names.length - SHOWN;
  return more > 0 ? `${names.slice(0, SHOWN).join(', ')} and ${more} more` : names.join(', ');
}
