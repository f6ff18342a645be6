import { defineGame, flag, type Game } from '@bocage/kernel';
import { CASES } from './cases.ts';
import { EVENTS } from './events/index.ts';
import { HIDDEN, SECRET_ANSWERS } from './hidden.ts';
import { impossible } from './impossible/index.ts';
import { KNOWN } from './known.ts';
import { PROCEDURES } from './rules/index.ts';
import { begin } from './rules/setup/start.ts';
import { main } from './rules/turn.ts';
import { SCENARIOS } from './scenarios.ts';
import { derive, type G, SCENARIO, schema } from './state.ts';
import { SIDE } from './terms.ts';
import { outcome } from './victory.ts';

const scenario = (id: (typeof SCENARIOS)[number]['id']) => {
  const at = SCENARIO.of(id);
  return { title: SCENARIOS[at]?.name ?? id, setUp: (g: G) => begin(g, at) };
};

/** Monty’s D-Day: the British beaches on 6 and 7 June 1944. */
export const montysDday: Game<G, (typeof SCENARIOS)[number]['id']> = defineGame({
  id: 'montys-dday',
  title: 'Monty’s D-Day',
  version: 2,
  sides: SIDE,
  schema,
  options: {
    bombardment: { title: 'Bombardments against each unit (10.7)', kind: flag },
    tide: { title: 'The Allies may land at a later tide (19.1.1)', kind: flag },
  },
  scenarios: {
    'd-day': scenario('d-day'),
    'rommels-fantasy': scenario('rommels-fantasy'),
    'optimal-defence': scenario('optimal-defence'),
    'morning-at-sword': scenario('morning-at-sword'),
  },
  main,
  procedures: PROCEDURES.slice(1),
  events: EVENTS,
  known: KNOWN,
  derive,
  hidden: HIDDEN,
  secretAnswers: SECRET_ANSWERS,
  clock: (g: G) => [g.turn, g.segment],
  impossible,
  outcome,
  cases: CASES,
});
