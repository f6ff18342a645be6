import { defineGame, type Game } from '@bocage/kernel';
import { CASES } from './cases.ts';
import { EVENTS } from './events/index.ts';
import { impossible } from './impossible/index.ts';
import { KNOWN } from './known/index.ts';
import { NESTING } from './nesting.ts';
import { PROCEDURES } from './rules/index.ts';
import { begin } from './rules/start.ts';
import { main } from './rules/turn.ts';
import { SCENARIOS } from './scenarios.ts';
import { derive, type G, SCENARIO, schema } from './state.ts';
import { CAMPS, SIDE } from './terms.ts';
import { outcome } from './victory.ts';

const scenario = (id: (typeof SCENARIOS)[number]['id']) => {
  const at = SCENARIO.of(id);
  return { title: SCENARIOS[at]?.name ?? id, setUp: (g: G) => begin(g, at) };
};

/** Normandy 1944: A Bloody Summer, the campaign by divisions from 6 June to the end of August. */
export const bloodySummer: Game<G, (typeof SCENARIOS)[number]['id']> = defineGame({
  id: 'bloody-summer',
  title: 'Normandy 1944: A Bloody Summer',
  version: 2,
  sides: SIDE,
  camps: CAMPS,
  schema,
  // In the order of SCENARIOS, which `g.scenario` counts by.
  scenarios: {
    cherbourg: scenario('cherbourg'),
    cobra: scenario('cobra'),
    campaign: scenario('campaign'),
  },
  // An overrun in the midst of a move, with the lists of those who fight and retreat.
  stackCells: 1024,
  main,
  procedures: PROCEDURES.slice(1),
  nesting: NESTING,
  events: EVENTS,
  known: KNOWN,
  derive,
  clock: (g: G) => [g.turn, g.phase, g.active],
  ends: (g: G) => g.winner >= 0,
  impossible,
  outcome,
  cases: CASES,
});
