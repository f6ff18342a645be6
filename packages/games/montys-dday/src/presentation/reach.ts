import type { HexId } from '@bocage/hex';
import { halfUp, type MoveRules, Reach, StepPrices } from '@bocage/wargame';
import { grid, ground, isUnderWater } from '../map.ts';
import { no } from '../refusals.ts';
import { allowanceOf, isAshore, isDisrupted } from '../rules/units.ts';
import type { G } from '../state.ts';
import { gaitOf, HALVES, movementChart } from '../tables/going.ts';
import { tideIn } from '../tables/turns.ts';
import { BY_GLIDER, enemyOf, GAITS, MODES, SETTLED } from '../terms.ts';
import { dataOf, SIDE_OF, type UnitId } from '../units.ts';

/** By mode and gait. */
const PRICES: readonly (readonly StepPrices[])[] = MODES.map((mode) =>
  GAITS.map((gait) => new StepPrices(grid, ground, movementChart(gait, mode))),
);
const REASONS = {
  broken: no('notAdjacent'),
  terrain: no('groundClosed'),
  side: no('noBridge'),
  enemy: no('enemyThere'),
  stopped: no('stoppedByZone'),
  allowance: no('tooFar'),
};

function rulesFor(g: G, unit: UnitId): MoveRules {
  const foe = enemyOf(SIDE_OF[unit] as number);
  const gait = GAITS.indexOf(gaitOf(dataOf(unit).type));
  const tide = tideIn(g.turn);
  return {
    prices: PRICES[g.unit.mode.get(unit)]?.[gait] as StepPrices,
    enemies: g.board.stacks.counts(foe),
    zones: [{ felt: g.board.zones.counts(foe), stop: true, zoneToZone: no('zoneToZone') }],
    refuse: (_from, to) => (isUnderWater(to, tide) ? no('flooded') : null),
    reasons: REASONS,
  };
}

/** 6.1.4, 6.1.5, 6.1.7: half of it on the turn of a landing, nothing by glider. */
function pointsOf(g: G, unit: UnitId): number {
  const [all, landed] = [allowanceOf(g, unit), g.unit.landed.get(unit)];
  if (landed === BY_GLIDER || isDisrupted(g, unit)) return 0;
  return landed === SETTLED ? all : halfUp(all);
}

/** Where a unit could go in the mode it is in, with the cost in half points; null for nowhere. */
export function reachFor(g: G, unit: UnitId): Reach | null {
  const points = pointsOf(g, unit);
  if (!isAshore(g, unit) || points === 0) return null;
  const reach = new Reach(grid);
  const start: HexId = g.unit.at.get(unit);
  reach.run(rulesFor(g, unit), { start, allowance: HALVES * points, minimumMove: true });
  return reach;
}
