import type { Questions } from '@bocage/kernel';
import type { schema } from '../state.ts';

export const DDAY_KNOWN = {} as const satisfies Questions<typeof schema>;
