import { done, flag, list } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';

/**
 * 10.3.3: one Close Assault on a hex by these units; `inside` for a unit that has come down from the air into it (4.5.9,
 * To be written.
 */
export const assault = procedure(
  'assault',
  { side: SIDE, hex: PLACE, units: list(UNIT, 40), inside: flag },
  { begin: () => done },
);
