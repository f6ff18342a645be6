import type { HexId } from '@bocage/hex';
import { DRAWS, EVERY_POSITION, type G, isControlled, isNest, isSecure, PLACE, POSTS_OF, postHex } from '../queries.ts'; // biome-ignore format: a list

/** Ground that counts as a whole, and its points. */
interface Ground {
  readonly hexes: readonly HexId[];
  readonly points: number;
}
const hexesOf = (words: readonly string[]): readonly HexId[] => words.map((word) => PLACE.of(word));
export const HELD_FOR: readonly Ground[] = [
  ...EVERY_POSITION.map((position) => ({
    hexes: POSTS_OF[position]?.map(postHex) ?? [],
    points: isNest(position) ? (POSTS_OF[position]?.length ?? 0) : 1,
  })),
  ...DRAWS.filter(({ scores }) => scores).map(({ hexes }) => ({ hexes: hexesOf(hexes), points: 5 })),
];

/** What ground is worth of which so many hexes are held and so many secure; what is half won counts by a share. */
export function worthOfGround({ hexes, points }: Ground, held: number, secure: number, half: number): number {
  if (secure === hexes.length) return points;
  return (half * points * (held + 2 * secure)) / (2 * hexes.length);
}

/** The points as they stand, and some for what is held, though Germans fire on it or there is no safe way to it. */
export function prospect(g: G, half: number): number {
  let sum = 0;
  for (const ground of HELD_FOR) {
    let [held, secure] = [0, 0];
    for (const hex of ground.hexes)
      if (isSecure(g, hex)) secure++;
      else if (isControlled(g, hex)) held++;
    sum += worthOfGround(ground, held, secure, half);
  }
  return sum;
}
