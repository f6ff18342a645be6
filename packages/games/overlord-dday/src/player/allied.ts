import type { HexId } from '@bocage/hex';
import { act, best, lists, numbers, type Script } from '@bocage/kernel/players';
import { type G, grid, isBeachHex, STEADY, type UnitId } from '../queries.ts';
import { gOf, unitsFor } from './ask.ts';
import { advance, designate, disorganize, lose, retreat, standsGuard } from './attack.ts';
import { bombard } from './fire.ts';
import { glide } from './glide.ts';
import { land } from './land.ts';
import { ordersFor } from './plan.ts';
import { wayTo } from './ways.ts';
import { hasGermans, overlooked } from './worth.ts';

/** In half hexes: what it is worth to be off the sand, where others want to land, and to rally. */
const SAND = 3;
const RALLY = 2;

/** Who rallies, or has come up to the enemy, stays; but nobody on the sand if he can help it. */
function stays(g: G, unit: UnitId, goal: HexId): boolean {
  const at = g.unit.at.get(unit);
  if (isBeachHex(at)) return false;
  return g.unit.marker.get(unit) !== STEADY || (hasGermans(g, goal) && grid.adjacent(at, goal));
}

/** Leads everybody to where he is wanted. */
const move: Script = (scene) => {
  const g = gOf(scene);
  const orders = ordersFor(g, (unit) => standsGuard(g, unit));
  for (const unit of unitsFor(scene, 'move')) {
    const goal = orders.get(unit);
    if (goal === undefined || stays(g, unit, goal)) continue;
    const way = wayTo(goal);
    const worth = (hex: HexId): number => -(way[hex] as number) - (isBeachHex(hex) ? SAND : 0);
    const here = worth(g.unit.at.get(unit)) + (g.unit.marker.get(unit) === STEADY ? 0 : RALLY);
    const found = best(lists(scene, 'move', unit), (path) => worth(path.at(-1) as HexId), here);
    if (found !== undefined) return act('move', unit, found);
  }
  return act('end');
};

/** Puts the first reserve there is into the first box that takes it. */
const fill: Script = (scene) => {
  for (const unit of numbers(scene, 'fill')) {
    const [box] = numbers(scene, 'fill', unit);
    if (box !== undefined) return act('fill', unit, box);
  }
  return act('end');
};

/** What the Allied player does, step by step. */
export const ALLIED_SCRIPTS: Readonly<Record<string, Script>> = {
  'navalFire.fire': bombard,
  'beachLanding.land': land,
  'action.designate': designate,
  'losses.choose': lose,
  'combat.chooseStack': disorganize,
  'retreat.choose': retreat((g, hex) => overlooked(g, hex).length),
  'combat.advance': advance,
  'action.move': move,
  'endStage.glide': glide,
  'endStage.fill': fill,
  // A blown bridge counts for nothing, and the one over the Orne is to be kept.
  'endStage.alliedBridges': () => act('end'),
};
