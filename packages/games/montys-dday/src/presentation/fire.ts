import type { HexId } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { grid } from '../map.ts';
import { no } from '../refusals.ts';
import { fireFactor, reachOf, whyNotBear } from '../rules/fire/firers.ts';
import { isAshore } from '../rules/units.ts';
import type { G } from '../state.ts';
import type { UnitId } from '../units.ts';

const rulesOf = (...refusals: readonly Reason[]): ReadonlySet<string> =>
  new Set(refusals.map(({ rule }) => rule));
/** What hides a hex, and what silences guns that could reach it. */
const HIDES = rulesOf(no('townInTheWay'), no('hillInTheWay'), no('hillsideInTheWay'), no('fireOverSeaWall'));
const SILENCES = rulesOf(no('noCommandForGuns'), no('noCommandForTanks'), no('noRemoteCommand'));

/** Fire of a unit at a hex that is within its range and before it. */
export interface Bearing {
  readonly factor: number;
  /** What hides the hex from it. */
  readonly hidden: Reason | undefined;
  readonly isCommanded: boolean;
}

/** How a unit bears on a hex, by the law of fire; null where it is too far, or not before it, or never fires. */
export function bearingOf(g: G, unit: UnitId, to: HexId): Bearing | null {
  const from = g.unit.at.get(unit);
  if (!isAshore(g, unit) || from === to || grid.distance(from, to) > reachOf(unit)) return null;
  const reasons = whyNotBear.every(g, to, unit);
  if (reasons.some(({ rule }) => !HIDES.has(rule) && !SILENCES.has(rule))) return null;
  return {
    factor: fireFactor(g, unit, to),
    hidden: reasons.find(({ rule }) => HIDES.has(rule)),
    isCommanded: !reasons.some(({ rule }) => SILENCES.has(rule)),
  };
}
