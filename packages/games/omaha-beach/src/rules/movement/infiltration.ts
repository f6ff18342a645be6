import type { HexId } from '@bocage/hex';
import { dotOf, EVERY_POST, grid, type PositionId, type PostId, positionOfPost, postHex } from '../../map.ts';
import type { G } from '../../state.ts';
import { isSteadyPost } from '../germanfire/field.ts';

/** By hex: the posts next to it whose position fires on it. */
const WATCHED_BY: readonly (readonly PostId[])[] = Array.from({ length: grid.size }, (_, h) =>
  EVERY_POST.flatMap((post) =>
    grid.distance(postHex(post), h as HexId) === 1 && dotOf(positionOfPost(post), h as HexId) >= 0
      ? [post]
      : [],
  ),
);

/** Whether a position has somebody undisrupted next to a hex in its field of fire. */
function watches(g: G, position: PositionId, hex: HexId): boolean {
  for (const post of WATCHED_BY[hex] as readonly PostId[])
    if (positionOfPost(post) === position && isSteadyPost(g, post)) return true;
  return false;
}

/** MOV-10: the positions that a move slips past: each watches both hexes, and is not disrupted. */
export function slippedPast(g: G, from: HexId, to: HexId): PositionId[] {
  const positions: PositionId[] = [];
  for (const post of WATCHED_BY[from] as readonly PostId[]) {
    const position = positionOfPost(post);
    if (isSteadyPost(g, post) && !positions.includes(position) && watches(g, position, to))
      positions.push(position);
  }
  return positions;
}

/** Whether anybody watches a hex at all. */
export function isWatched(g: G, hex: HexId): boolean {
  for (const post of WATCHED_BY[hex] as readonly PostId[]) if (isSteadyPost(g, post)) return true;
  return false;
}

/** Whether a move is an attempt to infiltrate. */
export function isInfiltration(g: G, from: HexId, to: HexId): boolean {
  for (const post of WATCHED_BY[from] as readonly PostId[])
    if (isSteadyPost(g, post) && watches(g, positionOfPost(post), to)) return true;
  return false;
}
