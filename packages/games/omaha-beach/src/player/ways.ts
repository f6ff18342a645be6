import { DIRECTIONS, type HexId, NOWHERE, opposite } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import {
  barrier,
  coverFrom,
  crossing,
  EVERY_POST,
  EVERY_UNIT,
  type G,
  grid,
  isControlled,
  isHighGround,
  isInfantry,
  isNest,
  isSubmerged,
  NO_DEPTH,
  type PostId,
  positionOfPost,
  postAt,
  postHex,
  type UnitId,
  UP_BLUFF,
  UP_CLIFF,
} from '../queries.ts';

const ANY_INFANTRY = EVERY_UNIT.find(isInfantry) as UnitId;
/** Turns that a way into the next hex takes infantry. */
const STEP_TURNS = [1, 2, 3];
/** What a step lost on the way is worth in turns. */
const HEAT_TURNS = 0.7;
const FAR = 40;
/** It is far worse to storm from below, and somewhat worse from where somebody stands. */
const [FROM_BELOW, TAKEN] = [5, 0.3];
/** From this turn on, places without Germans draw infantry too, if less. */
const [SPREAD, EMPTY] = [9, 1.5];

const hasGerman = (g: G, hex: HexId): boolean => {
  const post = postAt(hex);
  return post >= 0 && g.post.back.get(post) !== NONE;
};

type Offer = (hex: HexId, value: number) => void;

/** By hex: the turns, and dangers in turns, that infantry is away from the hexes that are offered. */
function flood(g: G, heat: Float64Array, begin: (offer: Offer) => void): Float64Array {
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
  begin(offer);
  for (let i = 0; i < queue.length; i++) {
    const hex = queue[i] as HexId;
    queued[hex] = 0;
    const here = (cost[hex] as number) + HEAT_TURNS * Math.min(1, heat[hex] as number);
    for (const d of DIRECTIONS) {
      const from = grid.neighbour(hex, d);
      if (from === NOWHERE || hasGerman(g, from) || isSubmerged(from, g.tide)) continue;
      const code = crossing(ANY_INFANTRY, from, opposite(d));
      if (code <= UP_CLIFF) offer(from, here + (STEP_TURNS[code] as number));
    }
  }
  return cost;
}

const [RESERVES, DEPTH, PRIZE, MOST_PRIZE] = [1, 0.7, 0.5, 3];
/** What it is worth waiting for: strongpoints before reserves, those without depth first, and those who keep most. */
const biasOf = (g: G, post: PostId, kept: Float64Array): number =>
  (isNest(positionOfPost(post)) ? 0 : RESERVES) +
  (g.post.depth.get(post) === NO_DEPTH ? 0 : DEPTH) -
  Math.min(MOST_PRIZE, PRIZE * (kept[post] as number));

/** The ways to all Germans that infantry can storm, and late in the day to places without any. */
export const wayMap = (g: G, heat: Float64Array, kept: Float64Array): Float64Array =>
  flood(g, heat, (offer) => {
    for (const post of EVERY_POST)
      if (g.post.back.get(post) !== NONE) offerRound(g, post, biasOf(g, post, kept), offer);
      else if (g.turn >= SPREAD && !isControlled(g, postHex(post)))
        offer(postHex(post), EMPTY + 2 * (heat[postHex(post)] as number));
  });

/** The hexes from which a post can be stormed; cover before it makes them worse. */
function offerRound(g: G, post: PostId, bias: number, offer: Offer): void {
  const at = postHex(post);
  for (const d of DIRECTIONS) {
    const hex = grid.neighbour(at, d);
    if (hex === NOWHERE || hasGerman(g, hex) || isSubmerged(hex, g.tide) || barrier(hex, at) !== '') continue;
    if (crossing(ANY_INFANTRY, hex, opposite(d)) > UP_BLUFF) continue;
    offer(
      hex,
      bias +
        (g.board.stacks.isEmpty(hex) ? 0 : TAKEN) +
        (isHighGround(hex) ? 0 : FROM_BELOW) +
        (coverFrom(post, hex).unit > 1 ? 0.7 : 0),
    );
  }
}

/** The ways up: to the high ground, wherever it is, and out of fire if it can be. */
export const upMap = (g: G, heat: Float64Array): Float64Array =>
  flood(g, heat, (offer) => {
    for (const hex of grid.hexes)
      if (isHighGround(hex) && !hasGerman(g, hex)) offer(hex, Math.min(1, heat[hex] as number));
  });
