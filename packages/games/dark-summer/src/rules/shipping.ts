import type { HexId } from '@bocage/hex';
import { type Law, law, NONE, type Reason } from '@bocage/kernel';
import { ARMY_OF, CHARTS, EFFECTS, GERMANS, isSpecial, SPECIALS, type UnitId } from '../data.ts';
import { withdrew } from '../events.ts';
import { BRITTANY, C_HEXES, CHERBOURG, isHex, S_HEXES } from '../map.ts';
import { type G, no } from '../state.ts';

/** The last turn in which units may be withdrawn. */
export const LAST_WITHDRAWAL: number = CHARTS.withdrawal.lastTurn;

/** 8.3: whether units may be withdrawn this turn at all. */
function whyNotNow(g: G): Reason | null {
  if (g.turn > LAST_WITHDRAWAL) return no('afterTurn5');
  return EFFECTS[g.weather]?.withdrawals === false ? no('stormAtSea') : null;
}

/** 8.3-d: the units of an army that could go to the ships; only what that rule names is in their way, not the boundary. */
export function shippable(g: G, army: number): readonly UnitId[] {
  if (whyNotNow(g) !== null) return [];
  return SPECIALS.filter((unit) => ARMY_OF[unit] === army && reachesShips(g, army, g.unit.at.get(unit)));
}

/** From a box it goes by the lettered hexes through which it could leave (10.4.2). */
function reachesShips(g: G, army: number, at: HexId): boolean {
  if (isHex(at)) return g.supply.reachesShips(army, at);
  if (at === CHERBOURG)
    return !g.board.stacks.has(GERMANS, CHERBOURG) && g.supply.leadsToShips(army, C_HEXES);
  return at === BRITTANY && g.supply.leadsToShips(army, S_HEXES);
}

/** 8.3: why a unit may not be withdrawn now. */
export const whyNotShip: Law<[G, UnitId]> = law<[G, UnitId]>(
  (_g, unit) => (isSpecial(unit) ? null : no('notWithdrawable')),
  (g, unit) => (ARMY_OF[unit] === g.active ? null : no('otherArmysRound')),
  (g, unit) => (g.unit.withdrawn.get(unit) === 1 ? no('withdrawnAlready') : null),
  whyNotNow,
  (g, unit) =>
    whyNotNow(g) !== null || ARMY_OF[unit] !== g.active || g.known.shippable(g.active).includes(unit)
      ? null
      : no('noWayToShips'),
);

/** Takes a unit back to England for good (8.3-g). */
export function ship(g: G, unit: UnitId): void {
  g.unit.at.set(unit, NONE as HexId);
  g.unit.withdrawn.set(unit, 1);
  g.emit(withdrew, { unit });
}
