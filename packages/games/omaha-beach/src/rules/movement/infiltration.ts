import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { COLOUR, cardOf, SYMBOL, SYMBOL_OF, type UnitId } from '../../data.ts';
import { COLOUR_OF, dotOf, grid, POST, POSTS_OF, positionOfPost, postHex } from '../../map.ts';
import type { G } from '../../state.ts';
import { NO_DEPTH } from '../../terms.ts';

/** By hex: the posts next to it whose position fires on it. */
const WATCHED_BY: readonly (readonly number[])[] = Array.from({ length: grid.size }, (_, h) =>
  POST.words.flatMap((_word, post) =>
    grid.distance(postHex(post), h as HexId) === 1 && dotOf(positionOfPost(post), h as HexId) >= 0
      ? [post]
      : [],
  ),
);

const isAlert = (g: G, post: number): boolean =>
  g.post.back.get(post) !== NONE && g.post.disrupted.get(post) === 0;

/** Whether a position has somebody undisrupted next to a hex in its field of fire. */
function watches(g: G, position: number, hex: HexId): boolean {
  for (const post of WATCHED_BY[hex] as readonly number[])
    if (positionOfPost(post) === position && isAlert(g, post)) return true;
  return false;
}

/** MOV-10: the positions that a move slips past: each watches both hexes, and is not disrupted. */
export function slippedPast(g: G, from: HexId, to: HexId): number[] {
  const positions: number[] = [];
  for (const post of WATCHED_BY[from] as readonly number[]) {
    const position = positionOfPost(post);
    if (isAlert(g, post) && !positions.includes(position) && watches(g, position, to))
      positions.push(position);
  }
  return positions;
}

/** Whether anybody watches a hex at all. */
export function isWatched(g: G, hex: HexId): boolean {
  for (const post of WATCHED_BY[hex] as readonly number[]) if (isAlert(g, post)) return true;
  return false;
}

/** Whether a move is an attempt to infiltrate. */
export function isInfiltration(g: G, from: HexId, to: HexId): boolean {
  for (const post of WATCHED_BY[from] as readonly number[])
    if (isAlert(g, post) && watches(g, positionOfPost(post), to)) return true;
  return false;
}

/** Whether a depth marker lies with somebody undisrupted of a position. */
const hasDepth = (g: G, position: number): boolean =>
  (POSTS_OF[position] as readonly number[]).some(
    (post) => isAlert(g, post) && g.post.depth.get(post) !== NO_DEPTH,
  );

/** MOV-11: whether the colour of a position is on a card: a double square only counts against depth. */
export const isShown = (g: G, position: number, card: number): boolean =>
  cardOf(card).fire.some(
    ({ colour, depth }) => COLOUR.of(colour) === COLOUR_OF[position] && (!depth || hasDepth(g, position)),
  );

/** MOV-12: whether a unit has the symbol of a card; that the hex is crowded makes no difference. */
export const isTarget = (unit: UnitId, card: number): boolean =>
  SYMBOL_OF[unit] === SYMBOL.of(cardOf(card).target);
