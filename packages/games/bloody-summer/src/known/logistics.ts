import type { Questions } from '@bocage/kernel';
import { carriableFrom, endsOfWays, waysToStaffs } from '../rules/logistics/carriage.ts';
import { closedTo } from '../rules/logistics/supply.ts';
import type { schema } from '../state.ts';

/** Who stands where, who holds what, and whether the depot of Paris does. */
const LAND = ['unit.at', 'place.allied', 'depot.state'] as const;

/** What makes steps dearer. */
const HINDRANCES = ['zone', 'place.rubble'] as const;
/** Where markers can be carried. */
const ROADS = [...LAND, 'unit.unsupplied', ...HINDRANCES] as const;

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
  waysToStaffs: [waysToStaffs, ...ROADS],
  endsOfWays: [endsOfWays, ...ROADS],
} as const satisfies Questions<typeof schema>;
