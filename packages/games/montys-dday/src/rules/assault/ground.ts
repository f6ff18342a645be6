import type { HexId, HexsideId } from '@bocage/hex';
import { given, type Law, type Reason } from '@bocage/kernel';
import { type MovementChart, NO_RATE } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { grid, ground, isBeach, isBridge, isSea, isUnderWater, levelOf, wallAt, waterOf, wayOf } from '../../map.ts'; // biome-ignore format: a list
import { no } from '../../refusals.ts';
import type { G } from '../../state.ts';
import { gaitOf, movementChart } from '../../tables/going.ts';
import { tideIn } from '../../tables/turns.ts';
import { GAITS, MODES, MOVEMENT, TERRAIN, WAYS } from '../../terms.ts';
import { dataOf, EVERY_UNIT, type UnitId } from '../../units.ts';
import { isAfloat } from '../units.ts';

const { beachToHill } = CHARTS.terrainEffects.slopes;
const SHALE = TERRAIN.indexOf('shale');

const BY_GAIT = new Map(GAITS.map((gait) => [gait, MODES.map((mode) => movementChart(gait, mode))] as const));
/** What may be entered and crossed, by unit and mode. */
const CHART_OF: readonly (readonly MovementChart[])[] = EVERY_UNIT.map(
  (unit) => BY_GAIT.get(gaitOf(dataOf(unit).type)) ?? [],
);

const sideBetween = (a: HexId, b: HexId): HexsideId => grid.sideBetween(a, b) as HexsideId;

/** 6.3.7: whether a Sea Wall that nobody has breached parts two hexes. */
export function isWalled(g: G, a: HexId, b: HexId): boolean {
  const wall = wallAt(sideBetween(a, b));
  return wall >= 0 && g.wall.breached.get(wall) === 0;
}

/** 9.1.4, R-23, R-98: whether water parts two hexes, bridged or not. */
export const isOverWater = (a: HexId, b: HexId): boolean => waterOf(sideBetween(a, b)) !== '';

/** 10.5.3-f1, R-23: whether a canal or river parts two hexes, and no bridge joins them. */
export function isUnbridged(a: HexId, b: HexId): boolean {
  const side = sideBetween(a, b);
  const water = waterOf(side);
  return (water === 'canal' || water === 'river') && !isBridge(side);
}

/** 6.2.9: whether a step leads from a beach up a hill where no road or trail does, and the unit needs one. */
export function isBluff(unit: UnitId, from: HexId, to: HexId): boolean {
  if (!isBeach(from) || levelOf(to) === 0) return false;
  const way = WAYS[wayOf(sideBetween(from, to))] ?? 'pathless';
  return beachToHill.closedTo.includes(gaitOf(dataOf(unit).type)) && !beachToHill.open.includes(way);
}

/** whether the sea has come over the flat that a unit is on. */
const isFlooded = (g: G, unit: UnitId): boolean =>
  !isAfloat(g, unit) && isUnderWater(g.unit.at.get(unit), tideIn(g.turn));

/** What a unit may enter and cross in the mode that it is in. */
const chartOf = (g: G, unit: UnitId): MovementChart =>
  CHART_OF[unit]?.[g.unit.mode.get(unit)] as MovementChart;
/** 6.3.1: whether a road, trail or railway that helps it leads through a hexside. */
const isByWay = ({ roads }: MovementChart, side: HexsideId): boolean => roads[wayOf(side)] !== NO_RATE;

/** 6.3.6 and the chart: ground that is closed to its like, unless a way leads into it. */
function whyNotGround(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  const chart = chartOf(g, unit);
  const kind = ground.terrain[to] as number;
  if ((chart.terrain[kind] as number) >= 0 || isByWay(chart, sideBetween(from, to))) return null;
  return no(kind === SHALE ? 'shaleForInfantry' : 'groundClosed');
}

/** 6.3.4: water that its like crosses at bridges alone. */
function whyNotOver(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  const chart = chartOf(g, unit);
  const side = sideBetween(from, to);
  const isClosed = (chart.sides[ground.sides[side] as number] as number) < 0;
  return isClosed && wallAt(side) < 0 && !isByWay(chart, side) ? no('noBridge') : null;
}

/** 6.2.9, 6.3.3: slopes. */
function whyNotUp(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  const chart = chartOf(g, unit);
  const side = sideBetween(from, to);
  if ((chart.extra?.(from, to, { side, byRoad: isByWay(chart, side) }) ?? 0) >= 0) return null;
  return no(isBluff(unit, from, to) ? 'noWayOffBeach' : 'tooSteep');
}

/** 6.2, 6.3, 7.1.3: why the ground does not let a unit go from a hex to the next, in the mode that it is in. */
export const whyNotEnterGround: Law<[G, UnitId, HexId, HexId]> = given(
  (_g, _unit, _from, to) => (isSea(to) ? no('isSea') : null),
  (g, _unit, _from, to) => (isUnderWater(to, tideIn(g.turn)) ? no('flooded') : null),
  (g, unit) => (isFlooded(g, unit) ? no('inFlood') : null),
  whyNotGround,
  whyNotOver,
  whyNotUp,
  (g, _unit, from, to) => (isWalled(g, from, to) ? no('seaWallInTheWay') : null),
  (g, unit, _from, to) =>
    g.unit.mode.get(unit) === MOVEMENT && g.hex.ruins.get(to) === 1 ? no('ruinsInTheWay') : null,
);
