import type { Questions } from '@bocage/kernel';
import { assaultTargets } from './rules/assault/attackers.ts';
import type { schema } from './state.ts';

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  assaultTargets: [
    assaultTargets,
    'turn',
    'unit.at',
    'unit.mode',
    'unit.facing',
    'unit.disrupted',
    'unit.assaulted',
    'hex.assaulted',
    'wall.breached',
  ],
} as const satisfies Questions<typeof schema>;
