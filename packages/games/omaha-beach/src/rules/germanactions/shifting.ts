import { done, drawFrom, NONE } from '@bocage/kernel';
import { BUILDING_POOL, MOBILE_POOL } from '../../data.ts';
import { swapped } from '../../events/extended.ts';
import { POST, postHex, terrainOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH, NO_DEPTH } from '../../terms.ts';
import { addTo, leftIn, poolOf } from '../events/depth.ts';
import { capture } from '../events/placing.ts';
import { procedure } from '../units.ts';

/** Takes a German with all that lies on and under it from one post to another that is empty. */
export function shift(g: G, from: number, to: number): void {
  const { back, german, revealed, disrupted, depth, pool, marker } = g.post;
  for (const field of [back, german, revealed, disrupted, depth, pool, marker])
    field.set(to, field.get(from));
  for (const field of [back, german, pool, marker]) field.set(from, NONE);
  for (const field of [revealed, disrupted, depth]) field.set(from, 0);
  g.post.garrison.set(to, 0);
  g.post.fresh.set(to, 1);
  capture(g, postHex(to));
}

/** The kind of depth that belongs to the ground of a post. */
const poolOfGround = (post: number): number =>
  terrainOf(postHex(post)) === 'buildings' ? BUILDING_POOL : MOBILE_POOL;

/** GAC-13: depth of the wrong kind for its ground is changed, if there is any of the other. */
export const swapDepth = procedure(
  'swapDepth',
  { post: POST },
  {
    begin(g, c) {
      const pool = poolOfGround(c.post);
      if (g.post.depth.get(c.post) === NO_DEPTH || g.post.pool.get(c.post) === pool) return done;
      return leftIn(g, pool) > 0 ? 'marker' : done;
    },
    marker: {
      rule: 'GAC-13',
      chance: (g, c) => drawFrom(poolOf(g, poolOfGround(c.post))),
      about: (_g, c) => [c.post],
      then(g, c, marker) {
        const pool = poolOfGround(c.post);
        const old = g.post.pool.get(c.post);
        poolOf(g, old).add(g.post.marker.get(c.post));
        addTo(g, old, 1);
        poolOf(g, pool).take(marker);
        addTo(g, pool, -1);
        g.post.depth.set(c.post, HIDDEN_DEPTH);
        g.post.pool.set(c.post, pool);
        g.post.marker.set(c.post, marker);
        g.emit(swapped, { post: c.post });
        return done;
      },
    },
  },
);
