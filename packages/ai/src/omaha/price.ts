import { DIVISION, dataOf, type G, isGeneral, isHq, isInfantry, isRegular, isTank, type UnitId } from '@bocage/game-omaha-beach'; // biome-ignore format: a list
import { NONE } from '@bocage/kernel';

/** A company that comes down to its last step brings its division nearer to the breaking point. */
const [CHEAP_STEP, DEAR_STEP, LAST_STEP] = [1, 2.2, 1.3];
/** From so many companies lost on, the next count so much more. */
const [ALARMING, ALARM] = [5, 5];

/** What it costs if a unit loses a step. */
export function priceOfStep(g: G, unit: UnitId): number {
  const steps = g.unit.steps.get(unit);
  const hero = g.unit.hero.get(unit) === NONE ? 0 : 0.3;
  if (isRegular(unit)) {
    if (steps === 1) return LAST_STEP + hero;
    if (steps > 2) return CHEAP_STEP + hero;
    const lost = g.division.lost.get(DIVISION.of(dataOf(unit).division));
    return DEAR_STEP * (lost >= ALARMING ? ALARM : 1) + hero;
  }
  if (isInfantry(unit)) return 1.1 + hero;
  return isTank(unit) ? 0.9 : 0.6;
}

/** What it costs if a leader is hit, or the hero of a unit. */
export function priceOfLeader(g: G, unit: UnitId): number {
  if (isHq(unit)) return 2;
  if (isGeneral(unit)) return g.unit.wounded.get(unit) === 1 ? 4 : 1;
  return 1.5;
}
