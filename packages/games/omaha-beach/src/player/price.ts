import { NONE } from '@bocage/kernel';
import { DIVISION, dataOf, type G, isGeneral, isHq, isInfantry, isRegular, isTank, type UnitId } from '../queries.ts'; // biome-ignore format: a list

/** A company that comes down to its last step brings its division nearer to the breaking point. */
const [CHEAP_STEP, DEAR_STEP, LAST_STEP] = [1, 2.2, 1.3];
/** The more companies a division has lost, the more the next counts; from so many on, whatever the hour. */
const [ALARMING, ALARM, HALFWAY] = [4, 2, 5];
/** In the last turns a step counts for what it can still do, but never for nothing. */
const [FADING_TURNS, LEAST] = [8, 0.1];

const fading = (g: G): number => Math.max(LEAST, Math.min(1, (g.lastTurn - g.turn + 1) / FADING_TURNS));

/** What it costs if a unit loses a step. */
export function priceOfStep(g: G, unit: UnitId): number {
  const hero = g.unit.hero.get(unit) === NONE ? 0 : 0.3;
  if (!isRegular(unit)) return fading(g) * (isInfantry(unit) ? 1.1 + hero : isTank(unit) ? 0.9 : 0.6);
  const steps = g.unit.steps.get(unit);
  if (steps !== 2) return fading(g) * ((steps === 1 ? LAST_STEP : CHEAP_STEP) + hero);
  const lost = g.division.lost.get(DIVISION.of(dataOf(unit).division));
  const alarm = 1 + ALARM * (lost / HALFWAY) ** 3;
  return (lost >= ALARMING ? 1 : fading(g)) * alarm * (DEAR_STEP + hero);
}

/** What it costs if a leader is hit, or the hero of a unit. */
export function priceOfLeader(g: G, unit: UnitId): number {
  if (isHq(unit)) return 2;
  if (isGeneral(unit)) return g.unit.wounded.get(unit) === 1 ? 4 : 1;
  return 1.5;
}
