import * as z from 'zod/mini';
import { DRM, FACES, few, source } from '../words.ts';

const face = few(7);
const STEP = z.enum(['NE', 'E', 'SE', 'SW', 'W', 'NW']);
/** 10: from the air and over the sea on 6 June. */
export const landing = z.strictObject({
  source,
  /** By the adjusted coloured die; modifiers by the zones of the map, the way of a drift by the second die. */
  drop: z.strictObject({
    disorganizedFrom: face,
    driftsFrom: face,
    levels: few(2),
    zones: z.strictObject({
      'DZ O': DRM,
      'DZ N, T': DRM,
      'DZ A': DRM,
      'DZ C, D, LZ W': DRM,
      'DZ V': DRM,
      'DZ N, LZ N': DRM,
    }),
    glider: DRM,
    drift: z.array(STEP),
    source,
  }),
  /** 4.4: modifier for leaving a hex where the enemy has more steps. */
  infiltration: z.strictObject({
    disorganizedFrom: face,
    failsFrom: face,
    levels: few(2),
    outnumbered: DRM,
    source,
  }),
  swimmingTanks: z.strictObject({
    stepFrom: face,
    lostFrom: face,
    steps: few(2),
    beaches: z.strictObject({ utah: DRM, omaha: DRM, gold: DRM, juno: DRM, sword: DRM }),
    source,
  }),
  /** Where the 5th Rangers land. */
  rangers: z.strictObject({ withSecond: FACES, omaha: FACES, source }),
});
