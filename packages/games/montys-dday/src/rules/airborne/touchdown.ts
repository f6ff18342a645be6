import { type HexId, NOWHERE } from '@bocage/hex';
import { call, done, flag, int, maybe, NONE, sumOf, twoD6 } from '@bocage/kernel';
import { CHARTS } from '../../data/charts.ts';
import { cameDown, dropAborted, dropMissed, lostInAir, noRoom, ontoGermans } from '../../events/airborne.ts';
import { isUnderWater, PLACE } from '../../map.ts';
import type { G } from '../../state.ts';
import { type Airborne, ELSEWHERE, groundDrm, isRough, scatter } from '../../tables/scatter.ts';
import { tideIn } from '../../tables/turns.ts';
import { ALLIED, BY_GLIDER, BY_PARACHUTE, COMBAT, DOWN } from '../../terms.ts';
import { BRIGADE_OF, isGlider, SIDE_OF, UNIT, type UnitId } from '../../units.ts';
import { assault } from '../assault/assault.ts';
import { retreat } from '../assault/retreat.ts';
import { whyTooMany } from '../movement/stacking.ts';
import { type CaseId, disrupt, eliminate, enter, hasEnemy, isDisrupted, onMap, place, procedure, roll, unitsIn } from '../units.ts'; // biome-ignore format: a list
import { zoneIn } from './aircraft.ts';
import type { Place } from './flak.ts';

const RETREAT = CHARTS.retreat.fromLanding;

/** The column of the charts that a unit is in. */
export const airborneAs = (unit: UnitId): Airborne => (isGlider(unit) ? 'glider' : 'parachute');
/** 4.4.5, 4.6.2: wind and flak of the place, and its ground; away from the Drop Zones a glider has one thing more. */
export const modifierFor = (unit: UnitId, { zone, hex, wind, flak }: Place): number =>
  wind + flak + groundDrm(hex, airborneAs(unit)) + (zone === NONE ? ELSEWHERE : 0);

interface Landing {
  readonly unit: UnitId;
  readonly hex: HexId;
  /** 4.4.6-f1: the number of its hex has an asterisk. */
  readonly starred: number;
  /** 4.5.7-a: somebody was there before it who is in its way. */
  readonly crowded: number;
}

const isZone = (g: G, hex: HexId): boolean => {
  const zone = zoneIn(g, hex);
  return zone !== NONE && g.zone.state.get(zone) === DOWN;
};

/** 4.5.7, 4.6.5, R-52, R-125: whoever is not of its brigade; for a glider on a Drop Zone, whoever it is. */
function isInCompany(g: G, unit: UnitId, hex: HexId, friends: readonly UnitId[]): boolean {
  if (isGlider(unit) && isZone(g, hex)) return friends.length > 0;
  return friends.some((friend) => BRIGADE_OF[friend] !== BRIGADE_OF[unit]);
}

/** what disrupts a unit where it has landed, each by itself. */
function causesOf(g: G, { unit, hex, starred, crowded }: Landing): readonly CaseId[] {
  const causes: CaseId[] = [];
  if (starred === 1) causes.push('4.4.6-f1');
  if (isRough(hex, airborneAs(unit))) causes.push(isGlider(unit) ? '4.6.6-a' : '4.5.6-a');
  if (crowded === 1) causes.push(isGlider(unit) && isZone(g, hex) ? '4.6.5-a' : '4.5.7-a');
  return causes;
}

/** 4.5, 4.6: one unit comes down around a hex, with all that modifies its dice. */
export const comingDown = procedure(
  'comingDown',
  {
    unit: UNIT,
    aim: PLACE,
    modifier: int(-99, 99),
    hex: maybe(PLACE),
    starred: flag,
    crowded: flag,
  },
  {
    fall: roll('4.4.6-e1', twoD6, ['unit'], (g, c, thrown) => {
      const dice = sumOf(thrown);
      const { unit, modifier } = c;
      const total = dice + modifier;
      const { outcome, hex, disrupted } = scatter(c.aim, total);
      const told = { unit, dice, modifier, total };
      g.unit.announced.set(unit, 0);
      if (outcome === 'aborts') g.emit(dropAborted, told);
      else if (outcome === 'eliminated') {
        g.emit(lostInAir, told);
        eliminate(g, unit, '4.4.6-h1');
      } else if (hex === NOWHERE || isUnderWater(hex, tideIn(g.turn))) {
        g.emit(dropMissed, told);
        eliminate(g, unit, '4.5.4-a');
      } else if (whyTooMany([...friendsIn(g, hex), unit]) !== null)
        g.emit(noRoom, { ...told, hex }, isGlider(unit) ? '4.6.4-a' : '4.5.5-a');
      else {
        g.emit(cameDown, { ...told, hex, from: c.aim });
        c.hex = hex;
        c.starred = disrupted ? 1 : 0;
        return 'touch';
      }
      return done;
    }),
    touch(g, c) {
      const { unit, hex } = c;
      c.crowded = isInCompany(g, unit, hex, friendsIn(g, hex)) ? 1 : 0;
      g.unit.mode.set(unit, COMBAT);
      g.unit.landed.set(unit, isGlider(unit) ? BY_GLIDER : BY_PARACHUTE);
      if (!hasEnemy(g, ALLIED, hex)) return 'arrive';
      place(g, unit, hex);
      g.emit(ontoGermans, { unit, hex });
      return call(assault, { side: ALLIED, hex, units: [unit], inside: 1 }, 'fought');
    },
    arrive(g, c) {
      enter(g, c.unit, c.hex);
      for (const cause of causesOf(g, c)) if (!disrupt(g, c.unit, cause)) break;
      return done;
    },
    // 4.5.9, R-72: what the assault has left; who cannot go back is eliminated by the retreat (4.5.9-c).
    fought(g, c) {
      const { unit, hex } = c;
      if (!hasEnemy(g, ALLIED, hex)) return 'arrive';
      if (isDisrupted(g, unit) || causesOf(g, c).length > 0) eliminate(g, unit, '4.5.8-a');
      else return call(retreat, { unit, least: RETREAT, most: RETREAT }, 'fellBack');
      return done;
    },
    fellBack(g, c) {
      if (onMap(g, c.unit)) disrupt(g, c.unit, '4.5.9-b');
      return done;
    },
  },
);

const friendsIn = (g: G, hex: HexId): readonly UnitId[] =>
  unitsIn(g, hex).filter((unit) => SIDE_OF[unit] === ALLIED);
