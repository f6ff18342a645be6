import type { HexId } from '@bocage/hex';
import type { G } from '../../state.ts';
import { isHeadquarters, type UnitId } from '../../units.ts';
import { type CaseId, fightersOf, loseHeadquarters, unitsOf } from '../units.ts';

/** The headquarters of a camp in a place. */
export const staffsIn = (g: G, camp: number, at: HexId): readonly UnitId[] =>
  unitsOf(g, camp, at).filter(isHeadquarters);

/** 5.4-a, 5.4-b: headquarters in a place without a combat unit of their camp are lost. */
export function loseStaffs(g: G, camp: number, at: HexId, rule: CaseId): void {
  if (fightersOf(g, camp, at).length > 0) return;
  for (const hq of staffsIn(g, camp, at)) loseHeadquarters(g, hq, rule);
}
