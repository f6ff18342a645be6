import { type HexId, NOWHERE } from '@bocage/hex';
import { landedUnopposed } from '../../events/assault.ts';
import { landsOn } from '../../map.ts';
import type { G, Seen } from '../../state.ts';
import { tideIn } from '../../tables/turns.ts';
import { ALLIED } from '../../terms.ts';
import { UNITS_OF, type UnitId } from '../../units.ts';
import { eliminate, enter, hasEnemy, isAfloat } from '../units.ts';

/** 5.3.2: where a unit in its boats would land, or NOWHERE. */
export const landingHexOf = (g: Seen, unit: UnitId): HexId =>
  isAfloat(g, unit) ? landsOn(g.unit.at.get(unit), tideIn(g.turn)) : NOWHERE;

/** 5.5.6-b: the hex with Germans that a unit off the shore must assault, or NOWHERE. */
export function mustAssault(g: G, unit: UnitId): HexId {
  const hex = landingHexOf(g, unit);
  return hex !== NOWHERE && hasEnemy(g, ALLIED, hex) ? hex : NOWHERE;
}

/** 5.5.6-b: whoever is still at sea when segment F ends is lost; R-151: not if the Germans went before they were assaulted. */
export function loseFailed(g: G): void {
  for (const unit of UNITS_OF[ALLIED] ?? []) {
    if (!isAfloat(g, unit)) continue;
    const [from, hex] = [g.unit.at.get(unit), landingHexOf(g, unit)];
    if (hex === NOWHERE || hasEnemy(g, ALLIED, hex) || g.hex.assaulted.get(hex) === 1)
      eliminate(g, unit, '5.5.6-b');
    else {
      enter(g, unit, hex);
      g.emit(landedUnopposed, { unit, hex, from });
    }
  }
}
