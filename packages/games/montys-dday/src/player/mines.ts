import { BEACHES, type G, possibleMines } from '../queries.ts';
import type { Mind } from './style.ts';

/**
 * The mine points at a beach, as the Allies may reckon them. The first script took what a guess had filled in for them; who
 * reckons takes the mean of all that the results so far allow, and reads nothing but whether there are any.
 */
export function minesAt({ style }: Mind, g: G, beach: number): number {
  const guessed = g.beach.mines.get(beach);
  if (style.reckonsMines === 0 || !(guessed > 0)) return guessed;
  const unknown = [...BEACHES.keys()].filter((one) => g.beach.mines.get(one) > 0);
  const layings = possibleMines(g, unknown);
  if (layings.length === 0) return guessed;
  return layings.reduce((sum, mines) => sum + (mines[beach] ?? 0), 0) / layings.length;
}
