import { call, done } from '@bocage/kernel';
import { ARMY, SUPPORT, TURNS } from '../data.ts';
import { scored } from '../events.ts';
import { BRITTANY, BRITTANY_ENTERED } from '../map.ts';
import type { G } from '../state.ts';
import { checkCherbourg, points, scoreSpecials } from '../victory.ts';
import { attrition } from './attrition.ts';
import { replacementPhase } from './replacements.ts';
import { actionPhase } from './rounds.ts';
import { procedure, unitsIn } from './units.ts';
import { weatherPhase } from './weather.ts';

/** 4.0: Brittany, the round track, and what is counted by the turn; who still waits keeps the turn he was due. */
function cleanUp(g: G): void {
  for (const unit of unitsIn(g, BRITTANY_ENTERED)) g.unit.at.set(unit, BRITTANY);
  g.track.clear();
  for (const army of ARMY.words.keys()) {
    g.army.moves.set(army, 0);
    g.army.combats.set(army, 0);
    g.army.combatRounds.set(army, 0);
    g.army.combined.set(army, 0);
  }
  for (const support of SUPPORT.words.keys()) g.support.usedThisTurn.set(support, 0);
}

/** 4.0: the points gained so far; on the last turn those for what is held at the end too. */
function victoryCheck(g: G): void {
  checkCherbourg(g);
  scoreSpecials(g);
  if (g.log !== null) g.emit(scored, { ...points(g, g.turn === TURNS) });
}

/** 4.0: one turn, its phases in order; on turn 1 the first three are skipped. */
export const turn = procedure(
  'turn',
  {},
  {
    begin: (g) => (g.turn === 1 ? 'action' : 'weather'),
    weather: () => call(weatherPhase, {}, 'replacement'),
    replacement: () => call(replacementPhase, {}, 'action'),
    action: () => call(actionPhase, {}, 'attrition'),
    attrition: () => call(attrition, {}, 'cleanUp'),
    cleanUp(g) {
      cleanUp(g);
      return 'victory';
    },
    victory(g) {
      victoryCheck(g);
      return done;
    },
  },
);

/** The whole campaign. */
export const main = procedure(
  'game',
  {},
  {
    turns: () => call(turn, {}, 'next'),
    next(g) {
      if (g.turn === TURNS) return done;
      g.turn += 1;
      return 'turns';
    },
  },
);
