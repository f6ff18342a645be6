import { type Play, refusal, scene } from './scene.ts';

/** Both armies have a beach, so that Allied units are in supply wherever their line is not cut. */
const BEACHES = ['beach 3303 status=open', 'beach 4603 status=open'] as const;
/** A scene in which the Allies have beaches. */
export const ashore = (moment: string, ...lines: string[]): Play => scene(moment, ...BEACHES, ...lines);

/** A way to and fro between two hexes: `there+back+there`. */
export const toAndFro = (there: string, back: string, steps: number): string =>
  Array.from({ length: steps }, (_, i) => (i % 2 === 0 ? there : back)).join('+');

/** How many steps a unit can make to and fro between its hex and a neighbour. */
export function pace(match: Play, name: string, here: string, there: string): number {
  let steps = 0;
  while (steps < 30 && refusal(match, `move ${name} ${toAndFro(there, here, steps + 1)}`) === '') steps++;
  return steps;
}

/** The rules against some actions, one after another; nothing where one may be done. */
export const rules = (match: Play, ...words: string[]): string[] => words.map((word) => refusal(match, word));
