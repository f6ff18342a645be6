import { type HexId, NOWHERE } from '@bocage/hex';
import { ascending, chain, type Domain, given, type Law, type Reason, subset } from '@bocage/kernel';
import { overrunBegan } from '../../events/movement.ts';
import { grid, isHex } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { OVERRUN_COST } from '../../tables/going.ts';
import { campOf } from '../../terms.ts';
import { isArmour, UNIT, type UnitId } from '../../units.ts';
import { enter } from '../control.ts';
import { attackOf, hasEnemy, isConfused, unitsIn } from '../units.ts';
import { leftOf } from './allowance.ts';
import { pay } from './marching.ts';
import { isAmongEnemies, type Moves, type Moving, take, whyNotAct } from './movers.ts';
import { stepPrice } from './ways.ts';

/** 4.3-a, R-117: armour that can attack and is not held; an enemy zone does not stop it (3-d). */
const whyNotOverrun: Law<[G, Moves, UnitId]> = given(
  whyNotAct,
  chain(
    (say, g: G, _c: Moves, unit: UnitId) =>
      (isArmour(unit) ? null : say(no('notArmour'))) ??
      (attackOf(g, unit) > 0 ? null : say(no('cannotOverrun'))) ??
      (isAmongEnemies(g, unit) ? say(no('heldInConfusion')) : null),
  ),
);

/** 4.3-b, R-118: the hex and three points, whatever the zones. */
function costOf(g: G, unit: UnitId, at: HexId): number {
  const price = stepPrice(g, unit, g.unit.at.get(unit), at);
  return price < 0 ? price : price + OVERRUN_COST;
}
/** 4.3-b: whether a unit can pay for it, or the ground keeps it out. */
function whyNotPay(g: G, c: Moves, unit: UnitId, at: HexId): Reason | null {
  const cost = costOf(g, unit, at);
  if (cost < 0) return no('groundClosed');
  return cost <= leftOf(g, c, unit) ? null : no('tooDearToOverrun');
}
const mayOverrun = (g: G, c: Moves, unit: UnitId, at: HexId): boolean =>
  whyNotOverrun(g, c, unit) === null && whyNotPay(g, c, unit, at) === null;

/** Where the armour in a hex stands beside enemies whom it can overrun. */
export const whyNotTarget: Law<[G, Moves, HexId, HexId]> = given(
  (g: G, c: Moves, from: HexId, at: HexId) =>
    isHex(at) && hasEnemy(g, campOf(c.side), at) && grid.adjacent(from, at) ? null : no('notBesideEnemy'),
  (g, _c, _from, at) => (isConfused(g, at) ? no('confusionThere') : null),
  (g, c, from, at) =>
    unitsIn(g, from).some((unit) => mayOverrun(g, c, unit, at)) ? null : no('tooDearToOverrun'),
);

/** The hexes beside enemies in which a side has armour that has not moved. */
export function spearheads(g: G, side: number): readonly HexId[] {
  const camp = campOf(side);
  const found: HexId[] = [];
  for (const unit of g.known.rested(side)) {
    const at = g.unit.at.get(unit);
    if (!isArmour(unit) || found.includes(at)) continue;
    if (grid.around(at).some((hex) => hasEnemy(g, camp, hex))) found.push(at);
  }
  return ascending(found);
}

/** 4.3-c: the hexes from which an overrun can be declared. */
export function whyNotFrom(g: G, c: Moves, from: HexId): Reason | null {
  if (isHex(from)) for (const at of grid.around(from)) if (whyNotTarget(g, c, from, at) === null) return null;
  return no('nobodyOverruns');
}

/** which armour of a hex overruns another, together. */
export const overrunners = (g: G, c: Moves, from: HexId, at: HexId): Domain<readonly UnitId[]> =>
  subset(UNIT, {
    from: unitsIn(g, from).filter((unit) => mayOverrun(g, c, unit, at)),
    why: (unit) =>
      (g.unit.at.get(unit) === from ? null : no('nobodyOverruns')) ??
      whyNotOverrun(g, c, unit) ??
      whyNotPay(g, c, unit, at),
    min: 1,
    size: no('nobodyChosen'),
  });

/** 4.3-b: the stack pays, and is the one that moves now. */
export function declare(g: G, c: Moving, at: HexId, units: readonly UnitId[]): void {
  const from = g.unit.at.get(units[0] as UnitId);
  take(g, c, units);
  const cost = Math.max(...units.map((unit) => costOf(g, unit, at)));
  for (const unit of units) pay(g, unit, Math.min(cost, leftOf(g, c, unit)), 0);
  g.emit(overrunBegan, { units: [...units], hex: at, from });
}

/** 4.3-g, 4.3-h, 4.3-k: where no defender is left the stack is there and may go on; else its move is over. */
export function settleOverrun(g: G, c: Moving & { target: HexId }): void {
  const { target } = c;
  const units = c.movers.toArray().filter((unit) => isHex(g.unit.at.get(unit)));
  c.target = NOWHERE;
  c.movers.fill(units);
  if (units.length === 0) return;
  if (hasEnemy(g, campOf(c.side), target)) {
    for (const unit of units) g.unit.moved.set(unit, 1);
    c.movers.clear();
    return;
  }
  for (const unit of units) {
    if (g.unit.at.get(unit) !== target) enter(g, unit, target);
    pay(g, unit, 0, 1);
  }
}
