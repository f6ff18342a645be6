import { NOWHERE } from '@bocage/hex';
import { CHARTS } from '../data/charts.ts';
import { grid, isEastBank } from '../map.ts';
import type { G } from '../state.ts';
import { BEACH, GERMAN } from '../terms.ts';
import { isGarrison, UNITS_OF } from '../units.ts';
import { onMap } from './units.ts';

const { radius: RADIUS, exempt } = CHARTS.victory.lodgment;
/** 18.1-b: the Beach area of which the far bank of the canal is no part. */
const NEAR_BANK_ONLY: number = BEACH.of(exempt);

/** 18.1, R-36, R-65, R-66: whether no German but Garrisons is near the Beachhead of an area. */
export function isLodgment(g: G, beach: number): boolean {
  const beachhead = g.beach.beachhead.get(beach);
  if (beachhead === NOWHERE) return false;
  return (UNITS_OF[GERMAN] ?? []).every((unit) => {
    if (!onMap(g, unit) || isGarrison(unit)) return true;
    const at = g.unit.at.get(unit);
    if (beach === NEAR_BANK_ONLY && isEastBank(at)) return true;
    return grid.distance(at, beachhead) > RADIUS;
  });
}
