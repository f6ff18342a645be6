import type { HexId } from '@bocage/hex';
import { FIRED_ON_BY, POSTS_OF } from '../map.ts';
import type { G } from '../state.ts';
import { isLinked } from './communication.ts';
import { isOccupied } from './field.ts';

/** Whether engineers keep a hex of a position, so that Germans cannot come back to it. */
const isKept = (g: G, position: number): boolean =>
  (POSTS_OF[position] as readonly number[]).some((post) => g.post.garrison.get(post) === 1);

/** CPO-01, ENB-02: whether a position could fire on a hex: one with Germans, or an empty one in communication. */
export const isThreatened = (g: G, hex: HexId): boolean =>
  (FIRED_ON_BY[hex] as readonly number[]).some(
    (position) => isOccupied(g, position) || (!isKept(g, position) && isLinked(g, position)),
  );
