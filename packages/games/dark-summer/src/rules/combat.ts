import { type HexId, NOWHERE } from '@bocage/hex';
import { call, d6, done, flag, int, maybe } from '@bocage/kernel';
import { netShift } from '@bocage/wargame';
import { enemyOf, NOBODY, UNIT, type UnitId } from '../data.ts';
import { converted, fought, foughtBelow, ignored, lapsed, traded } from '../events.ts';
import { isApproach, PLACE } from '../map.ts';
import { type G, NOTHING, RESULT } from '../state.ts';
import { checkGermanSupply } from '../victory.ts';
import { advance } from './advance.ts';
import { isDefended } from './attackers.ts';
import { losses } from './losses.ts';
import { owe } from './mandatory.ts';
import { beatsBeach, conversionRule, convert, defendingSteps, effectOf, isOpenBeach, mayTrade, printed, strongpointsHold, tradedFor } from './results.ts'; // biome-ignore format: a list
import { retreat } from './retreat.ts';
import { type Reckoning, reckon } from './strength.ts';
import { committedMarkers, releaseSupport, support } from './support.ts';
import {
  actingSide,
  ask,
  attackFactor,
  eliminate,
  isUnknown,
  placesOf,
  procedure,
  roll,
  turnOver,
  unitsOf,
  verb,
} from './units.ts';

/** 11.3: one combat of the units that are attacking, from the turning over of counters to the advance. */
export const combat = procedure(
  'combat',
  {
    hex: PLACE,
    /** The strongpoint or Ost battalion that is turned over. */
    unit: maybe(UNIT),
    /** The Beach Approach hex from which some attack. */
    approach: maybe(PLACE),
    result: RESULT,
    /** Steps the attacker loses. */
    toll: int(0, 99),
    /** An Open Beach has been beaten (11.9). */
    beaten: flag,
  },
  {
    begin(g, c) {
      g.hex.attacked.set(c.hex, 1);
      for (const unit of g.known.attackers()) {
        g.unit.attacked.set(unit, 1);
        const at = g.unit.at.get(unit);
        if (isApproach(at)) c.approach = at;
      }
      return 'look';
    },
    look(g, c) {
      c.unit = nextUnknown(g, c.hex);
      return c.unit === NOBODY ? 'declared' : 'turnOver';
    },
    turnOver,
    declared(g, c) {
      if (!g.known.attackers().some((unit) => attackFactor(g, unit) > 0)) return 'lapse';
      owe(g, c.hex, g.known.attackers());
      return isDefended(g, actingSide(g), c.hex) ? call(support, { hex: c.hex }, 'odds') : 'advance';
    },
    // Ruling F-11: the hex counts as not attacked.
    lapse(g, c) {
      g.hex.attacked.set(c.hex, 0);
      for (const unit of g.known.attackers()) g.unit.attacked.set(unit, 0);
      g.emit(lapsed, { hex: c.hex });
      return 'over';
    },
    odds(g, c) {
      const { column } = g.known.reckoned();
      if (column >= 0) return 'roll';
      c.result = settle(g, c.hex, 0);
      return 'trade';
    },
    roll: roll('11.3.5-a', d6, ['hex'], (g, c, die) => {
      c.result = settle(g, c.hex, die);
      return 'trade';
    }),
    trade: (g, c) => (mayTrade(g, c.hex, c.result) ? 'chooseTrade' : 'defenderLosses'),
    chooseTrade: ask(
      'Reminders-a',
      'Choose between an exchange and one step each',
      (g) => actingSide(g),

      verb('exchange', () => 'defenderLosses'),
      verb('trade', (g, c: { result: number }) => {
        c.result = tradedFor(c.result);
        g.emit(traded, { result: c.result });
        return 'defenderLosses';
      }),
    ),
    defenderLosses(g, c) {
      const { attackerSteps = 0, defenderSteps = 0 } = effectOf(c.result);
      c.toll = attackerSteps === 'defender' ? defendingSteps(g, c.hex) : attackerSteps;
      c.beaten = beatsBeach(g, c.hex, c.result) ? 1 : 0;
      const side = enemyOf(actingSide(g));
      if (defenderSteps !== 'all')
        return call(losses, { side, hex: c.hex, steps: defenderSteps }, 'attackerLosses');
      for (const unit of unitsOf(g, side, c.hex)) eliminate(g, unit, '11.3.5-a');
      return 'attackerLosses';
    },
    attackerLosses: (g, c) =>
      call(losses, { side: actingSide(g), hex: c.hex, steps: c.toll, attacking: 1 }, 'retreats'),
    retreats(g, c) {
      if (effectOf(c.result).retreat !== true) return 'emptied';
      const holds = strongpointsHold(g, c.result) ? 1 : 0;
      return call(retreat, { side: enemyOf(actingSide(g)), hex: c.hex, holds }, 'emptied');
    },
    // 11.9: an Open Beach that ignored the result still bars its hex.
    emptied(g, c) {
      const isBarred = isOpenBeach(g, c.hex) && c.beaten === 0;
      return isBarred || unitsOf(g, enemyOf(actingSide(g)), c.hex).length > 0 ? 'over' : 'advance';
    },
    advance: (_g, c) => call(advance, { hex: c.hex, approach: c.approach }, 'over'),
    over(g) {
      for (const unit of g.known.attackers()) g.unit.attacking.set(unit, 0);
      g.fight = NOWHERE;
      releaseSupport(g);
      checkGermanSupply(g);
      return done;
    },
  },
);

/** The next unit to be turned over: first in the defending hex, then among the attackers. */
function nextUnknown(g: G, hex: HexId): UnitId {
  const isNext = (unit: UnitId): boolean => isUnknown(g, unit);
  return unitsOf(g, enemyOf(actingSide(g)), hex).find(isNext) ?? g.known.attackers().find(isNext) ?? NOBODY;
}

/** The combat under way. */
export const reckoned = (g: G): Reckoning => reckon(g, g.fight, g.known.attackers(), committedMarkers(g));

/** Reads the die, 0 where none is rolled, and makes of the result what it is in this place. */
function settle(g: G, hex: HexId, die: number): number {
  const { attack, defense, shifts, start: odds, column } = g.known.reckoned();
  const result = printed(column, die);
  const attackers = g.known.attackers();
  const first = attackers[0] as UnitId;
  const from = g.log === null ? [] : placesOf(g, attackers);
  const told = { hex, attack, defense, odds, shift: netShift(shifts), result, first, from };
  if (die === 0) g.emit(foughtBelow, told);
  else g.emit(fought, { ...told, column, die });
  const here = convert(g, hex, result);
  if (here === NOTHING) g.emit(ignored, { result }, conversionRule(g, hex, result));
  else if (here !== result) g.emit(converted, { result: here }, conversionRule(g, hex, result));
  return here;
}
