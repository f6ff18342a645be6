import type { HexId } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import {
  DRAWS,
  EVERY_POSITION,
  EVERY_POST,
  EVERY_UNIT,
  FIELD,
  type G,
  grid,
  isAshore,
  isInfantry,
  isNest,
  PLACE,
  POSTS_OF,
  positionOfPost,
  postHex,
  type UnitId,
} from '../queries.ts';

/** Ground that brings points, and what it is worth to plan for it. */
interface Prize {
  readonly hexes: readonly HexId[];
  readonly worth: number;
}
/** A draw is also the way by which all that lies behind it counts. */
const [DRAW, PLACE_OF_GERMANS] = [8, 0.7];
const hexesOf = (words: readonly string[]): readonly HexId[] => words.map((word) => PLACE.of(word));
const PRIZES: readonly Prize[] = [
  // The mouth of a draw belongs to it: by that the way goes to the beach.
  ...DRAWS.filter(({ scores }) => scores).map(({ hexes, barrier }) => ({
    hexes: hexesOf([...new Set([...hexes, ...barrier.flatMap((side) => side.split('/'))])]),
    worth: DRAW,
  })),
  ...EVERY_POSITION.map((position) => ({
    hexes: POSTS_OF[position]?.map(postHex) ?? [],
    worth: PLACE_OF_GERMANS * (isNest(position) ? (POSTS_OF[position]?.length ?? 0) : 1),
  })),
];
const PRIZES_AT: readonly (readonly number[])[] = Array.from({ length: grid.size }, (_, h) =>
  PRIZES.flatMap(({ hexes }, prize) => (hexes.includes(h as HexId) ? [prize] : [])),
);
/** By post: the prizes that a German in it keeps, by standing there or by fire. */
const KEPT_BY: readonly (readonly number[])[] = EVERY_POST.map((post) => [
  ...new Set([postHex(post), ...(FIELD[positionOfPost(post)] ?? [])].flatMap((hex) => PRIZES_AT[hex] ?? [])),
]);

const INFANTRY: readonly UnitId[] = EVERY_UNIT.filter(isInfantry);
/** Men so near to a prize count for it, and so many steps are enough. */
const [REACH, ENOUGH] = [5, 6];

/** From 0 to 1: whether men enough are near to a prize. */
function isInReach(g: G, { hexes }: Prize): number {
  let steps = 0;
  for (const unit of INFANTRY) {
    if (!isAshore(g, unit)) continue;
    const at = g.unit.at.get(unit);
    if (hexes.some((hex) => grid.distance(hex, at) <= REACH)) steps += g.unit.steps.get(unit);
    if (steps >= ENOUGH) return 1;
  }
  return steps / ENOUGH;
}

/** What each German more who keeps a prize takes from the worth of driving off one of them. */
const SHARED = 0.6;

/** By post: what it would bring nearer if the German there were driven off. */
export function prizesKept(g: G): Float64Array {
  const keepers = new Uint8Array(PRIZES.length);
  for (const post of EVERY_POST)
    if (g.post.back.get(post) !== NONE)
      for (const prize of KEPT_BY[post] ?? []) keepers[prize] = (keepers[prize] as number) + 1;
  const shares = PRIZES.map((prize, i) =>
    keepers[i] === 0 ? 0 : prize.worth * isInReach(g, prize) * SHARED ** ((keepers[i] as number) - 1),
  );
  return Float64Array.from(EVERY_POST, (post) =>
    g.post.back.get(post) === NONE
      ? 0
      : (KEPT_BY[post] ?? []).reduce((sum, prize) => sum + (shares[prize] as number), 0),
  );
}
