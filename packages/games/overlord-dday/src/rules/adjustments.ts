import { done, int, type Law, law, lawful } from '@bocage/kernel';
import { CHARTS, dataOf, EVERY_UNIT, GERMAN, NESTS, REGIMENTS, UNIT, type UnitId } from '../data.ts';
import { armyLoss, cadre, replacements, restored } from '../events.ts';
import { reserveOf } from '../map.ts';
import { no } from '../refusals.ts';
import type { G } from '../state.ts';
import { isBreakdown } from './landing.ts';
import { ask, inPlay, procedure, verb } from './units.ts';

const THIS_TURN = 1;
const { division352, other, returnAfterTurns } = CHARTS.adjustments;

/** 27.3.5: of regiments that have lost all their battalions a cadre is left. */
export function formCadres(g: G): void {
  for (const [regiment, { army, battalions }] of REGIMENTS.entries()) {
    if (!battalions.every((unit) => g.unit.lost.get(unit) === 1)) continue;
    const reserve = reserveOf(army);
    const turn = THIS_TURN + returnAfterTurns;
    g.regiment.cadre.set(regiment, reserve);
    g.regiment.returns.set(regiment, turn);
    g.emit(cadre, { regiment, reserve, turn });
  }
}

const nestsOf = (division: string): readonly UnitId[] =>
  NESTS.filter((unit) => dataOf(unit).wn?.division === division);
const sumOver = (units: readonly UnitId[], steps: (unit: UnitId) => number): number =>
  units.reduce((sum, unit) => sum + steps(unit), 0);

/** 27.3.6-f: the steps of the WNs of a division that are gone. */
const stepsEliminated = (g: G, division: string): number =>
  sumOver(nestsOf(division), (unit) => (g.unit.lost.get(unit) === 1 ? dataOf(unit).steps : 0));

/** 27.3.6-c: the same with the steps off those that are still there. */
export const stepsLost = (g: G, division: string): number =>
  stepsEliminated(g, division) +
  sumOver(nestsOf(division), (unit) => (inPlay(g, unit) ? dataOf(unit).steps - g.unit.steps.get(unit) : 0));

/** 27.3.6-e, -f: what goes to the total of the army; returns for how many battalions of the 352nd steps are left. */
export function chargeArmy(g: G): number {
  const of352 = stepsLost(g, '352');
  const rest = of352 % division352.steps;
  const others = other.armyLoss * Math.floor(stepsEliminated(g, 'other') / other.steps);
  g.armyLosses += rest + others;
  if (rest > 0) g.emit(armyLoss, { steps: rest });
  if (others > 0) g.emit(armyLoss, { steps: others }, '27.3.6-f');
  return Math.floor(of352 / division352.steps);
}

/** The battalions of the division's regiments (ruling 57). */
const BATTALIONS_352: readonly UnitId[] = EVERY_UNIT.filter(
  (unit) => dataOf(unit).division === '352' && isBreakdown(unit),
);
const whyNotRestore: Law<[G, UnitId]> = law(
  (_g, unit) => (BATTALIONS_352.includes(unit) ? null : no('notOf352')),
  (g, unit) => (inPlay(g, unit) ? null : no('isGone')),
  (g, unit) => (inPlay(g, unit) && g.unit.steps.get(unit) === dataOf(unit).steps ? no('isWhole') : null),
);
const reduced352 = (g: G): UnitId[] => BATTALIONS_352.filter((unit) => whyNotRestore(g, unit) === null);

/** 27.3.6-c, -d: battalions of the 352nd made whole, or replacement points. */
export const restoration = procedure(
  'restoration',
  { left: int(0, 20) },
  {
    any(g, c) {
      if (c.left === 0) return done;
      if (reduced352(g).length > 0) return 'restore';
      const points = c.left * division352.replacementPoints;
      g.infantryPoints += points;
      g.emit(replacements, { points });
      return done;
    },
    restore: ask(
      '27.3.6-c',
      'Choose a battalion of the 352nd that is made whole',
      () => GERMAN,

      verb(
        'restore',
        (g) => lawful(UNIT, reduced352(g), whyNotRestore, g),
        (g, c, unit) => {
          g.unit.steps.set(unit, dataOf(unit).steps);
          g.unit.back.set(unit, 0);
          g.emit(restored, { unit });
          c.left -= 1;
          return 'any';
        },
      ),
    ),
  },
);
