import { DIRECTIONS, type Direction, type HexId, NOWHERE, opposite } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import {
  barrier,
  coverFrom,
  crossing,
  EVERY_POST,
  EVERY_UNIT,
  type G,
  grid,
  HIGH,
  isControlled,
  isHighGround,
  isInfantry,
  isNest,
  isSubmerged,
  LOW,
  MID,
  NO_DEPTH,
  type PostId,
  positionOfPost,
  postAt,
  postHex,
  type UnitId,
  UP_BLUFF,
} from '../queries.ts';
import type { Lay } from './lay.ts';

const ANY_INFANTRY = EVERY_UNIT.find(isInfantry) as UnitId;
/** Turns that a way into the next hex takes infantry. */
const STEP_TURNS = [1, 2, 3];
const FAR = 40;
/** More turns than anybody has. */
const NEVER = 99;
/** The turns in which infantry gets from a hex into its neighbour. */
export const turnsToEnter = (from: HexId, d: Direction): number =>
  STEP_TURNS[crossing(ANY_INFANTRY, from, d)] ?? NEVER;
/** It is somewhat worse to storm from where somebody stands. */
const TAKEN = 0.3;

const hasGerman = (g: G, hex: HexId): boolean => {
  const post = postAt(hex);
  return post >= 0 && g.post.back.get(post) !== NONE;
};

/** What the ways hang on. */
type Ground = Pick<Lay, 'g' | 'style' | 'heat' | 'kept'>;

type Offer = (hex: HexId, value: number) => void;

/** By hex: from where infantry gets there, and in how many turns. */
const ENTRIES: readonly (readonly (readonly [from: HexId, turns: number])[])[] = grid.hexes.map((hex) =>
  DIRECTIONS.flatMap((d) => {
    const from = grid.neighbour(hex, d);
    if (from === NOWHERE) return [];
    const turns = STEP_TURNS[crossing(ANY_INFANTRY, from, opposite(d))];
    return turns === undefined ? [] : [[from, turns] as const];
  }),
);

/** By tide and hex: 1 where it is under water. */
const WET: readonly Uint8Array[] = [LOW, MID, HIGH].map((tide) =>
  Uint8Array.from(grid.hexes, (hex) => (isSubmerged(hex, tide) ? 1 : 0)),
);

/** By hex: 1 where no infantry can be. */
function closedTo(g: G): Uint8Array {
  const closed = (WET[g.tide] as Uint8Array).slice();
  for (const post of EVERY_POST) if (g.post.back.get(post) !== NONE) closed[postHex(post)] = 1;
  return closed;
}

/** By hex: the turns, and dangers in turns, that infantry is away from the hexes that are offered. */
function flood({ g, heat, style: { heatTurns } }: Ground, begin: (offer: Offer) => void): Float64Array {
  const cost = new Float64Array(grid.size).fill(FAR);
  const closed = closedTo(g);
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
    const here = (cost[hex] as number) + heatTurns * Math.min(1, heat[hex] as number);
    for (const [from, turns] of ENTRIES[hex] ?? []) if (closed[from] === 0) offer(from, here + turns);
  }
  return cost;
}

const [RESERVES, DEPTH] = [1, 0.7];
/** What it is worth waiting for: strongpoints before reserves, those without depth first, and those who keep most. */
const biasOf = ({ g, kept, style }: Ground, post: PostId): number =>
  (isNest(positionOfPost(post)) ? 0 : RESERVES) +
  (g.post.depth.get(post) === NO_DEPTH ? 0 : DEPTH) -
  Math.min(style.mostPrize, style.prize * (kept[post] as number));

/** The ways to all Germans that infantry can storm, and late in the day to places without any. */
export function wayMap(ground: Ground): Float64Array {
  const { g, heat, style } = ground;
  return flood(ground, (offer) => {
    for (const post of EVERY_POST)
      if (g.post.back.get(post) !== NONE) offerRound(ground, post, offer);
      else if (g.turn >= style.spread && !isControlled(g, postHex(post)))
        offer(postHex(post), style.empty + 2 * (heat[postHex(post)] as number));
  });
}

/** The hexes from which a post can be stormed; cover before it makes them worse. */
function offerRound(ground: Ground, post: PostId, offer: Offer): void {
  const { g, style } = ground;
  const [at, bias] = [postHex(post), biasOf(ground, post)];
  for (const d of DIRECTIONS) {
    const hex = grid.neighbour(at, d);
    if (hex === NOWHERE || hasGerman(g, hex) || isSubmerged(hex, g.tide) || barrier(hex, at) !== '') continue;
    if (crossing(ANY_INFANTRY, hex, opposite(d)) > UP_BLUFF) continue;
    offer(
      hex,
      bias +
        (g.board.stacks.isEmpty(hex) ? 0 : TAKEN) +
        (isHighGround(hex) ? 0 : style.fromBelow) +
        (coverFrom(post, hex).unit > 1 ? 0.7 : 0),
    );
  }
}

/** The ways up: to the high ground, wherever it is, and out of fire if it can be. */
export const upMap = (ground: Ground): Float64Array =>
  flood(ground, (offer) => {
    const { g, heat } = ground;
    for (const hex of grid.hexes)
      if (isHighGround(hex) && !hasGerman(g, hex)) offer(hex, Math.min(1, heat[hex] as number));
  });
