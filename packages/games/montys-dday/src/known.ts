import type { Questions } from '@bocage/kernel';
import type { schema } from './state.ts';

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {} as const satisfies Questions<typeof schema>;
