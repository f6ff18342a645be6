import { done, drawFrom } from '@bocage/kernel';
import { CARD } from '../../data.ts';
import { filled, resupplied } from '../../events/extended.ts';
import { COLOUR_OF, dotOf, FIELD, POSITION, STEADY } from '../../map.ts';
import type { G } from '../../state.ts';
import { NO_DEPTH } from '../../terms.ts';
import { layMarker, leftIn, markerOf, poolFor } from '../events/depth.ts';
import { occupy, postOf } from '../events/placing.ts';
import { takeTactical } from '../events/reserves.ts';
import { isSteadyPost, mayFire } from '../germanfire/field.ts';
import { firing } from '../germanfire/positionfire.ts';
import { keepSilent } from '../germanfire/silence.ts';
import { procedure } from '../units.ts';
import { scores } from './order.ts';

/** GAC-08: whether reserves draw depth: steady, without any, in communication, and some is left. */
export const needsDepth = (g: G, position: number): boolean =>
  isSteadyPost(g, postOf(position)) &&
  g.post.depth.get(postOf(position)) === NO_DEPTH &&
  g.position.linked.get(position) === 1 &&
  leftIn(g, poolFor(g, postOf(position))) > 0;

/** Reserves draw depth, and fire with it. */
export const resupply = procedure(
  'resupply',
  { position: POSITION, card: CARD },
  {
    marker: {
      rule: 'GAC-08',
      chance: (g, c) => markerOf(g, postOf(c.position)),
      about: (_g, c) => [c.position],
      then(g, c, marker) {
        layMarker(g, postOf(c.position), marker);
        g.emit(resupplied, { position: c.position, colour: COLOUR_OF[c.position] as number });
        return 'fire';
      },
    },
    fire(g, c) {
      if (!mayFire(g, c.position, c.card)) {
        keepSilent(g, c.position);
        return done;
      }
      g.position.fired.set(c.position, 1);
      return firing(g, c.position, c.card, done);
    },
  },
);

/** Whether Americans stand in the intense or steady field of a position. */
const isPressed = (g: G, position: number): boolean =>
  (FIELD[position] ?? []).some((hex) => dotOf(position, hex) <= STEADY && !g.board.stacks.isEmpty(hex));

/** GAC-14: whether a company comes to an empty place: somebody is left, and the place scores or is pressed. */
export const isWanted = (g: G, position: number): boolean =>
  g.tacticalLeft + g.divisionalLeft > 0 && (scores(position) || isPressed(g, position));

/** A company comes with depth to an empty place. */
export const fill = procedure(
  'fill',
  { position: POSITION },
  {
    from: (g) => (g.tacticalLeft > 0 ? 'tactical' : 'divisional'),
    tactical: {
      rule: 'GAC-14',
      chance: (g) => drawFrom(g.tactical),
      about: (_g, c) => [c.position],
      then(g, c, german) {
        takeTactical(g, german);
        return come(g, c.position, german);
      },
    },
    divisional: {
      rule: 'GAC-14',
      chance: (g) => drawFrom(g.divisional),
      about: (_g, c) => [c.position],
      then(g, c, german) {
        g.divisional.take(german);
        g.divisionalLeft -= 1;
        return come(g, c.position, german);
      },
    },
    marker: {
      rule: 'GAC-14',
      chance: (g, c) => markerOf(g, postOf(c.position)),
      about: (_g, c) => [c.position],
      then(g, c, marker) {
        layMarker(g, postOf(c.position), marker);
        return done;
      },
    },
  },
);

function come(g: G, position: number, german: number): 'marker' | typeof done {
  const post = postOf(position);
  occupy(g, position, german);
  g.post.fresh.set(post, 1);
  g.emit(filled, { position, colour: COLOUR_OF[position] as number });
  return leftIn(g, poolFor(g, post)) > 0 ? 'marker' : done;
}
