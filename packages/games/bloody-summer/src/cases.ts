import { AIR_CASES } from './cases/air.ts';
import { COMBAT_CASES } from './cases/combat.ts';
import { COMMAND_CASES } from './cases/command.ts';
import { DDAY_CASES } from './cases/dday.ts';
import { DEFINITION_CASES } from './cases/definitions.ts';
import { LOGISTICS_CASES } from './cases/logistics.ts';
import { MOVEMENT_CASES } from './cases/movement.ts';
import { RESULT_CASES } from './cases/results.ts';
import { SCENARIO_CASES } from './cases/scenarios.ts';
import { SEQUENCE_CASES } from './cases/sequence.ts';
import { TERRAIN_CASES } from './cases/terrain.ts';

/** The rule cases, in our words; prompts, refusals, events and tests cite them by number. */
export const CASES = {
  ...DEFINITION_CASES,
  ...SEQUENCE_CASES,
  ...TERRAIN_CASES,
  ...MOVEMENT_CASES,
  ...COMMAND_CASES,
  ...COMBAT_CASES,
  ...RESULT_CASES,
  ...LOGISTICS_CASES,
  ...AIR_CASES,
  ...DDAY_CASES,
  ...SCENARIO_CASES,
} as const;
