import { done, int, list, type Odds } from '@bocage/kernel';
import { BACK, CARD, type CardId, GERMAN, GERMANS, SECTOR } from '../../data.ts';
import { filled, reoccupied, resupplied } from '../../events/extended.ts';
import {
  COLOUR_OF,
  dotOf,
  FIELD,
  POSITION,
  POST,
  type PositionId,
  type PostId,
  positionOfPost,
  postHex,
  postsOf,
  STEADY,
} from '../../map.ts';
import type { G } from '../../state.ts';
import { NO_DEPTH } from '../../terms.ts';
import { toAmericans } from '../communication/nearness.ts';
import { layMarker } from '../events/depth.ts';
import { capture, postOf } from '../events/placing.ts';
import {
  bringDivisional,
  bringTactical,
  hasMarker,
  markerAt,
  ofDivisional,
  ofTactical,
} from '../events/reserves.ts';
import { isOccupied, isSteadyPost, mayFire } from '../germanfire/field.ts';
import { firing, keepSilent } from '../germanfire/positionfire.ts';
import { procedure, roll } from '../units.ts';
import { actionOf, isAwake, isKept, orderedBy, scores } from './order.ts';

const PLAIN = BACK.of('plain');
/** Whether a garrison without a gun has been lost, and could come back. */
const isLost = (g: G, german: number): boolean =>
  GERMANS[german]?.kind === 'plain' && g.gone.known.get(german) === 1;
const lostGarrisons = (g: G): Odds => ({
  kind: GERMAN,
  weight: (german) => (isLost(g, german) ? 1 : 0),
  total: GERMANS.filter((_, german) => isLost(g, german)).length,
});

/** The posts that the card may still man again, this position’s and those of later ones. */
const claims = (g: G, card: CardId, sector: number, at: number): PostId[] =>
  orderedBy(card, sector)
    .slice(at - 1)
    .filter(
      (position) =>
        actionOf(card, position, 'empty') === 'reoccupy' &&
        !isOccupied(g, position) &&
        !isKept(g, position) &&
        isAwake(g, position),
    )
    .flatMap((position) => postsOf(position));

/** GAC-07: the posts of a position that get a garrison: the nearest to Americans first, where there are too few. */
function manned(g: G, position: PositionId, card: CardId, sector: number, at: number): PostId[] {
  const all = claims(g, card, sector, at).sort(
    (a, b) => toAmericans(g, postHex(a)) - toAmericans(g, postHex(b)),
  );
  return all.slice(0, lostGarrisons(g).total).filter((post) => positionOfPost(post) === position);
}

/** GAC-06: garrisons that were lost come back to an empty strongpoint, face up. */
export const reoccupy = procedure(
  'reoccupy',
  { position: POSITION, card: CARD, sector: SECTOR, at: int(0, POSITION.max + 1), posts: list(POST, 2) },
  {
    begin(g, c) {
      c.posts.fill(manned(g, c.position, c.card, c.sector, c.at));
      return 'next';
    },
    next: (_g, c) => (c.posts.length === 0 ? done : 'garrison'),
    garrison: roll(
      'GAC-06',
      lostGarrisons,
      (_g, c) => [c.posts.at(0)],
      (g, c, german) => {
        const post = c.posts.removeAt(0);
        g.gone.known.set(german, 0);
        g.post.back.set(post, PLAIN);
        g.post.german.set(post, german);
        g.post.revealed.set(post, 1);
        g.post.fresh.set(post, 1);
        capture(g, postHex(post));
        g.emit(reoccupied, { post, colour: COLOUR_OF[c.position] as number });
        return 'next';
      },
    ),
  },
);

/** GAC-08: whether reserves draw depth: steady, without any, in communication, and some is left. */
export const needsDepth = (g: G, position: PositionId): boolean =>
  isSteadyPost(g, postOf(position)) &&
  g.post.depth.get(postOf(position)) === NO_DEPTH &&
  g.position.linked.get(position) === 1 &&
  hasMarker(g, position);

/** Reserves draw depth, and fire with it. */
export const resupply = procedure(
  'resupply',
  { position: POSITION, card: CARD },
  {
    marker: roll('GAC-08', markerAt, ['position'], (g, c, marker) => {
      layMarker(g, postOf(c.position), marker);
      g.emit(resupplied, { position: c.position, colour: COLOUR_OF[c.position] as number });
      return 'fire';
    }),
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
const isPressed = (g: G, position: PositionId): boolean =>
  (FIELD[position] ?? []).some((hex) => dotOf(position, hex) <= STEADY && !g.board.stacks.isEmpty(hex));

/** GAC-14: whether a company comes to an empty place: somebody is left, and the place scores or is pressed. */
export const isWanted = (g: G, position: PositionId): boolean =>
  g.tacticalLeft + g.divisionalLeft > 0 && (scores(position) || isPressed(g, position));

/** A company comes with depth to an empty place. */
export const fill = procedure(
  'fill',
  { position: POSITION },
  {
    from: (g) => (g.tacticalLeft > 0 ? 'tactical' : 'divisional'),
    tactical: roll('GAC-14', ofTactical, ['position'], (g, c, german) => {
      bringTactical(g, c.position, german);
      return come(g, c.position);
    }),
    divisional: roll('GAC-14', ofDivisional, ['position'], (g, c, german) => {
      bringDivisional(g, c.position, german);
      return come(g, c.position);
    }),
    marker: roll('GAC-14', markerAt, ['position'], (g, c, marker) => {
      layMarker(g, postOf(c.position), marker);
      return done;
    }),
  },
);

function come(g: G, position: PositionId): 'marker' | typeof done {
  g.post.fresh.set(postOf(position), 1);
  g.emit(filled, { position, colour: COLOUR_OF[position] as number });
  return hasMarker(g, position) ? 'marker' : done;
}
