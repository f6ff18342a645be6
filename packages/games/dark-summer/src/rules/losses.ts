import type { HexId } from '@bocage/hex';
import { type Domain, done, flag, int, type Reason, where } from '@bocage/kernel';
import { SIDE, UNIT, type UnitId } from '../data.ts';
import { PLACE } from '../map.ts';
import { type G, no } from '../state.ts';

import { choice, loseStep, procedure, unitsOf } from './units.ts';

interface Losing {
  readonly side: number;
  readonly hex: HexId;
  readonly attacking: number;
}

/** 11.3.6: the owner takes his losses, a step at a time; what nobody is left to take is forgotten. */
export const losses = procedure(
  'losses',
  { side: SIDE, hex: PLACE, steps: int(0, 99), attacking: flag },
  {
    any: (g, c) => (c.steps === 0 || involved(g, c).length === 0 ? done : 'choose'),
    choose: choice(
      '11.3.6-a',
      'Choose the unit that loses a step',
      (_g, c) => c.side,
      'lose',
      (g, c) => losers(g, c),
      (g, c, unit) => {
        loseStep(g, unit);
        c.steps -= 1;
        return 'any';
      },
    ),
  },
);

/** Whoever takes part on that side (ruling F-16). */
const involved = (g: G, c: Losing): readonly UnitId[] =>
  c.attacking === 1 ? g.known.attackers() : unitsOf(g, c.side, c.hex);

/** Nobody is eliminated while somebody else can be reduced. */
function losers(g: G, c: Losing): Domain<UnitId> {
  const units = involved(g, c);
  const isWhole = (unit: UnitId): boolean => g.unit.steps.get(unit) > 1;
  const mustReduce = units.some(isWhole);
  const why = (unit: UnitId): Reason | null => {
    if (!units.includes(unit)) return no('notInvolved');
    return mustReduce && !isWhole(unit) ? no('reduceFirst') : null;
  };
  return where(UNIT, why, units);
}
