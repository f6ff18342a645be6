import { CHARTS } from '../../data/charts.ts';
import { FOOT, GAIT_OF } from '../../gaits.ts';
import type { Seen } from '../../state.ts';
import { HALVES, isolatedMovement } from '../../tables/going.ts';
import { firstDayMovement } from '../../tables/turns.ts';
import { ALLIES } from '../../terms.ts';
import { ALLOWANCE, CAMP_OF, isMotorized, isParachute, type UnitId } from '../../units.ts';

/** 0.1.2-c: the most that somebody on foot has. */
const ON_FOOT: number = CHARTS.movement.motorizedAbove;

/** 2.2-e, R-79: Allied paratroops whom no supply has reached yet. */
export const isGrounded = (g: Seen, unit: UnitId): boolean =>
  CAMP_OF[unit] === ALLIES && isParachute(unit) && g.unit.lorries.get(unit) === 0;
/** 2.2-d, 2.2-e: whether a unit that has vehicles goes without them. */
export const isDismounted = (g: Seen, unit: UnitId): boolean =>
  isMotorized(unit) && (g.unit.onFoot.get(unit) === 1 || isGrounded(g, unit));

/** How it moves now, by its place in GAITS. */
export const gaitNow = (g: Seen, unit: UnitId): number =>
  isDismounted(g, unit) ? FOOT : (GAIT_OF[unit] as number);

/** 0.1.2, 7.4-d, R-113: what a unit may spend in a phase, in movement points. */
export function allowanceOf(g: Seen, unit: UnitId): number {
  const printed = ALLOWANCE[unit] as number;
  if (isDismounted(g, unit)) return Math.min(printed, ON_FOOT);
  return g.unit.unsupplied.get(unit) === 1 ? isolatedMovement(printed) : printed;
}

/** What it has left of that in half points; half as much on 6 June (10.A.1-k, 10.A.2-b). */
export function leftOf(g: Seen, { halved }: { readonly halved: number }, unit: UnitId): number {
  const allowance = allowanceOf(g, unit);
  return HALVES * (halved === 1 ? firstDayMovement(allowance) : allowance) - g.unit.spent.get(unit);
}
