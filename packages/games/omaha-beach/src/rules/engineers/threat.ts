import type { HexId } from '@bocage/hex';
import { FIRED_ON_BY } from '../../map.ts';
import type { G } from '../../state.ts';
import { isLinked } from '../communication/communication.ts';
import { isKept } from '../germanactions/awake.ts';
import { isOccupied } from '../germanfire/field.ts';

/** CPO-01, ENB-02: whether a position could fire on a hex: one with Germans, or an empty one in communication. */
export const isThreatened = (g: G, hex: HexId): boolean =>
  (FIRED_ON_BY[hex] as readonly number[]).some(
    (position) => isOccupied(g, position) || (!isKept(g, position) && isLinked(g, position)),
  );
