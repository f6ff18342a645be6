import type { HexId, HexsideId } from '@bocage/hex';
import { ALLIED_DEPOTS, ALLIES, CHERBOURG, depotOf, exitOf, grid, hasEnemy, inEnemyZone, isInPlay, isOpen, isRoad } from '../../queries.ts'; // biome-ignore format: a list
import { EXITS } from './goals.ts';
import type { Plan } from './plan.ts';

/** Where the supply of a side comes from: its depots, for the Germans the roads off the map and Cherbourg. */
function sourcesOf({ g, lie }: Pick<Plan, 'g' | 'lie'>): readonly HexId[] {
  if (lie.camp === ALLIES)
    return ALLIED_DEPOTS.filter((depot) => isOpen(g, depot)).map((depot) => depotOf(depot).at);
  const exits = EXITS.filter((hex) => g.place.allied.get(exitOf(hex)) === 0);
  return g.place.allied.get(CHERBOURG) === 0 ? [...exits, CHERBOURG] : exits;
}

/** By hex: the hex before it on the shortest road from a source, itself at a source, -1 where no road leads. */
function roadsFrom(plan: Plan, isBarred: (hex: HexId) => boolean): Int16Array {
  const { g, lie } = plan;
  const before = new Int16Array(grid.hexCount).fill(-1);
  let ring = sourcesOf(plan).filter((hex) => !hasEnemy(g, lie.camp, hex) && !isBarred(hex));
  for (const hex of ring) before[hex] = hex;
  while (ring.length > 0) {
    const next: HexId[] = [];
    for (const hex of ring)
      for (const to of grid.around(hex)) {
        if (before[to] !== -1 || !isRoad(grid.sideBetween(hex, to) as HexsideId)) continue;
        if (hasEnemy(g, lie.camp, to) || !isInPlay(g, to) || isBarred(to)) continue;
        before[to] = hex;
        next.push(to);
      }
    ring = next;
  }
  return before;
}

/** 7.3.2: the hexes from which a road leads home, as units are posted now: nobody of the enemy is felt there, or a friend stands in it. */
export const suppliedRoads = (plan: Plan): Int16Array =>
  roadsFrom(plan, (hex) => inEnemyZone(plan.g, plan.lie.camp, hex) && (plan.guard[hex] as number) === 0);

/** The hexes of the roads that lead to where a side’s headquarters stand. */
export function lifelinesOf(plan: Plan, ends: readonly HexId[]): ReadonlySet<HexId> {
  const before = roadsFrom(plan, () => false);
  const found = new Set<HexId>();
  for (const end of ends)
    for (let hex = end; (before[hex] as number) >= 0 && !found.has(hex); hex = before[hex] as HexId)
      found.add(hex);
  return found;
}
