import { CHARTS, isGeneral } from '../../data.ts';
import { isNest, POSTS_OF, postHex } from '../../map.ts';
import type { G } from '../../state.ts';
import { toAmericans } from '../communication/nearness.ts';
import { unitsIn } from '../units.ts';

const { emptyWithin } = CHARTS.extended.germanActions;

/** Whether an American who holds ground stands in a post: a general does not. */
export const isManned = (g: G, post: number): boolean =>
  unitsIn(g, postHex(post)).some((unit) => !isGeneral(unit));

/** GAC-02: whether an empty position may act: in communication, without Americans, and reserves near some. */
export function isAwake(g: G, position: number): boolean {
  if (g.position.linked.get(position) === 0) return false;
  const posts = POSTS_OF[position] as readonly number[];
  if (posts.some((post) => isManned(g, post))) return false;
  return isNest(position) || posts.some((post) => toAmericans(g, postHex(post)) <= emptyWithin);
}

/** ENB-08, R-123: whether engineers keep a hex of a position, so that no Germans come there; an ambush still may. */
export const isKept = (g: G, position: number): boolean =>
  (POSTS_OF[position] as readonly number[]).some((post) => g.post.garrison.get(post) === 1);
