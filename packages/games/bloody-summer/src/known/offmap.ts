import type { Questions } from '@bocage/kernel';
import { staffsInBoxes } from '../rules/offmap/movement.ts';
import { boxed } from '../rules/offmap/movers.ts';
import { atExits, atGates } from '../rules/offmap/transfers.ts';
import type { schema } from '../state.ts';

export const OFFMAP_KNOWN = {
  boxed: [boxed, 'unit.at', 'unit.unsupplied', 'unit.moved', 'unit.hexes'],
  staffsInBoxes: [staffsInBoxes, 'unit.at'],
  atGates: [atGates, 'unit.at'],
  atExits: [atExits, 'unit.at'],
} as const satisfies Questions<typeof schema>;
