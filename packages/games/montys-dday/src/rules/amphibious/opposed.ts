import { type HexId, NOWHERE } from '@bocage/hex';
import { cameAshore } from '../../events/amphibious.ts';
import type { G } from '../../state.ts';
import { ALLIED, BY_SEA } from '../../terms.ts';
import { UNITS_OF, type UnitId } from '../../units.ts';
import { eliminate, enter, hasEnemy, isAfloat } from '../units.ts';
import { landingHex } from './shore.ts';

/** 5.5.6: the landing hex that a unit at sea has to assault in segment F; NOWHERE for everybody else. */
export const mustAssault = (g: G, unit: UnitId): HexId =>
  isAfloat(g, unit) ? landingHex(g, g.unit.at.get(unit)) : NOWHERE;

/** A unit goes ashore, and is known to have come by sea in this turn. */
export function goAshore(g: G, unit: UnitId, hex: HexId): void {
  const from = g.unit.at.get(unit);
  g.emit(cameAshore, { unit, hex, from });
  g.unit.landed.set(unit, BY_SEA);
  enter(g, unit, hex);
}

/** 5.5.6-b: when segment F ends, all are lost who are still at sea; R-116: but before Germans who have gone they land. */
export function loseFailed(g: G): void {
  for (const unit of UNITS_OF[ALLIED] ?? []) {
    const hex = mustAssault(g, unit);
    if (hex === NOWHERE) continue;
    if (hasEnemy(g, ALLIED, hex) || g.hex.assaulted.get(hex) === 1) eliminate(g, unit, '5.5.6-b');
    else goAshore(g, unit, hex);
  }
}
