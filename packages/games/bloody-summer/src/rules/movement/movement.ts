import { done, flag, list } from '@bocage/kernel';
import { SIDE } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';

/** 4.1.1: the moves of a side on the map. */
export const movement = procedure(
  'movement',
  {
    side: SIDE,
    /** 6.8: nobody else moves; everybody may where it is empty. */
    only: list(UNIT, 10),
    /** 10: on 6 June they move at half rate. */
    halved: flag,
  },
  { moves: () => done },
);
