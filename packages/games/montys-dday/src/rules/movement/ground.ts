import type { Direction, HexId, HexsideId } from '@bocage/hex';
import { type Law, law } from '@bocage/kernel';
import { chartOf, GAIT_OF, isWalled } from '../../gaits.ts';
import { grid, ground, groundOf, isSea, isUnderWater, wallAt } from '../../map.ts';
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { isBluff, isTooSteep } from '../../tables/going.ts';
import { tideIn } from '../../tables/turns.ts';
import { GAITS, type Gait, MOVEMENT } from '../../terms.ts';
import type { UnitId } from '../../units.ts';

const gaitOf = (unit: UnitId): Gait => GAITS[GAIT_OF[unit] as number] as Gait;
const sideOf = (from: HexId, to: HexId): HexsideId => grid.sideBetween(from, to) as HexsideId;

/** 6.3.1, 7.2.3: whether a way leads a unit over a hexside, in its mode. */
function isByWay(g: G, unit: UnitId, side: HexsideId): boolean {
  const way = ground.roads[side] as number;
  return way !== 0 && (chartOf(GAIT_OF[unit] as number, g.unit.mode.get(unit)).roads[way] as number) >= 0;
}

/** 6.3.5: whether there is nothing but water in a hex now. */
export const isFlooded = (g: G, hex: HexId): boolean => isUnderWater(hex, tideIn(g.turn));

/** 6.1.1, 6.3.6: ground that a unit may not enter, unless along a road or trail. */
function whyNotGround(g: G, unit: UnitId, from: HexId, to: HexId) {
  const { terrain } = chartOf(GAIT_OF[unit] as number, g.unit.mode.get(unit));
  if (isSea(to) || (terrain[ground.terrain[to] as number] as number) >= 0) return null;
  if (isByWay(g, unit, sideOf(from, to))) return null;
  return no(groundOf(to) === 'shale' ? 'shaleForInfantry' : 'groundClosed');
}

/** 6.3.4: water that a unit crosses only at bridges. */
function whyNotWater(g: G, unit: UnitId, from: HexId, to: HexId) {
  const { sides } = chartOf(GAIT_OF[unit] as number, g.unit.mode.get(unit));
  const side = sideOf(from, to);
  const isOpen = (sides[ground.sides[side] as number] as number) >= 0 || isByWay(g, unit, side);
  return isOpen || wallAt(side) >= 0 ? null : no('noBridge');
}

/** Everything in the ground that bars a unit, in its mode, from a step between neighbours; enemies, zones and costs left aside. */
export const whyClosed: Law<[G, UnitId, HexId, HexId]> = law(
  (_g, _unit, _from, to) => (isSea(to) ? no('isSea') : null),
  (g, _unit, _from, to) => (!isSea(to) && isFlooded(g, to) ? no('flooded') : null),
  (g, unit, from, to) => whyNotGround(g, unit, from, to),
  (g, unit, _from, to) =>
    g.hex.ruins.get(to) === 1 && g.unit.mode.get(unit) === MOVEMENT ? no('ruinsInTheWay') : null,
  (g, _unit, from, to) =>
    isWalled(g, from, grid.directionTo(from, to) as Direction) ? no('seaWallInTheWay') : null,
  (g, unit, from, to) => whyNotWater(g, unit, from, to),
  (_g, unit, from, to) => (isTooSteep(gaitOf(unit), from, to, sideOf(from, to)) ? no('tooSteep') : null),
  (_g, unit, from, to) => (isBluff(gaitOf(unit), from, to, sideOf(from, to)) ? no('noWayOffBeach') : null),
);
