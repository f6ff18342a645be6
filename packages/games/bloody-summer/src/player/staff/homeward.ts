import type { HexId } from '@bocage/hex';
import { GERMAN, isAirborne, isRanger, type UnitId } from '../../queries.ts';
import type { Plan } from '../ground/plan.ts';

/** Out of the zones of Germans, better by a hex more; a hex of marching costs less than that. */
const [OUT, CLEAR, HEX] = [2, 3, 0.2];

const isBound = (unit: UnitId): boolean => isAirborne(unit) || isRanger(unit);
/** Takes airborne troops and rangers out of the line, from where they can be sent home (1.1.1.3-m). */
export function headHome(plan: Plan): void {
  const { g, mind, side, lie } = plan;
  // 11.3-i: before they cost points.
  if (side === GERMAN || g.turn < mind.style.homeward) return;
  for (const unit of plan.fighters().filter(isBound)) {
    const here = g.unit.at.get(unit);
    const value = (hex: HexId): number =>
      Math.min(CLEAR, lie.near[hex] as number) - HEX * (plan.travel(unit, hex)?.way.length ?? 0);
    let found: HexId | undefined;
    for (const hex of [here, ...plan.travels(unit).keys()]) {
      if ((lie.near[hex] as number) < OUT || !plan.room.has(unit, hex)) continue;
      if (found === undefined || value(hex) > value(found)) found = hex;
    }
    if (found !== undefined) plan.post(unit, found);
  }
}
