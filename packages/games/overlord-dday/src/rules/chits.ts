import { BEACHES, CHITS } from '../data.ts';
import type { G } from '../state.ts';

/** 27.1.8-b: the number on a side of a chit for the class of a beach. */
export function chitValue(drawn: number, beach: number, reduced: boolean): number {
  const chit = CHITS[drawn];
  const side = reduced ? chit?.back : chit?.front;
  return side?.[BEACHES[beach]?.class ?? 'A'] ?? 0;
}

/** The resistance value of a beach now. */
export const resistanceOf = (g: G, beach: number): number =>
  chitValue(g.beach.chit.get(beach), beach, g.reduced === 1);
