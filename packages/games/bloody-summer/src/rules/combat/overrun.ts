import { done, list } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';

/** 4.3: armour runs over a hex in the midst of its move. */
export const overrun = procedure(
  'overrun',
  { side: SIDE, from: PLACE, at: PLACE, attackers: list(UNIT, 40) },
  { muster: () => done },
);
