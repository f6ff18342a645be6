import { done, flag, list, maybe } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';
import { MANNER } from './battle.ts';

/** 6.7 to 6.9: advance, then Exploitation or a counter-attack. */
export const aftermath = procedure(
  'aftermath',
  { side: SIDE, at: PLACE, hq: maybe(UNIT), attackers: list(UNIT, 40), exploits: flag, manner: MANNER },
  { advance: () => done },
);
