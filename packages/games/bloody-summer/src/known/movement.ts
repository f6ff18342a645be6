import type { Questions } from '@bocage/kernel';
import { landers, quays, staffsAtSea, stirs } from '../rules/movement/landing.ts';
import { reservable, riding } from '../rules/movement/modes.ts';
import { gathered, rested } from '../rules/movement/movers.ts';
import { special } from '../rules/movement/operations.ts';
import { spearheads } from '../rules/movement/overruns.ts';
import { diversionsOf, waysFrom } from '../rules/movement/ways.ts';
import { crowdsOf } from '../rules/stacking.ts';
import type { schema } from '../state.ts';

/** Who may act in a movement phase. */
const ACTORS = ['unit.at', 'unit.moved', 'unit.resting'] as const;

export const MOVEMENT_KNOWN = {
  rested: [rested, ...ACTORS],
  gathered: [gathered, ...ACTORS],
  spearheads: [spearheads, ...ACTORS],
  riding: [riding, ...ACTORS, 'unit.hexes', 'unit.spent', 'unit.onFoot', 'unit.lorries'],
  reservable: [reservable, ...ACTORS, 'unit.hexes'],
  special: [special, ...ACTORS, 'unit.hexes', 'unit.disorganised'],
  landers: [landers, 'unit.at', 'unit.home'],
  staffsAtSea: [staffsAtSea, 'unit.at', 'unit.home'],
  quays: [quays, stirs, 'depot.state', 'depot.side'],
  crowdsOf: [crowdsOf, 'unit.at'],
  waysFrom: [waysFrom, diversionsOf, 'zone.fighters', 'zone.grounded', 'place.rubble'],
} as const satisfies Questions<typeof schema>;
