import type { Questions } from '@bocage/kernel';
import { waysBack } from '../rules/combat/ways.ts';
import type { schema } from '../state.ts';

export const AFTERMATH_KNOWN = {
  waysBack: [waysBack, 'unit.at', 'unit.steps', 'place.allied'],
} as const satisfies Questions<typeof schema>;
