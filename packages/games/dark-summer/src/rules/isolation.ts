import { GERMAN, isStrongpoint, ofSide, type UnitId } from '../data.ts';
import { isolated, relieved, relocated } from '../events.ts';
import { CHERBOURG, isHex } from '../map.ts';
import type { G } from '../state.ts';
import { checkGermanSupply } from '../victory.ts';

/** 13.5: tests Cherbourg at the start of a German Round and relocates who must be. */
export function testIsolation(g: G): void {
  const isCutOff = g.cherbourgTaken === 0 && g.supply.cherbourgIsCutOff;
  if (isCutOff && g.isolated === 0) g.emit(isolated, {});
  if (!isCutOff && g.isolated === 1 && g.cherbourgTaken === 0) g.emit(relieved, {});
  g.isolated = isCutOff ? 1 : 0;
  if (!isCutOff) return;
  // All are found before the first goes, for those who stay behind no longer have his company against zones.
  const fallingBack = (ofSide[GERMAN] ?? []).filter((unit) => mustFallBack(g, unit));
  for (const unit of fallingBack) {
    const from = g.unit.at.get(unit);
    g.unit.at.set(unit, CHERBOURG);
    g.emit(relocated, { unit, from });
  }
  if (fallingBack.length > 0) checkGermanSupply(g);
}

/** 13.5-c, -d, ruling F-46: out of supply, with a path to a C hex, and no strongpoint. */
function mustFallBack(g: G, unit: UnitId): boolean {
  const at = g.unit.at.get(unit);
  return isHex(at) && !isStrongpoint(unit) && !g.supply.has(unit) && g.supply.reachesCherbourg(at);
}
