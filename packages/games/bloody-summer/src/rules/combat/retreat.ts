import { done, flag, list } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';

/** 6.6: units go back from a hex, one after another. */
export const retreat = procedure(
  'retreat',
  {
    at: PLACE,
    units: list(UNIT, 40),
    /** Who chooses the ways: the owner, in an overrun the attacker (4.3-h). */
    chooser: SIDE,
    /** 9.1-f: there was tactical air support. */
    air: flag,
    /** 10.0.1-h: to any hex beside it, after a drop. */
    free: flag,
  },
  { choose: () => done },
);
