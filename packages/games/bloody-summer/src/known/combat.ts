import type { Questions } from '@bocage/kernel';
import { assailants, targetsOf } from '../rules/combat/attackers.ts';
import { corpsOf } from '../rules/combat/control.ts';
import type { schema } from '../state.ts';

/** What decides who can attack at all. */
const FIT = ['unit.at', 'unit.steps', 'unit.unsupplied', 'unit.attacked', 'unit.resting'] as const;

export const COMBAT_KNOWN = {
  corps: [corpsOf, 'unit.hq'],
  assailants: [assailants, ...FIT],
  targets: [targetsOf, 'unit.defended', 'unit.hq', ...FIT],
} as const satisfies Questions<typeof schema>;
