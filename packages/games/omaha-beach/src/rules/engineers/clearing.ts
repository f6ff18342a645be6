import { type Direction, type HexId, NOWHERE } from '@bocage/hex';
import type { Reason } from '@bocage/kernel';
import { BASES, CHARTS, SECTOR, SETUP, type UnitId } from '../../data.ts';
import { grid, levelOf } from '../../map.ts';
import type { G } from '../../state.ts';
import { rulesOf } from '../day.ts';
import { isUnderFire } from '../germanfire/field.ts';
import { ALL_CLEARED, crossing, SIDE_CLEARED, UNCLEARED, whyBarred } from '../movement/crossing.ts';

const TRACK = CHARTS.extended.engineerBases.range;
/** ENB-03: how many hexes a base reaches. */
export const reachOf = (g: G, base: number): number => TRACK[g.base.range.get(base)] ?? 0;
/** The sector of a base’s division. */
export const sectorOfBase = (base: number): number =>
  SECTOR.of(SETUP.sectors.find(({ division }) => division === BASES[base]?.division)?.id ?? 'east');

const NEAR: (readonly HexId[])[] = [];
const MOST = 8;
/** The hexes within so many of one, worked out once. */
function within(at: HexId, reach: number): readonly HexId[] {
  const key = MOST * at + reach;
  NEAR[key] ??= grid.hexes.filter((hex) => grid.distance(at, hex) <= reach);
  return NEAR[key];
}

/** By hex, a bit for each base: whether it works there; never in a German field of fire (ENB-04). */
export function engineered(g: G): Readonly<Uint8Array> {
  const reached = new Uint8Array(grid.size);
  for (let base = 0; base < BASES.length; base++) {
    const at = g.base.at.get(base);
    if (at === NOWHERE) continue;
    for (const hex of within(at, reachOf(g, base)))
      if (!isUnderFire(g, hex)) reached[hex] = (reached[hex] as number) | (1 << base);
  }
  return reached;
}

/** Whether any base is on the map. */
function hasBase(g: G): boolean {
  if (!rulesOf(g).bases) return false;
  for (let base = 0; base < BASES.length; base++) if (g.base.at.get(base) !== NOWHERE) return true;
  return false;
}
/** The bases that work in a hex, a bit each. */
const basesAt = (g: G, hex: HexId): number => (hasBase(g) ? (g.known.engineered()[hex] as number) : 0);
/** Whether engineers work in a hex. */
export const isEngineered = (g: G, hex: HexId): boolean => basesAt(g, hex) !== 0;

/** ENB-05: what engineers have cleared between a hex and its neighbour. */
function clearedTo(g: G, from: HexId, d: number): number {
  if (!hasBase(g)) return UNCLEARED;
  const to = grid.neighbour(from, d as Direction);
  if (to !== NOWHERE && isEngineered(g, to)) return ALL_CLEARED;
  return isEngineered(g, from) ? SIDE_CLEARED : UNCLEARED;
}

/** How a unit gets from a hex into a neighbour, with what engineers have cleared. */
export const crossingNow = (g: G, unit: UnitId, from: HexId, d: number): number =>
  crossing(unit, from, d, clearedTo(g, from, d));
/** Why it does not. */
export const whyBarredNow = (g: G, unit: UnitId, from: HexId, d: number): Reason | null =>
  whyBarred(unit, from, d, clearedTo(g, from, d));

const LOW: readonly string[] = CHARTS.terrain.lowGround;
/** ENB-06, ENB-07, ENB-10: whether engineers lead a unit off a hex for nothing this turn. */
export function isLedOff(g: G, hex: HexId): boolean {
  if (!hasBase(g) || g.noEngineers === 1 || !LOW.includes(levelOf(hex))) return false;
  const bases = basesAt(g, hex);
  if (bases === 0) return false;
  for (let base = 0; base < BASES.length; base++)
    if ((bases & (1 << base)) !== 0 && g.sector.shelled.get(sectorOfBase(base)) === 0) return true;
  return false;
}
