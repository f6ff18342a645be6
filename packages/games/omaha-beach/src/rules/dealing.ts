import { done, drawFrom, int, type Odds } from '@bocage/kernel';
import { BACK_OF, GERMAN, GERMANS } from '../data.ts';
import { POST } from '../map.ts';
import type { G } from '../state.ts';
import { HIDDEN_DEPTH } from '../terms.ts';
import { procedure } from './units.ts';

/** Any counter with the back of a post that stands nowhere yet. */
function countersFor(g: G, post: number): Odds {
  const back = g.post.back.get(post);
  const taken = new Set(POST.words.map((_, other) => g.post.german.get(other)));
  const fits = (german: number): boolean => BACK_OF[german] === back && !taken.has(german);
  const total = GERMANS.filter((_, german) => fits(german)).length;
  return { kind: GERMAN, weight: (german) => (fits(german) ? 1 : 0), total };
}

/** Deals the counters of the Widerstandsnester and their depth markers, face down. */
export const dealing = procedure(
  'dealing',
  { post: int(0, 99) },
  {
    next(g, c) {
      while (c.post <= POST.max && g.post.back.get(c.post) < 0) c.post += 1;
      return c.post > POST.max ? done : 'counter';
    },
    counter: {
      rule: 'EOT-01',
      chance: (g, c) => countersFor(g, c.post),
      then(g, c, german) {
        g.post.german.set(c.post, german);
        return g.post.depth.get(c.post) === HIDDEN_DEPTH ? 'marker' : 'following';
      },
    },
    marker: {
      rule: 'EOT-01',
      chance: (g) => drawFrom(g.wnDepth),
      then(g, c, marker) {
        g.wnDepth.take(marker);
        g.post.marker.set(c.post, marker);
        return 'following';
      },
    },
    following(_g, c) {
      c.post += 1;
      return 'next';
    },
  },
);
