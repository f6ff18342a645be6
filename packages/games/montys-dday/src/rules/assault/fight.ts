import type { HexId } from '@bocage/hex';
import type { G } from '../../state.ts';
import type { Cover } from '../../tables/cover.ts';
import { enemyOf, OPEN_GROUND } from '../../terms.ts';
import { isGarrison, SIDE_OF, type UnitId } from '../../units.ts';
import { unitsIn } from '../units.ts';

/** A Close Assault: whose, on which hex, by whom; `inside` by one who came down into it. */
export interface Assault {
  readonly side: number;
  readonly hex: HexId;
  readonly units: readonly UnitId[];
  readonly inside: boolean;
  /** 16.1: what headquarters add to either side. */
  readonly support: { readonly attack: number; readonly defence: number };
}

/** 10.3.3-c2: all who are assaulted with a hex. */
export const defendersOf = (g: G, { side, hex }: Pick<Assault, 'side' | 'hex'>): readonly UnitId[] =>
  unitsIn(g, hex).filter((unit) => SIDE_OF[unit] === enemyOf(side));

/** 13.0, R-26: whether those who defend a hex are in works. */
export const inWorks = ({ fort, improved }: Cover): boolean => fort !== OPEN_GROUND || improved;

/** whether a unit of a side, Garrisons apart, is in a hex and cancels enemy zones there. */
export const cancelsZones = (g: G, side: number, hex: HexId): boolean =>
  g.board.stacks.has(side, hex) &&
  unitsIn(g, hex).some((unit) => SIDE_OF[unit] === side && !isGarrison(unit));
