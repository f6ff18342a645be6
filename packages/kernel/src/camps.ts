import type { Outcome } from './game.ts';
import { type Names, NONE, names } from './kind.ts';

/** Who wins and loses together. */
export interface Camps {
  readonly names: Names;
  /** By side: its camp. */
  readonly of: readonly number[];
}

/** The camps of a game as its author writes them, each with its sides; without any, each side is its own. */
export function campsOf(sides: Names, written?: Readonly<Record<string, readonly string[]>>): Camps {
  if (written === undefined) return { names: sides, of: [...sides.words.keys()] };
  const members = Object.values(written);
  for (const word of members.flat())
    if (sides.parse(word) === undefined) throw new Error(`camps: there is no side “${word}”`);
  const of = sides.words.map((word) => {
    const found = [...members.keys()].filter((camp) => members[camp]?.includes(word));
    if (found.length !== 1) throw new Error(`camps: ${word} is in ${found.length} of them, not in one`);
    return found[0] as number;
  });
  return { names: names('camp', Object.keys(written)), of };
}

/** The sides of a camp. */
export const sidesIn = ({ of }: Camps, camp: number): number[] =>
  [...of.keys()].filter((side) => of[side] === camp);

/** How a match ended for a side; who plays against the cards alone has nobody to draw with. */
export function resultFor(
  { names: all, of }: Camps,
  { winner }: Outcome,
  side: number,
): 'won' | 'lost' | 'drawn' {
  if (winner === NONE && all.words.length > 1) return 'drawn';
  return winner === of[side] ? 'won' : 'lost';
}
