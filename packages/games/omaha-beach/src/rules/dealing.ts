import { call, done, drawFrom, int, NONE, type Odds, remembered } from '@bocage/kernel';
import { BACK_OF, GERMAN } from '../data.ts';
import { POST } from '../map.ts';
import type { G } from '../state.ts';
import { HIDDEN_DEPTH } from '../terms.ts';
import { dealReserves } from './dealreserves.ts';
import { procedure } from './units.ts';

/** Any counter with the back of a post that stands nowhere yet. */
const countersFor = remembered((g: G, post): Odds => {
  const back = g.post.back.get(post);
  const weights = BACK_OF.map((other) => (other === back ? 1 : 0));
  for (let other = 0; other <= POST.max; other++) {
    const german = g.post.german.get(other);
    if (german !== NONE) weights[german] = 0;
  }
  const total = weights.reduce<number>((sum, weight) => sum + weight, 0);
  return { kind: GERMAN, weight: (german) => weights[german] as number, total };
});

/** Deals the counters of the Widerstandsnester and their depth markers, face down. */
export const dealing = procedure(
  'dealing',
  { post: int(0, 99) },
  {
    next(g, c) {
      let { post } = c;
      while (post <= POST.max && g.post.back.get(post) < 0) post++;
      c.post = post;
      return post > POST.max ? call(dealReserves, {}, done) : 'counter';
    },
    counter: {
      rule: 'EOT-01',
      chance: (g, c) => countersFor(g, c.post),
      then(g, c, german) {
        g.post.german.set(c.post, german);
        if (g.post.depth.get(c.post) === HIDDEN_DEPTH) return 'marker';
        c.post += 1;
        return 'next';
      },
    },
    marker: {
      rule: 'EOT-01',
      chance: (g) => drawFrom(g.wnDepth),
      then(g, c, marker) {
        g.wnDepth.take(marker);
        g.post.marker.set(c.post, marker);
        c.post += 1;
        return 'next';
      },
    },
  },
);
