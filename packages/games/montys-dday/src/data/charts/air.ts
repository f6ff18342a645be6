import * as z from 'zod/mini';
import { DRM, few, source } from '../words.ts';

const STEP = z.enum(['N', 'NE', 'SE', 'S', 'SW', 'NW']);
/** 4.4.6: the Airborne Scatter Display. */
export const scatter = z.strictObject({
  source,
  /** Below the least a unit is eliminated, above the most it aborts. */
  least: z.int(),
  most: z.int(),
  display: z.array(z.strictObject({ roll: z.int(), steps: z.array(STEP), disrupted: z.boolean() })),
});

/** 4.4.2: by the face of the die. */
export const wind = z.strictObject({ source, drm: z.array(DRM) });

const drms = z.strictObject({ parachute: DRM, glider: DRM });
const grounds = z.array(
  z.enum([
    'sea', 'clear', 'hill', 'woods', 'swamp', 'beach', 'tidal-beach', 'tidal-flat', 'shale', 'town', 'city',
  ]), // biome-ignore format: a list
);
/** 4.4.5, 4.5.6, 4.6.6: what the ground does to those who come down. */
export const landingGround = z.strictObject({
  source,
  elsewhere: DRM,
  drm: z.strictObject({
    sea: drms,
    clear: drms,
    hill: drms,
    swamp: drms,
    beach: drms,
    'tidal-beach': drms,
    'tidal-flat': drms,
    shale: drms,
    woods: drms,
    town: drms,
    city: drms,
  }),
  unharmed: z.strictObject({ parachute: grounds, glider: grounds }),
});

/** 4.4.3: in hexes from the aim, and what each unit may add or take away. */
export const flak = z.strictObject({ source, range: few(6), drm: few(2) });

/** 4.7: turns from one airborne operation to the next. */
export const airWindows = z.strictObject({ source, apart: few(3) });
