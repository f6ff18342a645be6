import { NONE } from '@bocage/kernel';
import type { PostId } from '../queries.ts';
import { FIELD, type G, isNest, NO_DEPTH, positionOfPost, unitsIn } from '../queries.ts';
import { tollOf } from './heat.ts';
import type { Lay } from './lay.ts';
import type { Odds } from './odds.ts';
import { prospect } from './prospect.ts';

/** What the results of an attack on a post are worth, in steps. */
export interface Stakes {
  readonly beaten: number;
  readonly thinned: number;
  readonly shaken: number;
}

/** A colour is on every second card, so that whoever is shaken misses about two turns of fire. */
const SILENT_TURNS = 2;
/** So far ahead the fire of a post is reckoned with. */
const HORIZON = 5;
/** What it is worth as such to be rid of a strongpoint, of reserves, of depth. */
const [NEST, RESERVES, DEPTH] = [2.5, 4, 0.8];
/** What a point as it stands counts for. */
const POINT = 1;

/** What the points gain if nobody stood in a post. */
function gainOf(g: G, post: PostId): number {
  const back = g.post.back.get(post);
  const before = prospect(g);
  g.post.back.set(post, NONE);
  const after = prospect(g);
  g.post.back.set(post, back);
  return after - before;
}

/** What its position takes in a turn if a post is silent or not, with or without its depth. */
function tollIf(g: G, post: PostId, disrupted: number, depth: number): number {
  const [was, deep] = [g.post.disrupted.get(post), g.post.depth.get(post)];
  g.post.disrupted.set(post, disrupted);
  g.post.depth.set(post, depth);
  const toll = tollOf(g, positionOfPost(post));
  g.post.disrupted.set(post, was);
  g.post.depth.set(post, deep);
  return toll;
}

/** What it is worth that a post falls silent: the steps that its position takes less until it recovers. */
export function silenceOf(g: G, post: PostId): number {
  if (g.post.disrupted.get(post) === 1 || g.post.attacked.get(post) === 1) return 0;
  const depth = g.post.depth.get(post);
  return (
    Math.min(g.lastTurn - g.turn, SILENT_TURNS) * (tollIf(g, post, 0, depth) - tollIf(g, post, 1, depth))
  );
}

/** What is at stake in a post: the steps that its fire takes, its place, and the points that hang on it. */
export function stakesOf({ g, kept }: Lay, post: PostId): Stakes {
  const position = positionOfPost(post);
  const depth = g.post.depth.get(post);
  const full = tollIf(g, post, 0, depth);
  const silence = full - tollIf(g, post, 1, depth);
  const turns = Math.min(HORIZON, g.lastTurn - g.turn);
  let targets = 0;
  for (const hex of FIELD[position] ?? []) targets += Math.min(2, unitsIn(g, hex).length);
  return {
    beaten:
      turns * silence +
      (isNest(position) ? NEST : RESERVES) +
      POINT * gainOf(g, post) +
      (kept[post] as number) +
      Math.min(2, 0.1 * targets),
    thinned: turns * (full - tollIf(g, post, 0, NO_DEPTH)) + DEPTH,
    shaken: 0.2 + (g.post.disrupted.get(post) === 1 ? 0 : Math.min(turns, SILENT_TURNS) * silence),
  };
}

/** What it costs that a German gains depth; that an attacker is disrupted; that a step is given for depth. */
const [DEEPENED, REPULSED, GIVEN] = [1.3, 0.5, 1.5];

/** What an attack from so many neighbouring units is worth on the average. */
export const worthOf = (odds: Odds, stakes: Stakes, close: number): number =>
  odds.beaten * stakes.beaten +
  odds.thinned * stakes.thinned +
  odds.shaken * stakes.shaken +
  odds.attrition * Math.max(0, stakes.thinned - GIVEN) -
  odds.deepened * DEEPENED -
  odds.repulsed * close * REPULSED;
