import { d6, done, flag, int } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { affected, bombarded, unharmed } from '../../events/combat.ts';
import { PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { bombardmentModifier, bombardmentOf } from '../../tables/bombardment.ts';
import { AXIS } from '../../terms.ts';
import { isBattery, isGarrison, type UnitId } from '../../units.ts';
import { disorganise, fightersOf, procedure, roll } from '../units.ts';

const { most: MOST } = CHARTS.combat.levels;

/** 6.5-f, 6.5-g, R-92: a unit is Affected by so many levels; what is too much disorganises it. */
export function affect(g: G, unit: UnitId, levels: number): void {
  for (let i = 0; i < levels; i++) {
    const level = g.unit.affected.get(unit);
    if (level === MOST) {
      if (!disorganise(g, unit, 1, '6.5-g')) return;
      continue;
    }
    g.unit.affected.set(unit, level + 1);
    g.emit(affected, { unit, level: level + 1, at: g.unit.at.get(unit) }, level > 0 ? '6.5-f' : undefined);
  }
}

/** 6.2-g: one bombardment of the Germans in a hex, by so many points; of these `medium` are of medium bombers. */
export const strike = procedure(
  'strike',
  { hex: PLACE, points: int(0, 99), medium: int(0, 99), byAir: flag },
  {
    fall: roll('6.2-g', d6, ['hex', 'byAir'], (g, c, die) => {
      const targets = fightersOf(g, AXIS, c.hex);
      // one garrison or battery among them is enough.
      const fixed = targets.some((unit) => isGarrison(unit) || isBattery(unit));
      const modifier = bombardmentModifier({ isGarrison: fixed }, c.points, c.medium);
      const result = bombardmentOf(c.points, die + modifier);
      g.emit(bombarded, { die, modifier, hex: c.hex });
      if (result.affected + result.levels === 0) g.emit(unharmed, { hex: c.hex });
      for (const unit of targets) {
        affect(g, unit, result.affected);
        if (g.unit.at.get(unit) === c.hex) disorganise(g, unit, result.levels, '6.2-g');
      }
      return done;
    }),
  },
);
