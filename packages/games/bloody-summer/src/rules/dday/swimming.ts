import { d6, done, int, maybe } from '@bocage/kernel';
import { foundered, swam } from '../../events/dday.ts';
import type { G } from '../../state.ts';
import { tanksLost } from '../../tables/landing.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { loseStep, procedure, roll } from '../units.ts';
import { isWaiting, SWIMMERS, type Swimmer } from './shore.ts';

const MOST_SWIMMERS = Math.max(...SWIMMERS.map(({ length }) => length));
const swimmer = (c: { readonly side: number; readonly turn: number }): Swimmer | undefined =>
  SWIMMERS[c.side]?.[c.turn];

/** 10.A.1-d: what the sea takes of one unit. */
function swim(g: G, { unit, beach }: Swimmer, die: number): void {
  const steps = g.unit.steps.get(unit);
  const lost = Math.min(tanksLost(die, beach, steps), steps);
  if (lost === 0) g.emit(swam, { unit, die });
  else g.emit(foundered, { unit, die, steps: lost });
  for (let i = 0; i < lost; i++) loseStep(g, unit, '10.A.1-d');
}

/** 10.A.1-d: each tank unit of the first wave rolls before it lands. */
export const swimming = procedure(
  'swimming',
  { side: SIDE, turn: int(0, MOST_SWIMMERS), unit: maybe(UNIT) },
  {
    next(g, c) {
      for (let one = swimmer(c); one !== undefined; one = swimmer(c)) {
        c.unit = one.unit;
        if (isWaiting(g, one.unit)) return 'swim';
        c.turn += 1;
      }
      return done;
    },
    swim: roll('10.A.1-d', d6, ['unit'], (g, c, die) => {
      swim(g, swimmer(c) as Swimmer, die);
      c.turn += 1;
      return 'next';
    }),
  },
);
