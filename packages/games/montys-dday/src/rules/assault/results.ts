import { done, flag, list } from '@bocage/kernel';
import { PLACE } from '../../map.ts';
import { EFFECT } from '../../terms.ts';
import { UNIT } from '../../units.ts';
import { procedure } from '../units.ts';

/** 10.4: what a result does to the defenders that were engaged in a hex. To be written. */
export const harm = procedure(
  'harm',
  { hex: PLACE, units: list(UNIT, 40), effect: EFFECT, byFire: flag },
  { begin: () => done },
);
