import { among, call, done, drawFrom, maybe, NONE } from '@bocage/kernel';
import { BUILDING_POOL, MOBILE_POOL } from '../../data.ts';
import { ACTED_BY, redeployed, swapped } from '../../events/extended.ts';
import {
  COLOUR_OF,
  EVERY_POSITION,
  FIELD,
  isNest,
  NO_POSITION,
  POSITION,
  POST,
  type PositionId,
  type PostId,
  positionOf,
  postHex,
  SECTOR_OF,
  terrainOf,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { HIDDEN_DEPTH, NO_DEPTH, no } from '../../terms.ts';
import { addTo, leftIn, poolOf } from '../events/depth.ts';
import { capture, postOf } from '../events/placing.ts';
import { type First, firstOf } from '../first.ts';
import { hasUnits } from '../germanfire/targets.ts';
import { choice, face, procedure, roll, unitsIn } from '../units.ts';
import { BY_PLAYER, isManned, scores } from './order.ts';

/** Takes a German with all that lies on and under it from one post to another that is empty. */
export function shift(g: G, from: PostId, to: PostId): void {
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
const poolOfGround = (post: PostId): number =>
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
    marker: roll(
      'GAC-13',
      (g, c) => drawFrom(poolOf(g, poolOfGround(c.post))),
      ['post'],
      (g, c, marker) => {
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
    ),
  },
);

/** GAC-09, GAC-11: whether reserves may go from one place to another. */
const isOpenTo = (g: G, from: PositionId, to: PositionId): boolean =>
  g.position.linked.get(from) === 1 &&
  !isNest(to) &&
  SECTOR_OF[to] === SECTOR_OF[from] &&
  g.position.linked.get(to) === 1 &&
  g.post.back.get(postOf(to)) === NONE &&
  g.post.garrison.get(postOf(to)) === 0 &&
  !isManned(g, postOf(to)) &&
  (scores(to) || !scores(from)) &&
  hasUnits(g, to);

/** American strength in the field of a position. */
function strengthIn(g: G, position: PositionId): number {
  let strength = 0;
  for (const hex of FIELD[position] ?? [])
    for (const unit of unitsIn(g, hex)) strength += face(g, unit)?.strength ?? 0;
  return strength;
}

/** GAC-10: where reserves go; several where all is equal, none where they stay. */
export function whereTo(g: G, from: PositionId): First<PositionId> {
  const open = EVERY_POSITION.filter((to) => isOpenTo(g, from, to));
  return firstOf(ACTED_BY, open, [
    ['points', (to) => (scores(to) ? 0 : 1)],
    ['number', (to) => positionOf(to).number],
    ['strength', (to) => -strengthIn(g, to)],
  ]);
}

/** Reserves without Americans in their field go where there are some. */
export const redeploy = procedure(
  'redeploy',
  { position: POSITION, to: maybe(POSITION), by: ACTED_BY },
  {
    where(g, c) {
      const { ones, by } = whereTo(g, c.position);
      if (ones.length > 1) return 'tie';
      c.to = ones[0] ?? NO_POSITION;
      c.by = by;
      return c.to === NONE ? done : 'go';
    },
    tie: choice(
      'GAC-10',
      'Choose where the German reserves go',
      'reinforce',
      (g, c) => among(POSITION, whereTo(g, c.position).ones, no('redeployElsewhere')),
      (_g, c, to) => {
        c.to = to;
        c.by = BY_PLAYER;
        return 'go';
      },
    ),
    go(g, c) {
      const { position, to, by } = c;
      shift(g, postOf(position), postOf(to));
      g.emit(redeployed, { position, colour: COLOUR_OF[position] as number, to, by });
      return call(swapDepth, { post: postOf(to) }, done);
    },
  },
);
