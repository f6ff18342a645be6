import { CHARTS } from '../data.ts';
import { isNest, POSTS_OF, postHex } from '../map.ts';
import type { G } from '../state.ts';
import { toAmericans } from './nearness.ts';
import { isManned } from './shifting.ts';

const { emptyWithin } = CHARTS.extended.germanActions;

/** GAC-02: whether an empty position may act: in communication, kept by nobody, and reserves near Americans. */
export function isAwake(g: G, position: number): boolean {
  if (g.position.linked.get(position) === 0) return false;
  const posts = POSTS_OF[position] as readonly number[];
  if (posts.some((post) => isManned(g, post) || g.post.garrison.get(post) === 1)) return false;
  return isNest(position) || posts.some((post) => toAmericans(g, postHex(post)) <= emptyWithin);
}
