import { innermost, type Judged, NONE } from '@bocage/kernel';
import { BACK, BACK_OF, DEPTH, DEPTHS, GERMAN, isOfNest, POOL, WEST, WN_POOL } from '../data.ts';
import { EVERY_POST, isNest, POST, type PostId, positionOfPost, SECTOR_OF } from '../map.ts';
import { hasActions, rulesOf } from '../rules/day.ts';
import type { G } from '../state.ts';
import { NO_DEPTH } from '../terms.ts';

/** The first post whose counter is not dealt yet: all are, once the dealing is over. */
function undealtFrom(judged: Judged<G>): number {
  const dealing = innermost(judged, 'dealing');
  if (dealing === undefined) return POST.max + 1;
  return dealing.step === 'begin' ? 0 : dealing.value('post');
}

/** What is wrong with a post that nobody is in. */
function empty(g: G, post: PostId): string | null {
  if (g.post.german.get(post) !== NONE)
    return `has ${GERMAN.text(g.post.german.get(post))} in it, but no back=`;
  if (
    g.post.depth.get(post) !== NO_DEPTH ||
    g.post.marker.get(post) !== NONE ||
    g.post.pool.get(post) !== NONE
  )
    return 'has depth, but no Germans';
  return g.post.revealed.get(post) === 1 || g.post.disrupted.get(post) === 1
    ? 'is turned up or disrupted, but no Germans are there'
    : null;
}

/** What is wrong with the counter in a post. */
function counter(g: G, post: PostId, isDealt: boolean): string | null {
  const [back, german] = [g.post.back.get(post), g.post.german.get(post)];
  if (isOfNest(back) !== isNest(positionOfPost(post)))
    return isOfNest(back) ? 'is a place for reserves, and has the back of a strongpoint’s unit' : 'is in a strongpoint, and has the back of a company of the reserves'; // biome-ignore format: a sentence
  if (g.post.garrison.get(post) === 1) return 'is kept by engineers (garrison=), and has Germans';
  if (german === NONE) return isDealt ? `has back=${BACK.text(back)}, but does not say which counter it is (german=)` : null; // biome-ignore format: a sentence
  return BACK_OF[german] === back
    ? null
    : `has back=${BACK.text(back)}, but ${GERMAN.text(german)} has the back ${BACK.text(BACK_OF[german] as number)}`;
}

/** What is wrong with the depth of a post. */
function depth(g: G, post: PostId, isDealt: boolean): string | null {
  const [pool, marker] = [g.post.pool.get(post), g.post.marker.get(post)];
  if (g.post.depth.get(post) === NO_DEPTH)
    return marker === NONE && pool === NONE ? null : 'has a depth marker, but no depth=';
  if (pool === NONE) return 'has depth, but does not say of which pool (pool=)';
  if ((pool === WN_POOL) !== isNest(positionOfPost(post)))
    return `cannot have depth of the pool ${POOL.text(pool)}`;
  if (marker === NONE) return isDealt ? 'has depth, but does not say which marker it is (marker=)' : null;
  return DEPTHS[marker]?.pool === POOL.text(pool)
    ? null
    : `has pool=${POOL.text(pool)}, but ${DEPTH.text(marker)} is of the pool ${DEPTHS[marker]?.pool}`;
}

/** Flags that no turn before 17 knows, and Germans where nobody plays. */
function moment(g: G, post: PostId): string | null {
  if (
    (!rulesOf(g).bases && g.post.garrison.get(post) === 1) ||
    (!hasActions(g) && g.post.fresh.get(post) === 1)
  )
    return 'has what comes from turn 17 on: a garrison of engineers, or Germans who came by an action';
  const isWest = SECTOR_OF[positionOfPost(post)] === WEST;
  return g.westPlayed === 0 && isWest && g.post.back.get(post) !== NONE
    ? 'has Germans, but the west is not played'
    : null;
}

/** What cannot be of the Germans on the map. */
export function judgeGermans(judged: Judged<G>): void {
  const { g, odd } = judged;
  const undealt = undealtFrom(judged);
  for (const post of EVERY_POST) {
    const isDealt = post < undealt;
    const isEmpty = g.post.back.get(post) === NONE;
    const own = isEmpty ? [empty(g, post)] : [counter(g, post, isDealt), depth(g, post, isDealt)];
    for (const text of [...own, moment(g, post)]) if (text !== null) odd(`post ${POST.text(post)} ${text}`);
  }
}
