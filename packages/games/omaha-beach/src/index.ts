import { defineGame, flag, type Game, NONE } from '@bocage/kernel';
import { CASES } from './cases/index.ts';
import type { ScenarioData, ScenarioId } from './data/setup.ts';
import { SIDE } from './data.ts';
import { EVENTS } from './events/index.ts';
import { HIDDEN } from './hidden.ts';
import { impossible } from './impossible/index.ts';
import { KNOWN } from './known.ts';
import { outcome } from './rules/endturn/victory.ts';
import { PROCEDURES } from './rules/index.ts';
import { REVISIONS } from './rules/revisions.ts';
import { main } from './rules/turn.ts';
import { SCENARIOS, setUp } from './scenarios.ts';
import { derive, type G, schema } from './state.ts';

const scenario = (id: ScenarioId): Game<G>['scenarios'][string] => {
  const data = SCENARIOS.find((one) => one.id === id) as ScenarioData;
  return { title: data.name, setUp: (g) => setUp(g, data) };
};

/** D-Day at Omaha Beach: one player against the beach. */
export const omahaBeach: Game<G, ScenarioId> = defineGame({
  id: 'omaha-beach',
  title: 'D-Day at Omaha Beach',
  version: 2,
  sides: SIDE,
  schema,
  options: {
    sacrifice: { title: 'A hero may die for his unit (R-32)', kind: { ...flag, init: 1 } },
    together: { title: 'Stacked units that do the same share an action (R-23)', kind: { ...flag, init: 1 } },
    earlyActions: { title: 'German actions from turn 12 on (VAR-01)', kind: flag },
    bombardment: { title: 'Effective bombardment before the landing (VAR-02)', kind: flag },
    safeTanks: { title: 'The tanks of the first wave land safely (VAR-08)', kind: flag },
    noRangers: { title: 'The Rangers go to Pointe du Hoc (VAR-09)', kind: flag },
    reaction: { title: 'The Germans react swiftly, in the long games (VAR-10)', kind: flag },
  },
  scenarios: {
    'first-waves': scenario('first-waves'),
    'easy-fox': scenario('easy-fox'),
    'd-day': scenario('d-day'),
    'beyond-the-beach': scenario('beyond-the-beach'),
  },
  main,
  procedures: PROCEDURES,
  revisions: REVISIONS,
  events: EVENTS,
  known: KNOWN,
  derive,
  hidden: HIDDEN,
  // The phase is in the name of the step that asks.
  clock: (g: G) => [g.turn],
  ends: (g: G) => g.over !== NONE,
  impossible,
  outcome,
  cases: CASES,
});
