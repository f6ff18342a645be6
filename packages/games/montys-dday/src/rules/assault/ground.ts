import type { Direction, HexId, HexsideId } from '@bocage/hex';
import { type Law, law } from '@bocage/kernel';
import { GAIT_OF, isWalled } from '../../gaits.ts';
import { grid, isBridge, waterOf } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { isBluff } from '../../tables/going.ts';
import { GAITS, type Gait } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { isFlooded, whyClosed } from '../movement/ground.ts';
import { isAfloat } from '../units.ts';

const sideBetween = (a: HexId, b: HexId): HexsideId => grid.sideBetween(a, b) as HexsideId;

/** 6.3.7: whether a Sea Wall that nobody has breached parts two neighbours. */
export const isBehindWall = (g: G, a: HexId, b: HexId): boolean =>
  isWalled(g, a, grid.directionTo(a, b) as Direction);

/** 9.1.4, R-23, R-98: whether water parts two neighbours, bridged or not. */
export const isOverWater = (a: HexId, b: HexId): boolean => waterOf(sideBetween(a, b)) !== '';

/** 10.5.3-f1, R-23: whether a canal or river parts two neighbours, and no bridge joins them. */
export function isUnbridged(a: HexId, b: HexId): boolean {
  const side = sideBetween(a, b);
  const water = waterOf(side);
  return (water === 'canal' || water === 'river') && !isBridge(side);
}

/** 6.2.9: whether a unit is below a hill that no road or trail leads it up to from the beach. */
export const isUnderBluff = (unit: UnitId, from: HexId, to: HexId): boolean =>
  isBluff(GAITS[GAIT_OF[unit] as number] as Gait, from, to, sideBetween(from, to));

/** Why the ground does not let a unit go from a hex to the next; R-99: nor does the sea, once it has come over its flat. */
export const whyNotEnterGround: Law<[G, UnitId, HexId, HexId]> = law<[G, UnitId, HexId, HexId]>(
  whyClosed,
  (g, unit) => (!isAfloat(g, unit) && isFlooded(g, g.unit.at.get(unit)) ? no('inFlood') : null),
);
