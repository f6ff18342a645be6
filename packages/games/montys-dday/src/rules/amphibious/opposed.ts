import { type HexId, NOWHERE } from '@bocage/hex';
import { cameAshore } from '../../events/amphibious.ts';
import type { G } from '../../state.ts';
import { ALLIED, BY_SEA } from '../../terms.ts';
import { UNITS_OF, type UnitId } from '../../units.ts';
import { eliminate, enter, hasEnemy, isAfloat } from '../units.ts';
import { landingHex } from './shore.ts';

/** 5.3.2: where a unit in its boats would land; NOWHERE for everybody else. */
const landingHexOf = (g: G, unit: UnitId): HexId =>
  isAfloat(g, unit) ? landingHex(g, g.unit.at.get(unit)) : NOWHERE;

/** 5.5.6-b: the hex with Germans that a unit off the shore must assault in segment F, or NOWHERE. */
export function mustAssault(g: G, unit: UnitId): HexId {
  const hex = landingHexOf(g, unit);
  return hex !== NOWHERE && hasEnemy(g, ALLIED, hex) ? hex : NOWHERE;
}

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
    const hex = landingHexOf(g, unit);
    if (hex === NOWHERE) continue;
    if (hasEnemy(g, ALLIED, hex) || g.hex.assaulted.get(hex) === 1) eliminate(g, unit, '5.5.6-b');
    else goAshore(g, unit, hex);
  }
}
