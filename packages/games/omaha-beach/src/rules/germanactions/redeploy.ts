import { among, call, done, maybe, NONE } from '@bocage/kernel';
import { NOBODY } from '@bocage/wargame';
import { ACTED_BY, redeployed } from '../../events/extended.ts';
import { COLOUR_OF, FIELD, isNest, POSITION, positionOf, SECTOR_OF } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { type Placing, postOf } from '../events/placing.ts';
import { hasUnits } from '../germanfire/targets.ts';
import { asked, face, procedure, verb } from '../units.ts';
import { isManned } from './awake.ts';
import { BY_PLAYER, firstOf } from './choosing.ts';
import { EVERY_POSITION, scores } from './order.ts';
import { shift, swapDepth } from './shifting.ts';

/** GAC-09, GAC-11: whether reserves may go from one place to another. */
const isOpenTo = (g: G, from: number, to: number): boolean =>
  !isNest(to) &&
  SECTOR_OF[to] === SECTOR_OF[from] &&
  g.position.linked.get(to) === 1 &&
  g.post.back.get(postOf(to)) === NONE &&
  g.post.garrison.get(postOf(to)) === 0 &&
  !isManned(g, postOf(to)) &&
  (scores(to) || !scores(from)) &&
  hasUnits(g, to);

/** American strength in the field of a position. */
function strengthIn(g: G, position: number): number {
  let strength = 0;
  for (const hex of FIELD[position] ?? [])
    for (let u = g.board.stacks.first(hex); u !== NOBODY; u = g.board.stacks.next(u))
      strength += face(g, u)?.strength ?? 0;
  return strength;
}

/** GAC-10: where reserves go; several where all is equal, none where they stay. */
export function whereTo(g: G, from: number): Placing {
  if (g.position.linked.get(from) === 0) return { positions: [], by: 0 };
  const { ones, by } = firstOf(
    EVERY_POSITION.filter((to) => isOpenTo(g, from, to)),
    [
      ['points', (to) => (scores(to) ? 0 : 1)],
      ['number', (to) => positionOf(to).number],
      ['strength', (to) => -strengthIn(g, to)],
    ],
  );
  return { positions: ones, by };
}

/** Reserves without Americans in their field go where there are some. */
export const redeploy = procedure(
  'redeploy',
  { position: POSITION, to: maybe(POSITION), by: ACTED_BY },
  {
    where(g, c) {
      const { positions, by } = whereTo(g, c.position);
      if (positions.length > 1) return 'tie';
      c.to = positions[0] ?? NONE;
      c.by = by;
      return c.to === NONE ? done : 'go';
    },
    tie: asked(
      'GAC-10',
      'Choose where the German reserves go',
      verb(
        'reinforce',
        (g, c) => among(POSITION, whereTo(g, c.position).positions, no('redeployElsewhere')),
        (_g, c, to) => {
          c.to = to;
          c.by = BY_PLAYER;
          return 'go';
        },
      ),
    ),
    go(g, c) {
      const { position, to, by } = c;
      shift(g, postOf(position), postOf(to));
      g.emit(redeployed, { position, colour: COLOUR_OF[position] as number, to, by });
      return call(swapDepth, { post: postOf(to) }, done);
    },
  },
);
