import { type HexId, NOWHERE } from '@bocage/hex';
import { NONE } from '@bocage/kernel';
import { EVERY_UNIT, isGeneral, type UnitId } from '../data.ts';
import { boxAt, grid } from '../map.ts';
import type { G } from '../state.ts';

/** Further than any hex of the map. */
export const FAR = 99;

/** Whether a unit is ashore: a general is no unit, and who is in a landing box is not there yet. */
function isAshore(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  return at !== NOWHERE && boxAt(at) < 0 && !isGeneral(unit);
}

/** Hexes to the nearest American unit ashore, or to the nearest of a division. */
export function toAmericans(g: G, hex: HexId, division = NONE): number {
  let nearest = FAR;
  for (const unit of EVERY_UNIT)
    if (isAshore(g, unit) && (division === NONE || g.unit.division.get(unit) === division))
      nearest = Math.min(nearest, grid.distance(hex, g.unit.at.get(unit)));
  return nearest;
}
