import type { HexId } from '@bocage/hex';
import { type Names, names } from '@bocage/kernel';
import { isHex, settlementOf, terrainOf } from '../../map.ts';
import { COVERS, coverShift, coversOf, isOpenToAir, mayStand } from '../../tables/cover.ts';
import { mannerOf } from './manner.ts';

/** 2.2: what counts as the ground of a defence. */
export const COVER: Names = names('ground', COVERS);
/** 2.2: what counts in a hex; the first where nobody chooses. */
export const coversIn = (at: HexId): readonly number[] =>
  isHex(at) ? coversOf(terrainOf(at), settlementOf(at)) : [];

/** whether the houses and the ground around them differ in effect. */
export function mayChoose({ at, manner }: { readonly at: HexId; readonly manner: number }): boolean {
  const { ground } = mannerOf(manner);
  if (ground !== 'ground' && ground !== 'within') return false;
  const [one, other] = coversIn(at);
  if (one === undefined || other === undefined) return false;
  return (
    coverShift(one) !== coverShift(other) ||
    isOpenToAir(one) !== isOpenToAir(other) ||
    mayStand(one, false) !== mayStand(other, false)
  );
}
