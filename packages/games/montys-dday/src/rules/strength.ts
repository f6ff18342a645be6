import type { HexId } from '@bocage/hex';
import { isHex } from '../map.ts';
import type { G } from '../state.ts';
import { type Cover, coverOf } from '../tables/cover.ts';
import { isCoastArtillery, type UnitId } from '../units.ts';
import { protectionOf, unitsIn } from './units.ts';

/** 14.1.6, R-88: Le Havre lies off the map: no ground, but the position of its battery. */
const IN_BOX: Cover = { terrain: 'clear', level: 0, fort: 0, improved: true, ruins: false };

/** 10.1.6, 13.0, 14.1.5: the cover that a hex gives to a side that defends it, as it is now. */
export function coverIn(g: G, hex: HexId, side: number): Cover {
  if (!isHex(hex)) return IN_BOX;
  return coverOf(hex, side, {
    improved: unitsIn(g, hex).some(isCoastArtillery),
    ruins: g.hex.ruins.get(hex) === 1,
  });
}

/** 10.1.4: the highest protection factor of any one of these units, as it is printed. */
export function bestProtection(g: G, units: readonly UnitId[]): number {
  let best = 0;
  for (const unit of units) best = Math.max(best, protectionOf(g, unit));
  return best;
}
