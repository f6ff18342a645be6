import { call, done, drawFrom, int, NONE, type Odds, remembered } from '@bocage/kernel';
import { BACK, BACK_OF, GERMAN } from '../../data.ts';
import { POST } from '../../map.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH } from '../../terms.ts';
import { procedure } from '../units.ts';
import { dealReserves } from './dealreserves.ts';

/** By back: 1 for each counter that has it, and how many have. */
const WITH_BACK = BACK.words.map((_, back) => BACK_OF.map((other) => (other === back ? 1 : 0)));
const HOW_MANY = WITH_BACK.map((weights) => weights.filter((weight) => weight === 1).length);

/** Any counter with the back of a post that stands nowhere yet. */
const countersFor = remembered((g: G, post): Odds => {
  const back = g.post.back.get(post);
  const weights = (WITH_BACK[back] as readonly number[]).slice();
  let total = HOW_MANY[back] as number;
  for (let other = 0; other <= POST.max; other++) {
    const german = g.post.german.get(other);
    if (german === NONE || weights[german] === 0) continue;
    weights[german] = 0;
    total--;
  }
  return { kind: GERMAN, weight: (german) => weights[german] as number, total };
});

const markers = remembered((g: G): Odds => drawFrom(g.wnDepth));

/** Deals the counters of the Widerstandsnester and their depth markers, face down. */
export const dealing = procedure(
  'dealing',
  { post: int(0, 99) },
  {
    // To the first post with a German from this one on.
    begin(g, c) {
      while (c.post <= POST.max && g.post.back.get(c.post) === NONE) c.post += 1;
      return c.post > POST.max ? call(dealReserves, {}, done) : 'counter';
    },
    counter: {
      rule: 'EOT-01',
      chance: (g, c) => countersFor(g, c.post),
      about: (_g, c) => [c.post],
      then(g, c, german) {
        g.post.german.set(c.post, german);
        return g.post.depth.get(c.post) === HIDDEN_DEPTH ? 'marker' : 'next';
      },
    },
    marker: {
      rule: 'EOT-01',
      chance: (g) => markers(g, 0),
      about: (_g, c) => [c.post],
      then(g, c, marker) {
        g.wnDepth.take(marker);
        g.post.marker.set(c.post, marker);
        return 'next';
      },
    },
    next(_g, c) {
      c.post += 1;
      return 'begin';
    },
  },
);
