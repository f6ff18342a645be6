import { CHARTS } from '../../data/charts.ts';
import { levelOf } from '../../map.ts';
import type { Seen } from '../../state.ts';
import { HALVES } from '../../tables/going.ts';
import type { UnitId } from '../../units.ts';
import { allowanceOf } from '../units.ts';
import { costOf } from './shore.ts';

const { divide, firstHex } = CHARTS.movement.landing;

/**
 * 5.9.2, 6.1.7, R-15: the half points that a unit has left in the hex where it has just landed from the sea: half its
 * allowance, rounded up, less twice what that hex and the climb to it cost.
 */
export function leftAfterLanding(g: Seen, unit: UnitId): number {
  const hex = g.unit.at.get(unit);
  const climb = levelOf(hex) > 0 ? HALVES * CHARTS.terrainEffects.hill.uphill : 0;
  const paid = firstHex * (costOf(unit, hex) + climb);
  return Math.max(0, HALVES * Math.ceil(allowanceOf(g, unit) / divide) - paid);
}
