import {
  ALLIES,
  CAMP_OF,
  CHERBOURG_CITY,
  defenceOf,
  type G,
  isElite,
  isRace,
  STEPS_OF,
  type UnitId,
} from '../../queries.ts';

/** 11.3: a step is a point, that of an elite unit two. */
const [STEP, ELITE] = [1, 1] as const;
/** The Germans replace hardly any of what they lose, the Allies all of it. */
const SCARCE = 0.35;
/** The last step takes the counter off the map, with its zone of control. */
const LAST = 0.5;

/** 11.1: the race to Cherbourg is not won by points, so that steps count for what they do alone; in the city all of it. */
const IN_RACE = 0.4;

/** What the loss of a step of a unit is worth, in points. */
export function stepWorth(g: G, unit: UnitId): number {
  const scarce = CAMP_OF[unit] === ALLIES ? 0 : SCARCE;
  const worth = STEP + (isElite(unit) ? ELITE : 0) + scarce + (g.unit.steps.get(unit) === 1 ? LAST : 0);
  return isRace(g) && !CHERBOURG_CITY.includes(g.unit.at.get(unit)) ? worth * IN_RACE : worth;
}
/** The same with what it fights with, for the choice of who takes a loss. */
export const sparing = (g: G, unit: UnitId): number =>
  stepWorth(g, unit) + defenceOf(g, unit) / (4 * Math.max(1, STEPS_OF[unit] as number));
