import type { Questions } from '@bocage/kernel';
import { resters } from '../rules/control.ts';
import type { schema } from '../state.ts';

export const COMMON_KNOWN = {
  resters: [resters, 'unit.resting'],
} as const satisfies Questions<typeof schema>;
