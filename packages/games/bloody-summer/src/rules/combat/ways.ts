import { type HexId, NOWHERE } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { type PathPolicy, retreatPolicy } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { boxData, exitOf, grid, isAllSea, isFortified, isHex, isStrategic } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import { FARTHEST_BACK, type G } from '../../state.ts';
import { enemyOf } from '../../terms.ts';
import { CAMP_OF, hasZone, SIDE_OF, type UnitId } from '../../units.ts';
import { holderOf } from '../control.ts';
import { hasEnemy, unitsOf } from '../units.ts';
import { isPassable, whyNoRoom } from './ground.ts';

const { hexes: HEXES } = CHARTS.combat.retreat;
export type Way = readonly HexId[];

/** 6.6, R-95: where a unit can go back to. */
export interface WaysBack {
  /** Those that it survives. */
  readonly ways: readonly Way[];
  /** 6.6-c: they are longer than usual, for want of room. */
  readonly isLonger: boolean;
  /** 6.6-d: there is no room anywhere. */
  readonly isCrowded: boolean;
  /** 6.6-b: there are ways, but each would cost it its last step. */
  readonly perishes: boolean;
}
const NO_WAY: WaysBack = { ways: [], isLonger: false, isCrowded: false, perishes: false };

/** zones of enemies in the very hex that is left, which do not count. */
function zonesFromWithin(g: G, unit: UnitId, from: HexId, to: HexId): number {
  const foes = unitsOf(g, enemyOf(CAMP_OF[unit] as number), from);
  const side = grid.sideBetween(from, to);
  if (foes.length === 0 || side === -1 || isAllSea(side) || isFortified(to)) return 0;
  return foes.filter(hasZone).length;
}
/** 6.6-b, R-95: whether a hex that a unit retreats into is in an enemy zone; friends there do not help. */
export function isInZone(g: G, unit: UnitId, from: HexId, to: HexId): boolean {
  if (!isHex(to)) return false;
  const felt = g.board.zones.counts(enemyOf(CAMP_OF[unit] as number))[to] as number;
  return felt > 0 && felt > zonesFromWithin(g, unit, from, to);
}
/** How many steps a way costs. */
export const stepsLost = (g: G, unit: UnitId, start: HexId, way: Way): number =>
  way.filter((hex, i) => isInZone(g, unit, i === 0 ? start : (way[i - 1] as HexId), hex)).length;

/** 6.6-a, R-186: why a retreat does not lead from one hex into the next. */
export function whyNotBackTo(g: G, unit: UnitId, from: HexId, to: HexId): Reason | null {
  if (!isPassable(unit, from, to)) return no('retreatGround');
  return hasEnemy(g, CAMP_OF[unit] as number, to) ? no('retreatEnemy') : null;
}

/** whether one who has come to a hex could go on without harm, two hexes away from where he began. */
const canGoOn = (g: G, unit: UnitId, start: HexId, hex: HexId): boolean =>
  grid
    .around(hex)
    .some(
      (next) =>
        grid.distance(start, next) === HEXES &&
        whyNotBackTo(g, unit, hex, next) === null &&
        !isInZone(g, unit, hex, next) &&
        whyNoRoom(g, [unit], next) === null,
    );

