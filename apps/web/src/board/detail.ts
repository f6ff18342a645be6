import { COUNTER } from './stacks.ts';

/** How much a counter shows: symbol and strength, symbol and all figures, everything. */
export type Detail = 'far' | 'middle' | 'near';

const MIDDLE = 26;
const NEAR = 54;
const HAND = 52;

/** What can be read on a counter at a scale. */
export function detailAt(k: number): Detail {
  const pixels = COUNTER * k;
  return pixels >= NEAR ? 'near' : pixels >= MIDDLE ? 'middle' : 'far';
}

/** How much larger counters lie in a fan, so that each can be read and hit. */
export function fanScale(k: number, isTouch: boolean): number {
  const wanted = isTouch ? HAND + 6 : HAND;
  return Math.max(1, wanted / (COUNTER * k));
}

/** What lines are drawn broader by, so that they are seen from afar. */
export function lineScale(k: number): number {
  return Math.max(0.6, Math.min(6, 1 / k));
}
