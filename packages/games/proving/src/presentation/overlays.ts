import { NOWHERE } from '@bocage/hex';
import { holdersOverlay, type Overlay, reachOverlay, zonesOverlay } from '@bocage/wargame';
import { grid } from '../map.ts';
import { routesOf } from '../rules/movement.ts';
import { BLUE, EVERY_UNIT, enemyOf, type G } from '../state.ts';

/** What may be laid over the map. */
export const OVERLAYS: readonly Overlay<G>[] = [
  zonesOverlay('Where a move must stop, yours and the enemy’s (3.5-a).', grid, () => true, enemyOf),
  holdersOverlay('A hex belongs to the side that was last in it.', grid.hexes, BLUE, ({ hex }, at) =>
    hex.held.get(at),
  ),
  reachOverlay('Where the piece can go in one round, with the cost in points (3.2).', (g, unit) => {
    const piece = EVERY_UNIT.find((one) => one === unit);
    if (piece === undefined || g.unit.at.get(piece) === NOWHERE) return null;
    routesOf(g, piece).each(() => true);
    return 'priced';
  }),
];
