import { NOWHERE } from '@bocage/hex';
import { type Law, law, type Reason } from '@bocage/kernel';
import { CHARTS, EXIT, isArmored, isRanger, isRegular, type UnitId } from '../../data.ts';
import { exited } from '../../events/extended.ts';
import { EXITS } from '../../map.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { isLedOff } from '../engineers/clearing.ts';
import { actionsLeft, costOf, isAshore, spend, whyNotAct } from '../usactions/command.ts';

const RANGER_EXITS: readonly number[] = CHARTS.victory.full.rangerExits.map((id) => EXIT.of(id));

/** Leaving costs what a move does. */
const costToExit = (g: G, unit: UnitId): number => (isLedOff(g, g.unit.at.get(unit)) ? 0 : costOf(g, [unit]));

/** UMV-10: why a unit may not leave the map now: only those go that score there. */
export const whyNotExit: Law<[G, UnitId]> = law(whyNoExit, whyNotAct, (g, unit) =>
  isAshore(g, unit) && costToExit(g, unit) > actionsLeft(g) ? no('noActionLeft') : null,
);
function whyNoExit(g: G, unit: UnitId): Reason | null {
  const exit = EXITS.indexOf(g.unit.at.get(unit));
  if (exit < 0) return no('noExitHex');
  const scores = isRegular(unit) || isArmored(unit) || (isRanger(unit) && RANGER_EXITS.includes(exit));
  return scores ? null : no('noSuchExit');
}

/** A unit leaves the map for good. */
export function exitBy(g: G, unit: UnitId): void {
  const exit = EXITS.indexOf(g.unit.at.get(unit));
  spend(g, [unit], costToExit(g, unit));
  g.unit.exit.set(unit, exit);
  g.unit.at.set(unit, NOWHERE);
  g.emit(exited, { unit, exit });
}
