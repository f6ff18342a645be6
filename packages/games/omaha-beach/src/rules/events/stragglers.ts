import { among, done } from '@bocage/kernel';
import {
  CHARTS,
  DIVISION,
  dataOf,
  EFFECTS,
  EVERY_UNIT,
  fullSteps,
  isRegular,
  UNIT,
  type UnitId,
} from '../../data.ts';
import { joined, noEvent } from '../../events/index.ts';
import type { G } from '../../state.ts';
import { no } from '../../terms.ts';
import { asked, isPlaced, procedure, verb } from '../units.ts';

const { steps } = EFFECTS.addStep;
const LAST_STEP = CHARTS.catastrophicLoss.atSteps;

/** Regular infantry of a division that is down to its last step. */
const reducedOf = (g: G, division: number): UnitId[] =>
  EVERY_UNIT.filter(
    (unit) =>
      isRegular(unit) &&
      isPlaced(g, unit) &&
      g.unit.steps.get(unit) === LAST_STEP &&
      fullSteps(unit) > LAST_STEP &&
      g.unit.division.get(unit) === division,
  );

/** Of the other division where this one has none. */
function reduced(g: G, division: number): UnitId[] {
  const there = reducedOf(g, division);
  return there.length > 0 ? there : reducedOf(g, 1 - division);
}

/** The marker of two steps comes back out of the Loss box of the division it landed with. */
function takeFromLosses(g: G, unit: UnitId): void {
  const { lost } = g.division;
  const box = DIVISION.of(dataOf(unit).division);
  lost.set(box, Math.max(0, lost.get(box) - 1));
}

/** A regular infantry unit of one step gets its second back. */
export const stragglers = procedure(
  'stragglers',
  { division: DIVISION },
  {
    begin(g, c) {
      if (reduced(g, c.division).length > 0) return 'choose';
      g.emit(noEvent, {});
      return done;
    },
    choose: asked(
      'EVT-02',
      'Choose the unit that stragglers join',
      verb(
        'join',
        (g, c) => among(UNIT, reduced(g, c.division), no('noStraggler')),
        (g, _c, unit) => {
          g.unit.steps.set(unit, g.unit.steps.get(unit) + steps);
          takeFromLosses(g, unit);
          g.emit(joined, { unit });
          return done;
        },
      ),
    ),
  },
);
