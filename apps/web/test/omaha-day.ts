// A day at Omaha Beach that the Americans live to see the end of.
import { Shadow } from './shadow.ts';

export const OMAHA = 'omaha-beach';
export const LAST_TURN = 16;
const FIRST_SEED = 1944;

/** The turn a game is in. */
export const turnOf = ({ match }: Shadow): number => (match.engine.g as unknown as { turn: number }).turn;

/** The first cards from a seed on with which the Americans hold out to the end of the morning. */
async function longGameFrom(seed: number): Promise<number> {
  const shadow = await Shadow.of({ game: OMAHA, seed });
  while (shadow.next() !== null);
  return turnOf(shadow) === LAST_TURN ? seed : longGameFrom(seed + 1);
}

let found: Promise<number> | undefined;

/** The seed of such a day, which is looked for once. */
export function seedOfLongGame(): Promise<number> {
  found ??= longGameFrom(FIRST_SEED);
  return found;
}
