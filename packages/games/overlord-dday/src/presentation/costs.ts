import { type HexId, NOWHERE } from '@bocage/hex';
import type { Value } from '@bocage/kernel';
import { reachCosts } from '@bocage/wargame';
import { PHASES, UNIT, type UnitId } from '../data.ts';
import { isHex } from '../map.ts';
import { marches, roads } from '../rules/marches.ts';
import { routesOf } from '../rules/movement.ts';
import { type G, STEADY } from '../state.ts';

/** Each looks for the ways of a unit; what they cost is read from the reach afterwards. */
const WAYS: Readonly<Record<string, (g: G, unit: UnitId) => unknown>> = {
  move: routesOf,
  march: (g, unit) => marches(g, unit, false),
  hurry: (g, unit) => marches(g, unit, true),
  road: roads,
};

const NO_COSTS: ReadonlyMap<number, string> = new Map();

/** Where a unit on the map may end a move, and what that uses of its allowance: `1½/2`. */
export function costsOf(g: G, verb: string, [named]: readonly Value[]): ReadonlyMap<number, string> {
  const look = Object.hasOwn(WAYS, verb) ? WAYS[verb] : undefined;
  if (look === undefined || typeof named !== 'number' || named < 0 || named > UNIT.max) return NO_COSTS;
  const unit = named as UnitId;
  const at: HexId = g.unit.at.get(unit);
  if (at === NOWHERE || !isHex(at)) return NO_COSTS;
  // A single hex is all that a marked unit gets, whatever the ground.
  if (g.unit.marker.get(unit) !== STEADY && g.phase <= PHASES) return NO_COSTS;
  look(g, unit);
  return reachCosts(g.reach);
}
