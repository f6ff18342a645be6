import { type HexId, NOWHERE } from '@bocage/hex';
import { AIRCRAFT, PLACE, POOLS } from '../../map.ts';
import { isInPlay, loadingOf, SCENARIOS } from '../../scenarios.ts';
import type { G } from '../../state.ts';
import { ALLIED, BEACHES, COMBAT } from '../../terms.ts';
import { BEACH_OF, GARRISONS, SIDE_OF, TURN_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { boxesOf } from '../amphibious/display.ts';
import { place } from '../units.ts';
import { postOf, postsOf } from './posts.ts';

/** 5.1.4: by unit, the box it was loaded into by history. */
const LOADED: ReadonlyMap<UnitId, HexId> = new Map(
  BEACHES.flatMap((name, beach) =>
    loadingOf(name).flatMap((units, index) => {
      const box = boxesOf(beach)[index] as HexId;
      return units.map((unit): [UnitId, HexId] => [unit, box]);
    }),
  ),
);

/** 5.1.4, 1.4.1-e: where an Allied unit is before anything is loaded; those with a turn are not there yet. */
function waitingPlace(scenario: number, unit: UnitId): HexId {
  const data = SCENARIOS[scenario];
  if (data === undefined || !isInPlay(data, unit) || (TURN_OF[unit] as number) > 0) return NOWHERE;
  return POOLS[BEACH_OF[unit] as number] ?? AIRCRAFT;
}
function loadedPlace(scenario: number, unit: UnitId): HexId {
  const waiting = waitingPlace(scenario, unit);
  return waiting === NOWHERE ? NOWHERE : (LOADED.get(unit) ?? waiting);
}

/** The Garrisons of a scenario, while everybody keeps his position. */
const GARRISON_HEXES = SCENARIOS.map(({ garrisons }) => garrisons.map(PLACE.of));

/** 2.0, R-16: where a unit would be set up by history, for whoever does not see where it is. */
export function historicalPlace(scenario: number, unit: UnitId): HexId {
  if (SIDE_OF[unit] === ALLIED) return loadedPlace(scenario, unit);
  const garrison = GARRISONS.indexOf(unit);
  if (garrison >= 0) return GARRISON_HEXES[scenario]?.[garrison] ?? NOWHERE;
  return postOf(scenario, unit)?.at ?? NOWHERE;
}
export const historicalMode = (scenario: number, unit: UnitId): number =>
  postOf(scenario, unit)?.mode ?? COMBAT;
export const historicalFacing = (scenario: number, unit: UnitId): number =>
  Math.max(postOf(scenario, unit)?.facing ?? 0, 0);

/** By scenario: whether the boxes are loaded from the beginning, since play begins with the landing. */
const IS_LOADED = SCENARIOS.map(({ turns }) => turns[0] > 1);

/** 2.0: what is there before anybody has set up: Germans with a hex of their own, and the Allies off the map. */
export function begin(g: G, scenario: number): void {
  g.turn = SCENARIOS[scenario]?.turns[0] as number;
  for (const { unit, at, area } of postsOf(scenario)) {
    if (area !== undefined) continue;
    place(g, unit, at);
    g.unit.mode.set(unit, historicalMode(scenario, unit));
    g.unit.facing.set(unit, historicalFacing(scenario, unit));
  }
  const placed = IS_LOADED[scenario] === true ? loadedPlace : waitingPlace;
  for (const unit of UNITS_OF[ALLIED] ?? []) place(g, unit, placed(scenario, unit));
}
