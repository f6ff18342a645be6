import type { Conditions } from '@bocage/kernel';
import type { CASES } from '../cases.ts';

export const OFFMAP = {} as const satisfies Conditions<keyof typeof CASES>;
