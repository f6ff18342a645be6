import * as z from 'zod/mini';
import { BEACH_WORD, DRM, FACES, few, source, TYPES } from '../words.ts';

/** By wave: the units of its first cycle and of its second. */
const capacity = z.array(z.tuple([few(9), few(9)]));
const slots = z.array(z.strictObject({ units: few(9), types: TYPES }));
/** 5.1: the Invasion Displays. */
export const invasion = z.strictObject({
  source,
  waves: few(3),
  cycles: few(2),
  capacity: z.strictObject({ sword: capacity, juno: capacity, gold: capacity }),
  /** 5.1.2: who lands in the first cycle of the first wave. */
  first: z.strictObject({ sword: slots, juno: slots, gold: slots, source }),
  commandos: z.strictObject({ pool: BEACH_WORD, source }),
});

/** 5.4.3: German points for all beaches, and for one at most. */
export const mines = z.strictObject({ source, points: few(9), most: few(9) });

/** 5.4.2: the Sea Condition Chart. */
export const sea = z.strictObject({
  source,
  rolls: z.array(z.strictObject({ die: FACES, name: z.string(), value: few(4) })),
});

/** By bands of the adjusted roll: `IN`, or `L` for the east and `R` for the west with the hexrows. */
const bands = z.record(z.string(), z.string());
/** 5.5: the Assault Landing Shift Table. */
export const landingShift = z.strictObject({
  source,
  addedAbove: few(12),
  most: few(4),
  byTide: z.strictObject({ low: bands, rising: bands, average: bands, high: bands, falling: bands }),
});

const cells = z.array(z.string());
/** 5.6: the Landing Casualties Table. */
export const landingCasualties = z.strictObject({
  source,
  columns: z.array(z.string()),
  /** The lowest total of each column. */
  from: z.array(few(99)),
  rolls: z.array(z.int()),
  cells: z.strictObject({
    '0-5': cells,
    '6-10': cells,
    '11-20': cells,
    '21-30': cells,
    '31-40': cells,
    '41-55': cells,
    '55+': cells,
  }),
  order: z.array(z.string()),
  largeTarget: DRM,
});

/** 5.8.2: from and to. */
export const swimmingTanks = z.strictObject({ source, safe: z.tuple([few(12), few(12)]) });
