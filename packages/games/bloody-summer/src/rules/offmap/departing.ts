import type { HexId } from '@bocage/hex';
import { call, d6, done, flag, list, maybe } from '@bocage/kernel';
import { boxOverrunBegan, cameOn, departureDie, keptThere, partisansRose } from '../../events/offmap.ts'; // biome-ignore format: a list
import { isFortress, isHex, isStrategic, PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { AXIS, campOf, GERMAN, SIDE, US } from '../../terms.ts';
import { CAMP_OF, NOBODY, UNIT, type UnitId } from '../../units.ts';
import { overrun } from '../combat/overrun.ts';
import { enter } from '../control.ts';
import { carry } from '../movement/marching.ts';
import { ask, type CaseId, hasEnemy, procedure, roll, verb } from '../units.ts';
import { arriveIn, goTo, isMelee, settle } from './boxes.ts';
import { isFree, modifierOf, partisansOf } from './interdiction.ts';
import { raise } from './paris.ts';

interface Departure {
  readonly side: number;
  readonly from: HexId;
  readonly to: HexId;
  readonly free: number;
}

/** 4.1.2-h, 6.12-e, R-146: whether a die is thrown: by Germans, and by all who leave a confusion; not at a Festung. */
function isDiced(g: G, { side, from, to, free }: Departure): boolean {
  if (free === 1 || isFortress(from) || isFortress(to)) return false;
  return campOf(side) === AXIS || isMelee(g, from);
}

/** Throws for some who want to leave together; whether they may. */
function throwFor(g: G, units: readonly UnitId[], from: HexId, die: number, rule: CaseId): boolean {
  const camp = CAMP_OF[units[0] as UnitId] as number;
  const modifier = modifierOf(g, camp, from);
  g.emit(departureDie, { die, modifier, total: die + modifier, at: from }, rule);
  if (isFree(g, camp, from, die)) return true;
  for (const unit of units) {
    g.unit.moved.set(unit, 1);
    g.emit(keptThere, { unit, place: from }, rule === '4.1.2-h' ? undefined : rule);
  }
  return false;
}

/** 1.1.2.1-a: a unit comes onto the map, where it then moves. */
function comeOn(g: G, unit: UnitId, hex: HexId): void {
  const from = g.unit.at.get(unit);
  enter(g, unit, hex);
  carry(g, unit, from, hex);
  settle(g, from);
  g.emit(cameOn, { unit, hex, from });
}

/** 4.1.2, 6.12: units leave a box for another, for a Festung or for the map, if they get away. */
export const departing = procedure(
  'departing',
  {
    side: SIDE,
    from: PLACE,
    to: PLACE,
    units: list(UNIT, 40),
    /** without a roll. */
    free: flag,
    /** 4.3: they overrun whoever is there. */
    overruns: flag,
    unit: maybe(UNIT),
    /** Those who got away. */
    gone: list(UNIT, 40),
  },
  {
    begin: (g, c) =>
      c.side === GERMAN && isStrategic(c.to) && partisansOf(g, c.from) !== NOBODY ? 'resistance' : 'next',
    resistance: ask(
      '4.1.2-j',
      'Germans set out: call up the Resistance, or wait',
      () => US,
      verb('rise', (g, c) => {
        const unit = partisansOf(g, c.from);
        raise(g, unit, c.from);
        g.emit(partisansRose, { unit, place: c.from });
        return 'next';
      }),
      verb('wait', () => 'next'),
    ),
    next(g, c) {
      if (c.units.length === 0) return 'arrive';
      if (!isDiced(g, c)) {
        for (const unit of c.units.toArray()) c.gone.push(unit);
        c.units.clear();
        return 'arrive';
      }
      c.unit = c.units.at(0);
      return isMelee(g, c.from) ? 'breakOut' : 'interdiction';
    },
    // each for itself in an ordinary move.
    interdiction: roll('4.1.2-h', d6, ['unit', 'from'], (g, c, die) => {
      const unit = c.units.removeAt(0);
      if (throwFor(g, [unit], c.from, die, '4.1.2-h')) c.gone.push(unit);
      return 'next';
    }),
    // once for all who leave a confusion together.
    breakOut: roll('6.12-e', d6, ['unit', 'from'], (g, c, die) => {
      const units = c.units.toArray();
      if (throwFor(g, units, c.from, die, '6.12-e')) c.gone.fill(units);
      c.units.clear();
      return 'arrive';
    }),
    arrive(g, c) {
      const units = c.gone.toArray();
      if (units.length === 0) return done;
      if (c.overruns === 1 && hasEnemy(g, campOf(c.side), c.to)) {
        g.emit(boxOverrunBegan, { units, place: c.to, from: c.from });
        return call(overrun, { side: c.side, from: c.from, at: c.to, attackers: units }, 'overran');
      }
      for (const unit of units)
        if (isHex(c.to)) comeOn(g, unit, c.to);
        else goTo(g, unit, c.to);
      return done;
    },
    // who has won is in the box and may go on; who has not is back, and has done.
    overran(g, c) {
      const isWon = !hasEnemy(g, campOf(c.side), c.to);
      for (const unit of c.gone.toArray()) {
        if (!isStrategic(g.unit.at.get(unit))) continue;
        if (isWon) arriveIn(g, unit, c.to);
        else g.unit.moved.set(unit, 1);
      }
      return done;
    },
  },
);
