import { DIRECTIONS, type HexId, NOWHERE } from '@bocage/hex';
import { act, numbers, type Script, type Scripts } from '@bocage/kernel/players';
import { ALLIED, face, type G, grid, isBeachHex, SIDE_OF, STEADY, type UnitId, unitsIn } from '../queries.ts'; // biome-ignore format: a list
import { advance, designate, disorganize, lose, retreat, standsGuard } from './attack.ts';
import { bombard } from './fire.ts';
import { glide } from './glide.ts';
import { land } from './land.ts';
import { carefulMarch, quickMarch, type Wishes } from './march.ts';
import { ordersFor, watchesSand } from './plan.ts';
import type { AlliedStyle } from './style.ts';
import { wayTo } from './ways.ts';
import { hasGermans, overlooked, thornsOf, worthToAllies } from './worth.ts';

/** Who rallies, or has come up to the enemy, stays; but nobody on the sand if he can help it. */
function stays(g: G, unit: UnitId, goal: HexId): boolean {
  const at = g.unit.at.get(unit);
  if (isBeachHex(at)) return false;
  return g.unit.marker.get(unit) !== STEADY || (hasGermans(g, goal) && grid.adjacent(at, goal));
}

/** How much stronger Germans who are awake would be than those with whom a unit would stand in a hex, up to three times. */
function pressureOn(g: G, unit: UnitId, hex: HexId): number {
  let [against, own] = [0, face(g, unit).strength];
  for (const other of unitsIn(g, hex))
    if (other !== unit && SIDE_OF[other] === ALLIED) own += face(g, other).strength;
  for (const direction of DIRECTIONS) {
    const at = grid.neighbour(hex, direction);
    if (at === NOWHERE || !hasGermans(g, at)) continue;
    for (const other of unitsIn(g, at))
      if (g.unit.active.get(other) === 1) against += face(g, other).strength;
  }
  return Math.min(CRUSHING, against / Math.max(1, own));
}
const CRUSHING = 3;

/** Leads everybody to where he is wanted; distances are half hexes. */
const wishes =
  (style: AlliedStyle) =>
  (g: G): Wishes => {
    const isGuard = (unit: UnitId): boolean =>
      standsGuard(g, unit, style.post) || watchesSand(g, style, unit);
    const orders = ordersFor(g, style, isGuard);
    const worthOn =
      (unit: UnitId, goal: HexId) =>
      (hex: HexId): number => {
        const worth = -(wayTo(goal)[hex] as number) - (isBeachHex(hex) && hex !== goal ? style.sand : 0);
        return style.wary === 0 ? worth : worth - style.wary * pressureOn(g, unit, hex);
      };
    return {
      of(unit) {
        const goal = orders.get(unit);
        return goal === undefined || stays(g, unit, goal) ? undefined : worthOn(unit, goal);
      },
      here(unit) {
        const worth = worthOn(unit, orders.get(unit) as HexId)(g.unit.at.get(unit));
        return worth + (g.unit.marker.get(unit) === STEADY ? 0 : style.rally);
      },
    };
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
export const alliedScripts = (style: AlliedStyle, pace: 'careful' | 'quick'): Scripts => ({
  'navalFire.fire': bombard(style),
  'beachLanding.land': land(style),
  'action.designate': designate(style, pace, (g) => {
    const thorns = thornsOf(g);
    return (hex) => worthToAllies(g, style, thorns, hex);
  }),
  'losses.choose': lose,
  'combat.chooseStack': disorganize,
  'retreat.choose': retreat((g, hex) => overlooked(g, hex).length),
  'combat.advance': advance,
  'action.move': (pace === 'quick' ? quickMarch : carefulMarch)('move', wishes(style)),
  'endStage.glide': glide,
  'endStage.fill': fill,
  // A blown bridge counts for nothing, and the one over the Orne is to be kept.
  'endStage.alliedBridges': () => act('end'),
});
