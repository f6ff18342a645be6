import { done, int } from '@bocage/kernel';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';

/** 10.5: a unit retreats so many hexes, as its owner likes; one that cannot is eliminated. To be written. */
export const retreat = procedure(
  'retreat',
  { unit: UNIT, least: int(1, 2), most: int(1, 2) },
  { begin: () => done },
);
