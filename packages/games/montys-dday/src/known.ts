import type { Questions } from '@bocage/kernel';
import { arriving } from './rules/movement/entry.ts';
import { turnable } from './rules/movement/facing.ts';
import { deployable, marchable } from './rules/movement/modes.ts';
import { alliesMoved, alliesNear, landed, rested } from './rules/movement/movers.ts';
import { diversionsOf, waysFrom } from './rules/movement/ways.ts';
import type { schema } from './state.ts';

/** Who may act in a Movement Segment. */
const ACTORS = ['unit.at', 'unit.moved', 'unit.disrupted', 'unit.mode', 'unit.landed', 'unit.lost'] as const;

/** What is worked out once while nothing changes that it hangs on, and what that is. */
export const KNOWN = {
  alliesNear: [alliesNear, alliesMoved, 'turn'],
  arriving: [arriving, 'turn', 'unit.at', 'unit.lost'],
  deployable: [deployable, ...ACTORS],
  landed: [landed, 'turn', ...ACTORS],
  marchable: [marchable, ...ACTORS],
  rested: [rested, 'turn', ...ACTORS],
  turnable: [turnable, ...ACTORS],
  waysFrom: [waysFrom, diversionsOf, 'turn', 'hex.ruins', 'wall.breached'],
} as const satisfies Questions<typeof schema>;