/** The retreats of a unit over hexes: by how far, and whether room matters. */
function policyOf(g: G, unit: UnitId, how: { free: boolean; longer: boolean; crowded: boolean }): PathPolicy {
  const start = g.unit.at.get(unit);
  const end = (hex: HexId): Reason | null => {
    const room = whyNoRoom(g, [unit], hex);
    if (room !== null && !(how.crowded && room === no('hexFull'))) return room;
    if (how.free || how.longer || how.crowded || !grid.adjacent(start, hex)) return null;
    return canGoOn(g, unit, start, hex) ? no('notTwoAway') : null;
  };
  const usual = how.free ? 1 : HEXES;
  return retreatPolicy({
    grid,
    shortest: how.longer ? HEXES + 1 : 1,
    longest: how.longer ? FARTHEST_BACK : usual,
    step: (from, to) => whyNotBackTo(g, unit, from, to),
    ...(how.longer ? {} : { straight: no('notTwoAway') }),
    end,
    // 6.6-c: the first hex that will do.
    prefer: how.longer ? [{ badness: (_path, length) => length, reason: no('wayTooLong') }] : [],
    malformed: no('brokenWay'),
  });
}
function overHexes(g: G, unit: UnitId, how: { free: boolean; longer: boolean; crowded: boolean }): Way[] {
  const count = g.search.run(g.unit.at.get(unit), policyOf(g, unit, how));
  return Array.from({ length: count }, (_, i) => g.search.entered(i));
}

/** why a unit does not retreat into a box: enemies, or the other Allied nation. */
export function whyNotBox(g: G, unit: UnitId, box: HexId): Reason | null {
  const camp = CAMP_OF[unit] as number;
  if (hasEnemy(g, camp, box)) return no('retreatEnemy');
  return unitsOf(g, camp, box).some((one) => SIDE_OF[one] !== SIDE_OF[unit]) ? no('allyThere') : null;
}
/** off the map by an exit hex, which it stands in or comes to first. */
function offMap(g: G, unit: UnitId, isFree: boolean): Way[] {
  const start = g.unit.at.get(unit);
  const open = (hex: HexId): boolean => exitOf(hex) !== NOWHERE && whyNotBox(g, unit, exitOf(hex)) === null;
  const ways: Way[] = open(start) ? [[exitOf(start)]] : [];
  if (isFree) return ways;
  for (const hex of grid.around(start))
    if (whyNotBackTo(g, unit, start, hex) === null && open(hex)) ways.push([hex, exitOf(hex)]);
  return ways;
}
/** from a box into the next that is the camp’s own. */
export function whyNotNextBox(g: G, unit: UnitId, to: HexId): Reason | null {
  const from = g.unit.at.get(unit);
  const isOwn = isStrategic(to) && grid.linked(from, to) && holderOf(g, to) === CAMP_OF[unit];
  return isOwn ? whyNotBox(g, unit, to) : no('hostileBox');
}
const betweenBoxes = (g: G, unit: UnitId): Way[] =>
  boxData(g.unit.at.get(unit))
    .links.filter((to) => whyNotNextBox(g, unit, to) === null)
    .map((to) => [to]);

/** A unit and how it retreats, in one number. */
export const backKey = (unit: UnitId, isFree: boolean): number => 2 * unit + (isFree ? 1 : 0);
/** 6.6: the ways back of a unit; longer ones where there is no room, and full hexes where there is none at all. */
export function waysBack(g: G, key: number): WaysBack {
  const [unit, free] = [Math.floor(key / 2) as UnitId, key % 2 === 1];
  const start = g.unit.at.get(unit);
  if (isStrategic(start)) return { ...NO_WAY, ways: betweenBoxes(g, unit) };
  if (!isHex(start)) return NO_WAY;
  let perishes = false;
  for (const { isLonger, isCrowded } of TIERS) {
    if (free && isLonger) continue;
    const ways = overHexes(g, unit, { free, longer: isLonger, crowded: isCrowded });
    if (!isLonger && !isCrowded) ways.push(...offMap(g, unit, free));
    const survived = ways.filter((way) => stepsLost(g, unit, start, way) < g.unit.steps.get(unit));
    if (survived.length > 0) return { ways: survived, isLonger, isCrowded, perishes: false };
    perishes ||= ways.length > 0;
  }
  return { ...NO_WAY, perishes };
}
/** first the usual ways, then longer ones for want of room, then full hexes. */
const TIERS = [
  { isLonger: false, isCrowded: false },
  { isLonger: true, isCrowded: false },
  { isLonger: false, isCrowded: true },
] as const;
