import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

export const AIR = {} as const satisfies Conditions<keyof typeof CASES>;
