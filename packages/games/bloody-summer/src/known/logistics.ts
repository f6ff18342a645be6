import type { Questions } from '@bocage/kernel';
import { carriableFrom, waysToStaffs } from '../rules/logistics/carriage.ts';
import { closedTo } from '../rules/logistics/supply.ts';
import type { schema } from '../state.ts';

/** Who stands where, and who holds what. */
const LAND = ['unit.at', 'place.allied'] as const;

export const LOGISTICS_KNOWN = {
  carriableFrom: [
    carriableFrom,
    'unit.at',
    'place.alliedMarkers',
    'place.germanMarkers',
    'place.carried',
    'depot.state',
  ],
  closedTo: [closedTo, ...LAND],
  waysToStaffs: [waysToStaffs, ...LAND, 'unit.unsupplied', 'zone', 'place.rubble'],
} as const satisfies Questions<typeof schema>;
