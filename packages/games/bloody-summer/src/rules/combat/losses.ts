import { done, given, int, type Law, type List, lawful, list } from '@bocage/kernel';
import { lossVoid, spared } from '../../events/aftermath.ts';
import { PLACE } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { SIDE } from '../../terms.ts';
import { UNIT, type UnitId } from '../../units.ts';
import { ask, loseStep, procedure, verb } from '../units.ts';
import { MOST_UNITS } from './manner.ts';

/** 6.4-a, R-39: the owner takes steps from those who fought, one by one; what nobody is left to take is void. */
export const losses = procedure(
  'losses',
  { side: SIDE, at: PLACE, units: list(UNIT, MOST_UNITS), steps: int(0, 9) },
  {
    begin(g, c) {
      if (c.steps === 0) g.emit(spared, { side: c.side, hex: c.at });
      return 'next';
    },
    next(g, c) {
      if (c.steps === 0) return done;
      if (living(g, c).length > 0) return 'choose';
      g.emit(lossVoid, { side: c.side, steps: c.steps });
      return done;
    },
    choose: ask(
      '6.4-a',
      'Choose who loses a step',
      (_g, c) => c.side,

      verb(
        'lose',
        (g, c) => lawful(UNIT, living(g, c), whyNotLose, g, c),
        (g, c, unit) => {
          c.steps -= 1;
          loseStep(g, unit, '6.4-a');
          return 'next';
        },
      ),
    ),
  },
);

interface Losing {
  readonly units: List<UnitId>;
}
const living = (g: G, { units }: Losing): readonly UnitId[] =>
  units.toArray().filter((unit) => g.unit.steps.get(unit) > 0);
const whyNotLose: Law<[G, Losing, UnitId]> = given<[G, Losing, UnitId]>((g, { units }, unit) =>
  units.has(unit) && g.unit.steps.get(unit) > 0 ? null : no('tookNoPart'),
);
