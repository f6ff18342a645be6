import type { Direction, HexId } from '@bocage/hex';
import { halfDown } from '@bocage/wargame';
import { CHARTS } from '../../data/charts.ts';
import { BEACH_HEXES, grid, isHex, LE_HAVRE } from '../../map.ts';
import type { G } from '../../state.ts';
import { faces, isBefore } from '../../tables/facing.ts';
import { ALLIED, GERMAN } from '../../terms.ts';
import { isCoastArtillery, isOfType, RANGE_OF, UNITS_OF, type UnitId } from '../../units.ts';
import { combatFactor } from '../units.ts';

const { types, fire } = CHARTS;
/** 5.6.1: those whose factors count. */
const GUNS: readonly UnitId[] = (UNITS_OF[GERMAN] ?? []).filter(isOfType(types.lists.firesOnLandings));
const bombards = isOfType(types.fire.bombardment);

/** 7.4, 14.1.3, R-18: whether a hex lies before a gun. */
function isFaced(g: G, unit: UnitId, at: HexId, hex: HexId): boolean {
  const facing = g.unit.facing.get(unit) as Direction;
  return isCoastArtillery(unit) ? isBefore(at, facing, hex) : faces(g.unit.mode.get(unit), at, facing, hex);
}

/** How far the nearest hex of a beach is that a gun faces. */
function distanceTo(g: G, unit: UnitId, at: HexId, beach: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const hex of BEACH_HEXES[beach] ?? []) {
    const distance = grid.distance(at, hex);
    if (distance < nearest && isFaced(g, unit, at, hex)) nearest = distance;
  }
  return nearest;
}

/** 5.6.1, 10.2.7a, R-18, R-97: what a gun counts against a beach; no beach is far for coast artillery. */
export function factorAt(g: G, unit: UnitId, beach: number): number {
  const at = g.unit.at.get(unit);
  // 14.1.6: the battery of Le Havre reaches every beach.
  if (at === LE_HAVRE) return combatFactor(g, unit);
  if (!isHex(at) || g.board.zones.isFelt(ALLIED, at)) return 0;
  const range = RANGE_OF[unit] as number;
  const distance = distanceTo(g, unit, at, beach);
  if (distance > range) return 0;
  const factor = combatFactor(g, unit);
  const isFar = bombards(unit) && distance * fire.fullWithin.divide > range;
  return isFar ? halfDown(factor) : factor;
}

/** 5.6.1: the German combat factors that bear on a beach as the zones of control are now. */
export const gunsAt = (g: G, beach: number): number =>
  GUNS.reduce((sum, unit) => sum + factorAt(g, unit, beach), 0);
