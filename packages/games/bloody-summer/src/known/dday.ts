import type { Questions } from '@bocage/kernel';
import { contacts, fronts } from '../rules/dday/combats.ts';
import type { schema } from '../state.ts';

export const DDAY_KNOWN = {
  fronts: [fronts, 'unit.at'],
  contacts: [contacts, 'unit.at'],
} as const satisfies Questions<typeof schema>;
