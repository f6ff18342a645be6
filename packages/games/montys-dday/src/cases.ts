import { AIRBORNE_CASES } from './cases/airborne.ts';
import { AMPHIBIOUS_CASES } from './cases/amphibious.ts';
import { ASSAULT_CASES } from './cases/assault.ts';
import { FIRE_CASES } from './cases/fire.ts';
import { MOVEMENT_CASES } from './cases/movement.ts';
import { OPENING_CASES } from './cases/opening.ts';
import { RESULTS_CASES } from './cases/results.ts';
import { SCENARIO_CASES } from './cases/scenarios.ts';
import { STACKING_CASES } from './cases/stacking.ts';
import { SUPPORT_CASES } from './cases/support.ts';

/** The rule cases, in our words; prompts, refusals, events and tests cite them by number. */
export const CASES = {
  ...OPENING_CASES,
  ...AIRBORNE_CASES,
  ...AMPHIBIOUS_CASES,
  ...MOVEMENT_CASES,
  ...STACKING_CASES,
  ...FIRE_CASES,
  ...ASSAULT_CASES,
  ...RESULTS_CASES,
  ...SUPPORT_CASES,
  ...SCENARIO_CASES,
} as const;
