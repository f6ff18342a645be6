import { NOWHERE } from '@bocage/hex';
import { defineGame, flag, type Game, NONE, type Reason } from '@bocage/kernel';
import { CASES } from './cases.ts';
import { EVERY_UNIT, fullSteps, SIDE, UNIT } from './data.ts';
import { EVENTS } from './events.ts';
import { HIDDEN } from './hidden.ts';
import { PLACE } from './map.ts';
import { PROCEDURES } from './rules/index.ts';
import { main } from './rules/turn.ts';
import { SCENARIOS, setUp } from './scenarios.ts';
import { derive, type G, schema } from './state.ts';
import { outcome } from './victory.ts';

export { presentation } from './presentation/index.ts';

function impossible(g: G): Reason[] {
  const reasons: Reason[] = [];
  for (const unit of EVERY_UNIT) {
    const [at, steps] = [g.unit.at.get(unit), g.unit.steps.get(unit)];
    if (steps > fullSteps(unit) || (at !== NOWHERE && steps === 0))
      reasons.push({
        rule: 'position',
        text: `${UNIT.text(unit)} cannot have ${steps} steps in ${PLACE.text(at)}`,
      });
  }
  return reasons;
}

/** D-Day at Omaha Beach: one player against the beach. */
export const omahaBeach: Game<G> = defineGame({
  id: 'omaha-beach',
  title: 'D-Day at Omaha Beach',
  version: 2,
  sides: SIDE,
  schema,
  options: {
    sacrifice: { title: 'A hero may die for his unit (R-32)', kind: { ...flag, init: 1 } },
    together: { title: 'Stacked units that do the same share an action (R-23)', kind: { ...flag, init: 1 } },
  },
  scenarios: Object.fromEntries(
    SCENARIOS.map((scenario) => [scenario.id, { title: scenario.name, setUp: (g: G) => setUp(g, scenario) }]),
  ),
  main,
  procedures: PROCEDURES,
  events: EVENTS,
  derive,
  hidden: HIDDEN,
  ends: (g: G) => g.over !== NONE,
  impossible,
  outcome,
  cases: CASES,
});

export * from './queries.ts';
export { report } from './report.ts';
