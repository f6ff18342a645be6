import type { HexId } from '@bocage/hex';
import { d6, done, given, type Law, lawful, maybe, type Reason } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { batteriesFired, batteriesHeld, coastalMiss } from '../../events/dday.ts';
import { beachAt, BATTERIES as MARKS } from '../../map.ts';
import { no } from '../../refusals/index.ts';
import type { G } from '../../state.ts';
import { bombardmentOf } from '../../tables/bombardment.ts';
import { GERMAN, SIDE } from '../../terms.ts';

import { BATTERIES, isHeadquarters, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { affect } from '../combat/strike.ts';

import { ask, isConfused, onMap, procedure, roll, verb } from '../units.ts';

const { points: POINTS } = CHARTS.bombardment.battery;

/** 6.2-k: whether a battery can fire. */
const isReady = (g: G, battery: UnitId): boolean =>
  onMap(g, battery) &&
  g.unit.disorganised.get(battery) === 0 &&
  g.unit.affected.get(battery) === 0 &&
  !isConfused(g, g.unit.at.get(battery));
/** 6.2-l: by the mark in its hex. */
const reaches = (at: HexId, beach: HexId): boolean =>
  MARKS.some((mark) => mark.at === at && mark.beaches.includes(beach));
/** 6.2-k, 6.2-l: the batteries that fire on a beach. */
export const gunsOn = (g: G, beach: HexId): readonly UnitId[] =>
  BATTERIES.filter((battery) => isReady(g, battery) && reaches(g.unit.at.get(battery), beach));

/** Those of a side who have come ashore in this step. */
const landedOf = (g: G, side: number): readonly UnitId[] =>
  g.unit.landed.marked().filter((unit) => SIDE_OF[unit] === side);

const whyNotAshore = (g: G, side: number, unit: UnitId): Reason | null => {
  if (SIDE_OF[unit] !== side || g.unit.landed.get(unit) === 0) return no('notLandedNow');
  return onMap(g, unit) && beachAt(g.unit.at.get(unit)) >= 0 ? null : no('notOnBeach');
};
/** 6.2-j: at whom they may fire. */
const whyNotTarget: Law<[G, number, UnitId]> = given<[G, number, UnitId]>(
  whyNotAshore,
  (_g, _side, unit) => (isHeadquarters(unit) ? no('staffUnharmed') : null),
  (g, _side, unit) => (gunsOn(g, g.unit.at.get(unit)).length > 0 ? null : no('noGunsReach')),
);
const hasTarget = (g: G, side: number): boolean =>
  landedOf(g, side).some((unit) => whyNotTarget(g, side, unit) === null);

/**
 * 6.2-j: the Germans may fire at one of those of a side who have just come ashore on a beach, once in a phase. Called
 * once a side has landed: after each wave of 6 June, and on other turns after the landings of its movement. Whoever
 * lands units marks them (`g.unit.landed`); the mark goes with the half of the phase.
 */
export const batteryFire = procedure(
  'batteryFire',
  { side: SIDE, target: maybe(UNIT) },
  {
    begin: (g, c) => (g.gunsFired === 0 && hasTarget(g, c.side) ? 'choose' : done),
    choose: ask(
      '6.2-j',
      'Fire the coastal batteries at a unit that has landed, or hold fire',
      () => GERMAN,
      verb(
        'fire',
        (g, c) => lawful(UNIT, landedOf(g, c.side), whyNotTarget, g, c.side),
        (_g, c, unit) => {
          c.target = unit;
          return 'die';
        },
      ),
      verb('hold', (g, c: { side: number }) => {
        g.emit(batteriesHeld, { side: c.side });
        return done;
      }),
    ),
    die: roll('6.2-m', d6, ['target'], (g, c, die) => {
      const unit = c.target;
      const at = g.unit.at.get(unit);
      const units = gunsOn(g, at);
      const points = POINTS * units.length;
      const result = bombardmentOf(points, die);
      g.gunsFired = 1;
      g.emit(batteriesFired, { units, unit, points, die, at });
      if (result.affected === 0) g.emit(coastalMiss, { unit, at });
      else affect(g, unit, result);
      return done;
    }),
  },
);
