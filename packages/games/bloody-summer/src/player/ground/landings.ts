import type { HexId } from '@bocage/hex';
import type { Action } from '@bocage/kernel';
import { act } from '@bocage/kernel/players';
import { ALLIES, attackOf, campOf, capacityOf, type DepotId, DIVISION_OF, defenceOf, depotOf, type G, isHeadquarters, markersOf, RESERVE, STACKING_OF, UNITS_OF_DIVISION, type UnitId } from '../../queries.ts'; // biome-ignore format: a list
import type { Plan } from './plan.ts';

/** Who waits off the coast for room to land, on turns when anybody may. */
const landersOf = (g: G, side: number): readonly UnitId[] =>
  campOf(side) === ALLIES && g.storm === 0 ? g.known.landers(side) : [];
/** The hexes that are to be cleared for them. */
export const quaysOf = (g: G, side: number): ReadonlySet<HexId> =>
  new Set(landersOf(g, side).length === 0 ? [] : g.known.quays(side).map((depot) => depotOf(depot).at));

/** Of a division the more are ashore, the sooner the others come; headquarters come first. */
function urgency(g: G, unit: UnitId): number {
  if (isHeadquarters(unit)) return 100;
  const division = DIVISION_OF[unit] as number;
  const ashore = (UNITS_OF_DIVISION[division] ?? []).filter((one) => {
    const at = g.unit.at.get(one);
    return at >= 0 && at !== RESERVE;
  }).length;
  return 10 * ashore + attackOf(g, unit) + defenceOf(g, unit);
}

/** 4.2: lands whoever there is room for, where the enemy is nearest. */
export function landings(plan: Plan): readonly Action[] {
  const { g, side, lie, room } = plan;
  const depots = [...g.known.quays(side)].sort((a, b) => nearTo(lie.near, a) - nearTo(lie.near, b));
  const left = new Map(
    depots.map((depot) => [depot, capacityOf(g, depot).landing - g.depot.used.get(depot)]),
  );
  let waiting = markersOf(g, ALLIES).get(RESERVE);
  const found: Action[] = [];
  for (const unit of landersOf(g, side).toSorted((a, b) => urgency(g, b) - urgency(g, a) || a - b)) {
    const points = STACKING_OF[unit] as number;
    const depot = depots.find(
      (one) => (points === 0 || (left.get(one) as number) >= points) && room.has(unit, depotOf(one).at),
    );
    if (depot === undefined) continue;
    left.set(depot, (left.get(depot) as number) - points);
    plan.post(unit, depotOf(depot).at);
    if (isHeadquarters(unit) && waiting > 0) {
      waiting -= 1;
      found.push(act('escort', unit, depot, 1));
    }
    found.push(act('land', unit, depot));
  }
  return found;
}
const nearTo = (near: Uint8Array, depot: DepotId): number => near[depotOf(depot).at] as number;
