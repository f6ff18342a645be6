import { NOWHERE } from '@bocage/hex';
import type { Judged } from '@bocage/kernel';
import { DESTROYED, PLACE, REST_BOX } from '../map.ts';
import type { G } from '../state.ts';
import { EVERY_UNIT, isHeadquarters, STEPS_OF, UNIT, type UnitId } from '../units.ts';

/** A counter with its steps and its place. */
function judgeUnit({ g, odd }: Judged<G>, unit: UnitId): void {
  const word = UNIT.text(unit);
  const at = g.unit.at.get(unit);
  const steps = g.unit.steps.get(unit);
  if (steps > (STEPS_OF[unit] as number)) odd(`${word} has more steps than there are`);
  if (g.unit.captured.get(unit) === 1 && at !== NOWHERE) odd(`${word} is lost and yet in ${PLACE.text(at)}`);
  if (at === NOWHERE || at === DESTROYED || at === REST_BOX || isHeadquarters(unit)) return;
  if (steps === 0) odd(`${word} has no step left and yet is in ${PLACE.text(at)}`);
}

/** The counters, one by one. */
export function judgeUnits(judged: Judged<G>): void {
  for (const unit of EVERY_UNIT) judgeUnit(judged, unit);
}
