import type { Questions } from '@bocage/kernel';
import { frontLine, movers } from './rules/action.ts';
import { sleepers } from './rules/activation.ts';
import { attacks, fallenBack } from './rules/combat.ts';
import { waiting } from './rules/landing.ts';
import { besideAllies, marching } from './rules/marches.ts';
import { actors } from './rules/movement.ts';
import { nestsBefore, shotsBefore } from './rules/naval.ts';
import { diversionsOf, waysFrom } from './rules/ways.ts';
import type { schema } from './state.ts';

/** Which face of a unit is up. */
const FACE = ['unit.steps', 'unit.back', 'unit.festung'] as const;

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  actors: [actors, 'phase', 'unit.active'],
  frontLine: [frontLine, 'phase', 'unit.at', 'unit.active'],
  attacks: [attacks, 'unit.target'],
  fallenBack: [fallenBack, 'unit.rolled'],
  nestsBefore: [nestsBefore, 'unit.at'],
  shotsBefore: [shotsBefore, 'unit.at', 'unit.back', 'utahActual'],
  waiting: [waiting, 'phase', 'unit.at'],
  movers: [movers, 'phase', 'unit.at', 'unit.acted', 'unit.active', ...FACE],
  sleepers: [sleepers, 'unit.at', 'unit.active'],
  waysFrom: [waysFrom, diversionsOf, 'bridge.blown'],
  besideAllies: [besideAllies, 'unit.at'],
  marching: [marching, 'unit.at', 'unit.acted', ...FACE],
} as const satisfies Questions<typeof schema>;
