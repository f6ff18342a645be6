import {
  barrier,
  coverBetween,
  crossing,
  EVERY_UNIT,
  type G,
  grid,
  isControlled,
  isHighGround,
  isInfantry,
  isNest,
  isSubmerged,
  NO_DEPTH,
  POST,
  positionOfPost,
  postAt,
  postHex,
  UP_BLUFF,
  UP_CLIFF,
} from '@bocage/game-omaha-beach';
import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';

const ANY_INFANTRY = EVERY_UNIT.find(isInfantry) ?? 0;
/** Turns that a way into the next hex takes infantry. */
const STEP_TURNS = [1, 2, 3];
/** What a step lost on the way is worth in turns. */
const HEAT_TURNS = 1.5;
const FAR = 40;
/** It is worse to storm from below, or from where somebody stands. */
const [FROM_BELOW, TAKEN] = [2.5, 1];
/** From this turn on, places without Germans draw infantry too, if less. */
const [SPREAD, EMPTY] = [9, 1.5];

const hasGerman = (g: G, hex: HexId): boolean => {
  const post = postAt(hex);
  return post >= 0 && g.post.back.get(post) !== NONE;
};

/** What it is worth waiting for: strongpoints before reserves, those without depth before others. */
const biasOf = (g: G, post: number): number =>
  (isNest(positionOfPost(post)) ? 0 : 1.5) + (g.post.depth.get(post) === NO_DEPTH ? 0 : 0.7);

/** By hex: the turns, and dangers in turns, from which infantry is away from Germans that it can storm. */
export function wayMap(g: G, heat: Float64Array): Float64Array {
  const cost = new Float64Array(grid.size).fill(FAR);
  const queue: HexId[] = [];
  const queued = new Uint8Array(grid.size);
  const offer = (hex: HexId, value: number): void => {
    if (value >= (cost[hex] as number)) return;
    cost[hex] = value;
    if (queued[hex] === 1) return;
    queued[hex] = 1;
    queue.push(hex);
  };
  for (let post = 0; post <= POST.max; post++) if (g.post.back.get(post) !== NONE) offerRound(g, post, offer);
  if (g.turn >= SPREAD)
    for (let post = 0; post <= POST.max; post++)
      if (g.post.back.get(post) === NONE && !isControlled(g, postHex(post)))
        offer(postHex(post), EMPTY + 2 * (heat[postHex(post)] as number));
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] as HexId;
    queued[hex] = 0;
    const here = (cost[hex] as number) + HEAT_TURNS * Math.min(1, heat[hex] as number);
    for (let d = 0; d < 6; d++) {
      const from = grid.neighbours[6 * hex + d] as HexId;
      if (from === NOWHERE || hasGerman(g, from) || isSubmerged(from, g.tide)) continue;
      const code = crossing(ANY_INFANTRY, from, (d + 3) % 6);
      if (code <= UP_CLIFF) offer(from, here + (STEP_TURNS[code] as number));
    }
  }
  return cost;
}

/** The hexes from which a post can be stormed; cover before it makes them worse. */
function offerRound(g: G, post: number, offer: (hex: HexId, value: number) => void): void {
  const at = postHex(post);
  for (let d = 0; d < 6; d++) {
    const hex = grid.neighbours[6 * at + d] as HexId;
    if (hex === NOWHERE || hasGerman(g, hex) || isSubmerged(hex, g.tide) || barrier(hex, at) !== '') continue;
    if (crossing(ANY_INFANTRY, hex, (d + 3) % 6) > UP_BLUFF) continue;
    offer(
      hex,
      biasOf(g, post) +
        (g.board.stacks.first(hex) >= 0 ? TAKEN : 0) +
        (isHighGround(hex) ? 0 : FROM_BELOW) +
        (coverBetween(hex, at).unit > 1 ? 0.7 : 0),
    );
  }
}
