import { NONE } from '@bocage/kernel';
import type { PostId } from '../queries.ts';
import { FIELD, isNest, NO_DEPTH, positionOfPost, unitsIn } from '../queries.ts';
import { tollOf } from './heat.ts';
import type { Lay } from './lay.ts';
import type { Odds } from './odds.ts';
import { prospect } from './prospect.ts';
import type { Weights } from './style.ts';

/** What the results of an attack on a post are worth, in steps. */
export interface Stakes {
  readonly beaten: number;
  readonly thinned: number;
  readonly shaken: number;
}

/** What the points gain if nobody stood in a post. */
function gainOf({ g, style, standing }: Lay, post: PostId): number {
  const back = g.post.back.get(post);
  const before = standing;
  g.post.back.set(post, NONE);
  const after = prospect(g, style.held);
  g.post.back.set(post, back);
  return after - before;
}

/** What its position takes in a turn if a post is silent or not, with or without its depth. */
function tollIf({ g, style }: Lay, post: PostId, disrupted: number, depth: number): number {
  const [was, deep] = [g.post.disrupted.get(post), g.post.depth.get(post)];
  g.post.disrupted.set(post, disrupted);
  g.post.depth.set(post, depth);
  const toll = tollOf(g, positionOfPost(post), style);
  g.post.disrupted.set(post, was);
  g.post.depth.set(post, deep);
  return toll;
}

/** What it is worth that a post falls silent: the steps that its position takes less until it recovers. */
export function silenceOf(lay: Lay, post: PostId): number {
  const { g, style } = lay;
  if (g.post.disrupted.get(post) === 1 || g.post.attacked.get(post) === 1) return 0;
  const depth = g.post.depth.get(post);
  return (
    Math.min(g.lastTurn - g.turn, style.silent) * (tollIf(lay, post, 0, depth) - tollIf(lay, post, 1, depth))
  );
}

/** What is at stake in a post: the steps that its fire takes, its place, and the points that hang on it. */
export function stakesOf(lay: Lay, post: PostId): Stakes {
  const { g, kept, style } = lay;
  const position = positionOfPost(post);
  const depth = g.post.depth.get(post);
  const full = tollIf(lay, post, 0, depth);
  const silence = full - tollIf(lay, post, 1, depth);
  const turns = Math.min(style.horizon, g.lastTurn - g.turn);
  let targets = 0;
  for (const hex of FIELD[position] ?? []) targets += Math.min(2, unitsIn(g, hex).length);
  const isLast = g.turn >= g.lastTurn;
  const rid = isLast ? style.ridAtLast : 1;
  const beaten =
    turns * silence +
    rid * (isNest(position) ? style.nest : style.reserves) +
    style.gain * (isLast ? style.gainAtLast : 1) * gainOf(lay, post) +
    rid * (kept[post] as number) +
    Math.min(2, 0.1 * targets);
  return {
    beaten,
    thinned: turns * (full - tollIf(lay, post, 0, NO_DEPTH)) + rid * style.depth + breachIn(lay, beaten),
    shaken: 0.2 + (g.post.disrupted.get(post) === 1 ? 0 : Math.min(turns, style.silent) * silence),
  };
}

/** Without depth, and shaken, they mostly fall to the next attack, if there is still time for one. */
const breachIn = ({ g, style }: Lay, beaten: number): number =>
  g.turn < g.lastTurn ? style.breach * beaten : 0;

/** What it is worth that the ships take the depth from a post. */
export const breachOf = (lay: Lay, post: PostId): number =>
  lay.style.breach === 0 ? 0 : breachIn(lay, stakesOf(lay, post).beaten);

/** What an attack from so many neighbouring units is worth on the average. */
export const worthOf = (odds: Odds, stakes: Stakes, close: number, style: Weights): number =>
  odds.beaten * stakes.beaten +
  odds.thinned * stakes.thinned +
  odds.shaken * stakes.shaken +
  odds.attrition * Math.max(0, stakes.thinned - style.given) -
  odds.deepened * style.deepened -
  odds.repulsed * close * style.repulsed;
