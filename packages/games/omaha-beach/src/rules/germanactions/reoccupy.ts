import { done, int, list, type Odds } from '@bocage/kernel';
import { BACK, CARD, GERMAN, GERMANS, SECTOR } from '../../data.ts';
import { reoccupied } from '../../events/extended.ts';
import { COLOUR_OF, POSITION, POST, POSTS_OF, positionOfPost, postHex } from '../../map.ts';
import type { G } from '../../state.ts';
import { toAmericans } from '../communication/nearness.ts';
import { capture } from '../events/placing.ts';
import { isOccupied } from '../germanfire/field.ts';
import { procedure } from '../units.ts';
import { isAwake, isKept } from './awake.ts';
import { actionOf, orderedBy } from './order.ts';

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
const claims = (g: G, card: number, sector: number, at: number): number[] =>
  orderedBy(card, sector)
    .slice(at - 1)
    .filter(
      (position) =>
        actionOf(card, position, 'empty') === 'reoccupy' &&
        !isOccupied(g, position) &&
        !isKept(g, position) &&
        isAwake(g, position),
    )
    .flatMap((position) => POSTS_OF[position] as readonly number[]);

/** GAC-07: the posts of a position that get a garrison: the nearest to Americans first, where there are too few. */
function manned(g: G, position: number, card: number, sector: number, at: number): number[] {
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
    garrison: {
      rule: 'GAC-06',
      chance: (g) => lostGarrisons(g),
      about: (_g, c) => [c.posts.at(0)],
      then(g, c, german) {
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
    },
  },
);
