import type { Questions } from '@bocage/kernel';
import { designated, frontLine, movers } from './rules/action.ts';
import { sleepers } from './rules/activation.ts';
import { marching } from './rules/marches.ts';
import { countsBefore, nestsBefore } from './rules/naval.ts';
import type { schema } from './state.ts';

/** Which face of a unit is up. */
const FACE = ['unit.steps', 'unit.back', 'unit.festung'] as const;

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  frontLine: [frontLine, 'phase', 'unit.at', 'unit.active'],
  designated: [designated, 'unit.target'],
  nestsBefore: [nestsBefore, 'unit.at'],
  countsBefore: [countsBefore, 'unit.at', 'unit.back', 'utahActual'],
  movers: [movers, 'phase', 'unit.at', 'unit.acted', 'unit.active', ...FACE],
  sleepers: [sleepers, 'unit.at', 'unit.active'],
  marching: [marching, 'unit.at', 'unit.acted', ...FACE],
} as const satisfies Questions<typeof schema>;
