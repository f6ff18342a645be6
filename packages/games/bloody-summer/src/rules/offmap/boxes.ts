import type { HexId } from '@bocage/hex';
import { boxMoved } from '../../events/offmap.ts';
import { isHex, isStrategic } from '../../map.ts';
import type { G } from '../../state.ts';
import { ALLIES, AXIS, enemyOf } from '../../terms.ts';
import { CAMP_OF, FFI_PARIS, isArmour, isCombatUnit, isPartisans, type UnitId } from '../../units.ts';
import { enter, holderOf, take } from '../control.ts';
import { guardOf } from '../logistics/depots.ts';
import { carry } from '../movement/marching.ts';
import { unitsOf } from '../units.ts';

export { isMelee } from '../logistics/depots.ts';

/** troops of the enemy in a box; Partisans are none. */
export const isHeldAgainst = (g: G, camp: number, box: HexId): boolean =>
  unitsOf(g, enemyOf(camp), box).some((unit) => !isPartisans(unit));
/** whether somebody is stopped in a box, by troops or by the depot of Paris. */
export const hasFoes = (g: G, camp: number, box: HexId): boolean =>
  isHeldAgainst(g, camp, box) || (camp === ALLIES && guardOf(g, box) > 0);

/** Whether combat units of a camp hold a box; the insurgents of Paris do not. */
export const isHeldBy = (g: G, camp: number, box: HexId): boolean =>
  unitsOf(g, camp, box).some((unit) => isCombatUnit(unit) && !isPartisans(unit) && unit !== FFI_PARIS);
/** 4.1.2-e, R-178: a box in which one camp alone is left is its own. */
export function settle(g: G, box: HexId): void {
  if (!isStrategic(box)) return;
  for (const camp of [ALLIES, AXIS]) if (isHeldBy(g, camp, box) && !hasFoes(g, camp, box)) take(g, camp, box);
}

/** 4.1.2-c, 4.1.2-d, R-42: whether a unit that comes into a box has to stop there. */
const mustStop = (g: G, unit: UnitId, box: HexId): boolean =>
  hasFoes(g, CAMP_OF[unit] as number, box) || (!isArmour(unit) && holderOf(g, box) !== CAMP_OF[unit]);

/** A unit comes into a box, from another or from the map. */
export function comeInto(g: G, unit: UnitId, box: HexId): void {
  const from = g.unit.at.get(unit);
  const stops = isStrategic(box) && mustStop(g, unit, box);
  enter(g, unit, box);
  carry(g, unit, from, box);
  if (stops) g.unit.moved.set(unit, 1);
  for (const place of [from, box]) if (!isHex(place)) settle(g, place);
}
/** 1.1.2.2: a unit has gone one box. */
export function arriveIn(g: G, unit: UnitId, box: HexId): void {
  comeInto(g, unit, box);
  g.unit.hexes.set(unit, g.unit.hexes.get(unit) + 1);
}
/** 1.1.2.2: a unit goes from box to box. */
export function goTo(g: G, unit: UnitId, box: HexId): void {
  const from = g.unit.at.get(unit);
  arriveIn(g, unit, box);
  g.emit(boxMoved, { unit, place: box, from });
}
