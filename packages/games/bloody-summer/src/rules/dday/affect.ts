import type { HexId } from '@bocage/hex';
import { affectedTo } from '../../events/dday.ts';
import type { G } from '../../state.ts';
import type { Bombarded } from '../../tables/bombardment.ts';
import { AXIS } from '../../terms.ts';
import type { UnitId } from '../../units.ts';
import { disorganise, fightersOf } from '../units.ts';

const MOST_AFFECTED = 2;

/** 6.5, R-91, R-92: what a bombardment does to one unit; beyond A2 it is a level of disorganization. */
export function affect(g: G, unit: UnitId, { affected, levels }: Bombarded): void {
  const before = g.unit.affected.get(unit);
  const after = Math.min(before + affected, MOST_AFFECTED);
  if (after > before) {
    g.unit.affected.set(unit, after);
    g.emit(affectedTo, { unit, level: after, at: g.unit.at.get(unit) }, before > 0 ? '6.5-f' : '6.5-e');
  }
  if (disorganise(g, unit, before + affected - after, '6.5-g')) disorganise(g, unit, levels, '6.5-e');
}

/** 6.2-g: all Germans in a hex. */
export function affectAll(g: G, hex: HexId, result: Bombarded): void {
  for (const unit of fightersOf(g, AXIS, hex)) affect(g, unit, result);
}
