import { call, done } from '@bocage/kernel';
import { phaseBegan, reorganised, turnBegan } from '../events/common.ts';
import { SCENARIOS } from '../scenarios.ts';
import type { G, Seen } from '../state.ts';
import { PHASE_A, PHASE_B } from '../terms.ts';
import { EVERY_UNIT, NOBODY } from '../units.ts';
import { scoreTurn } from '../victory.ts';
import { administration } from './administration/administration.ts';
import { airPhase, returnAircraft } from './air/allocation.ts';
import { dday } from './dday/dday.ts';
import { logistics } from './logistics/logistics.ts';
import { phase } from './phase.ts';
import { setUpPhase } from './setup.ts';
import { procedure } from './units.ts';
import { weatherPhase } from './weather.ts';

const lastTurn = (g: Seen): number => SCENARIOS[g.scenario]?.turns[1] as number;

/** The whole game: what players may place, then turn after turn (1.0). */
export const main = procedure(
  'game',
  {},
  {
    setUp: () => call(setUpPhase, {}, 'turn'),
    turn(g) {
      g.emit(turnBegan, { turn: g.turn });
      return g.turn === 0 ? call(dday, {}, 'nightfall') : call(turn, {}, 'next');
    },
    // 10.B.3: what every turn ends with.
    nightfall(g) {
      endTurn(g);
      return 'next';
    },
    // 11.3: the points of the turn, then the next one.
    next(g) {
      scoreTurn(g);
      g.place.assailed.clear();
      if (g.turn >= lastTurn(g) || g.winner >= 0) return done;
      g.turn += 1;
      g.phase = PHASE_A;
      return 'turn';
    },
  },
);

/** 1.0: one turn, its phases in order. */
export const turn = procedure(
  'turn',
  {},
  {
    weather: () => call(weatherPhase, {}, 'air'),
    air: () => call(airPhase, {}, 'logistics'),
    logistics: () => call(logistics, {}, 'administration'),
    administration: () => call(administration, {}, 'phaseA'),
    phaseA: (g) => enterPhase(g, PHASE_A, 'phaseB'),
    phaseB: (g) => enterPhase(g, PHASE_B, 'end'),
    // 1.1.5: the end of the turn.
    end(g) {
      endTurn(g);
      return done;
    },
  },
);

function enterPhase<T extends string>(g: G, which: number, then: T) {
  g.phase = which;
  g.emit(phaseBegan, { phase: which, turn: g.turn });
  return call(phase, {}, then);
}

/** 1.1.5: aircraft go back into their cups, and units are reorganised. */
function endTurn(g: G): void {
  returnAircraft(g);
  reorganise(g);
  for (const unit of EVERY_UNIT) {
    g.unit.extended.set(unit, 0);
    g.unit.hq.set(unit, NOBODY);
  }
}

/** 1.1.5-b, 10.B.3-b: every level of disorganisation drops by one. */
function reorganise(g: G): void {
  for (const unit of EVERY_UNIT) {
    const level = g.unit.disorganised.get(unit);
    if (level === 0) continue;
    g.unit.disorganised.set(unit, level - 1);
    g.emit(reorganised, { unit, level: level - 1, at: g.unit.at.get(unit) });
  }
}
