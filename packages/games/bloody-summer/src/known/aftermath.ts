import type { Questions } from '@bocage/kernel';
import type { schema } from '../state.ts';

export const AFTERMATH_KNOWN = {} as const satisfies Questions<typeof schema>;
