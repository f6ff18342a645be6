import { CHARTS } from '../../data/charts.ts';
import { completed, halved, opened, workDelayed } from '../../events/logistics.ts';
import { type DepotId, depotOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { fullOn, opensOn } from '../../tables/logistics.ts';
import { ALLIES, BUILDING, FULL, REDUCED } from '../../terms.ts';
import { hasEnemy, inEnemyZone } from '../units.ts';
import { ALLIED_DEPOTS, CHERBOURG_PORT, isOpen, kindOfDepot, razeDepot } from './depots.ts';

/** 1.1.1.2-a: the Allies build their ports. */
export function buildPorts(g: G): void {
  occupyCherbourg(g);
  for (const depot of ALLIED_DEPOTS) if (g.depot.due.get(depot) > 0) build(g, depot);
}

/** 7.1-f, R-180: nothing is done in an enemy zone, or with the enemy in the port. */
const isHindered = (g: G, depot: DepotId): boolean =>
  inEnemyZone(g, ALLIES, depotOf(depot).at) || hasEnemy(g, ALLIES, depotOf(depot).at);

function build(g: G, depot: DepotId): void {
  const { at } = depotOf(depot);
  const due = g.depot.due.get(depot);
  if (isHindered(g, depot)) {
    g.depot.due.set(depot, due + 1);
    g.emit(workDelayed, { depot, turn: due + 1, at });
  } else if (due <= g.turn) open(g, depot);
}

/** 7.1-d, 7.1.1-b, 7.1.3-a: reduced at first, then full. */
function open(g: G, depot: DepotId): void {
  const { at } = depotOf(depot);
  if (g.depot.state.get(depot) === BUILDING) {
    const more = improvementTime(depot);
    g.depot.state.set(depot, REDUCED);
    g.depot.due.set(depot, more === 0 ? 0 : g.turn + more);
    g.emit(opened, { depot, at });
    return;
  }
  g.depot.state.set(depot, FULL);
  g.depot.due.set(depot, 0);
  g.emit(completed, { depot, at }, depot === CHERBOURG_PORT ? '7.1.3-a' : '7.1.1-b');
}
const improvementTime = (depot: DepotId): number =>
  fullOn(kindOfDepot(depot), 0) - opensOn(kindOfDepot(depot), 0);

const { lostAfter } = CHARTS.depots.cherbourgOccupied;
/** 7.1.3-b, R-101: a full turn of Germans in Cherbourg, from one port step to the next, costs the port a side. */
function occupyCherbourg(g: G): void {
  const { at } = depotOf(CHERBOURG_PORT);
  if (!isOpen(g, CHERBOURG_PORT) || !hasEnemy(g, ALLIES, at)) {
    g.depot.held.set(CHERBOURG_PORT, 0);
    return;
  }
  const held = Math.min(lostAfter, g.depot.held.get(CHERBOURG_PORT) + 1);
  g.depot.held.set(CHERBOURG_PORT, held);
  if (held < lostAfter) return;
  if (g.depot.state.get(CHERBOURG_PORT) === REDUCED) {
    razeDepot(g, CHERBOURG_PORT, '7.1.3-b');
    return;
  }
  g.depot.state.set(CHERBOURG_PORT, REDUCED);
  g.depot.due.set(CHERBOURG_PORT, g.turn + improvementTime(CHERBOURG_PORT));
  g.emit(halved, { depot: CHERBOURG_PORT, at });
}
