import type { HexId } from '@bocage/hex';
import { DRAWS, EVERY_POSITION, type G, isControlled, isNest, isSecure, PLACE, POSTS_OF, postHex } from '../queries.ts'; // biome-ignore format: a list

const hexesOf = (words: readonly string[]): readonly HexId[] => words.map((word) => PLACE.of(word));
const HELD_FOR: readonly { readonly hexes: readonly HexId[]; readonly points: number }[] = [
  ...EVERY_POSITION.map((position) => ({
    hexes: POSTS_OF[position]?.map(postHex) ?? [],
    points: isNest(position) ? (POSTS_OF[position]?.length ?? 0) : 1,
  })),
  ...DRAWS.filter(({ scores }) => scores).map(({ hexes }) => ({ hexes: hexesOf(hexes), points: 5 })),
];
/** What ground is worth that is held, though Germans fire on it or there is no safe way to it. */
const HELD = 0.3;

/** The points as they stand, and some for what is half won. */
export function prospect(g: G): number {
  let sum = 0;
  for (const { hexes, points } of HELD_FOR) {
    let [held, secure] = [0, 0];
    for (const hex of hexes)
      if (isSecure(g, hex)) secure++;
      else if (isControlled(g, hex)) held++;
    if (secure === hexes.length) sum += points;
    else sum += (HELD * points * (held + 2 * secure)) / (2 * hexes.length);
  }
  return sum;
}
