import { d6, done, int } from '@bocage/kernel';
import {
  mulberryBroken,
  mulberryStood,
  skyAfterStorm,
  stormBroke,
  stormHeldOff,
  stormPassed,
  stormSpared,
  stormThreatened,
  weatherGiven,
  weatherRolled,
} from '../events/weather.ts';
import type { DepotId } from '../map.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { losesMulberry } from '../tables/logistics.ts';
import { givenWeather } from '../tables/turns.ts';
import { AFTER_STORM, isStorm, nextAdjustment, risksStorm, weatherOf } from '../tables/weather.ts';
import { PHASE_A } from '../terms.ts';
import { ground } from './air/flights.ts';
import { isOpen, MULBERRIES, razeDepot } from './logistics/depots.ts';
import { procedure, roll } from './units.ts';

const isFirstTurn = (g: Seen): boolean => g.turn === SCENARIOS[g.scenario]?.turns[0];
/** 1.1.1.1-a, R-175: the weather that a turn has without a die; -1 where one is rolled. */
const setWeather = (g: Seen): number => (isFirstTurn(g) ? g.weather : givenWeather(g.turn, PHASE_A));

/** 1.1.1.1: the weather of the turn. */
export const weatherPhase = procedure(
  'weatherPhase',
  {},
  {
    begin(g) {
      g.stormRisk = 0;
      const weather = setWeather(g);
      if (weather < 0) return 'roll';
      g.weather = weather;
      g.worse = 0;
      g.emit(weatherGiven, { weather });
      return done;
    },
    roll: roll('1.1.1.1-b', d6, [], (g, _c, die) => {
      const adjustment = -g.worse;
      g.weather = weatherOf(die, adjustment);
      g.emit(weatherRolled, { die, modifier: adjustment, weather: g.weather });
      // 1.1.1.1-c, -d: what the next turn takes from its die.
      g.worse = Math.abs(nextAdjustment(adjustment, g.weather));
      if (!risksStorm(die)) return done;
      g.stormRisk = 1;
      g.emit(stormThreatened, { die });
      return done;
    }),
  },
);

const mulberry = (c: { readonly next: number }): DepotId => MULBERRIES[c.next] as DepotId;

/** 1.1.1.1-e: at the beginning of a phase. */
export const stormTest = procedure(
  'stormTest',
  { next: int(0, MULBERRIES.length) },
  {
    test(g) {
      const isBarred = g.phase === PHASE_A && g.stormBarred === 1;
      if (g.phase === PHASE_A) g.stormBarred = 0;
      if (g.stormRisk === 0) return done;
      if (!isBarred) return 'roll';
      g.emit(stormSpared, {});
      return done;
    },
    roll: roll('1.1.1.1-e', d6, [], (g, _c, die) => {
      if (!isStorm(die)) {
        g.emit(stormHeldOff, { die });
        return done;
      }
      g.emit(stormBroke, { die });
      breakStorm(g);
      return 'mulberries';
    }),
    // 7.1.1-c, R-179: those that stand off the coast.
    mulberries(g, c) {
      while (c.next < MULBERRIES.length && !isOpen(g, mulberry(c))) c.next += 1;
      return c.next === MULBERRIES.length ? done : 'stands';
    },
    stands: roll(
      '7.1.1-c',
      d6,
      (_g, c) => [mulberry(c)],
      (g, c, die) => {
        const depot = mulberry(c);
        c.next += 1;
        if (!losesMulberry(die)) g.emit(mulberryStood, { die, depot });
        else {
          g.emit(mulberryBroken, { die, depot });
          razeDepot(g, depot, '7.1.1-c');
        }
        return 'mulberries';
      },
    ),
  },
);

/** 1.1.1.1-f to -j: what a storm does to the phase, and to the tests that would follow. */
function breakStorm(g: G): void {
  g.storm = 1;
  ground(g);
  if (g.phase === PHASE_A) g.stormRisk = 0;
  else g.stormBarred = 1;
}

/** 1.1.1.1-i, R-56: a storm ends with its phase, and leaves an overcast phase B. */
export function endStorm(g: G): void {
  if (g.storm === 0) return;
  g.storm = 0;
  g.emit(stormPassed, {});
  if (g.phase !== PHASE_A) return;
  g.weather = AFTER_STORM;
  g.emit(skyAfterStorm, { weather: AFTER_STORM });
}
