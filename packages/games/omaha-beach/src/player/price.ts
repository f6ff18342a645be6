import { NONE } from '@bocage/kernel';
import { breakingPoint, DIVISION, dataOf, type G, isGeneral, isHq, isInfantry, isRegular, isTank, type UnitId } from '../queries.ts'; // biome-ignore format: a list
import type { Weights } from './style.ts';

/** The more companies a division has lost, the more the next counts; from so many on, whatever the hour. */
/** What of the price of breaking a company has that is one farther from it. */
const BREAKS = 0.5;
const [ALARMING, HALFWAY] = [4, 5];
/** In the last turns a step counts for what it can still do, but never for nothing. */
const LEAST = 0.1;

const fading = (g: G, { fadingTurns }: Weights): number =>
  Math.max(LEAST, Math.min(1, (g.lastTurn - g.turn + 1) / fadingTurns));

/** What it costs if a unit loses a step. */
export function priceOfStep(g: G, unit: UnitId, style: Weights): number {
  const hero = g.unit.hero.get(unit) === NONE ? 0 : 0.3;
  if (!isRegular(unit))
    return (
      fading(g, style) * (isInfantry(unit) ? 1.1 + hero : style.vehicleStep * (isTank(unit) ? 0.9 : 0.6))
    );
  const steps = g.unit.steps.get(unit);
  if (steps !== 2) return fading(g, style) * ((steps === 1 ? style.lastStep : style.cheapStep) + hero);
  const lost = g.division.lost.get(DIVISION.of(dataOf(unit).division));
  const alarm = 1 + style.alarm * (lost / HALFWAY) ** 3;
  const broken = style.breaking * BREAKS ** (breakingPoint(g.turn) - 1 - lost);
  return (lost >= ALARMING ? 1 : fading(g, style)) * alarm * (style.dearStep + hero) + broken;
}

/** What it costs if a leader is hit, or the hero of a unit. */
export function priceOfLeader(g: G, unit: UnitId): number {
  if (isHq(unit)) return 2;
  if (isGeneral(unit)) return g.unit.wounded.get(unit) === 1 ? 4 : 1;
  return 1.5;
}
