import * as z from 'zod/mini';
import { DRM, FACES, few, GAIT_LIST, PART, source, TERRAIN_WORD, TIDE_WORD, TYPES, WAY_LIST } from '../words.ts'; // biome-ignore format: a list

const times = z.int().check(z.minimum(1), z.maximum(4));
const points = few(6);
/** Points to enter by mode, who may only by road or trail, and what it gives to defenders. */
const ground = z.strictObject({
  movement: points,
  combat: points,
  closedTo: GAIT_LIST,
  multiplier: times,
  drm: DRM,
  source,
});
/** Points beside those of the hex; null where nobody crosses. */
const hexside = z.strictObject({
  cost: z.nullable(points),
  closedTo: GAIT_LIST,
  zocCrosses: z.boolean(),
  source,
});
/** Points in Movement Mode, and whether the ground is as Clear in Combat Mode. */
const way = z.strictObject({ rate: z.number(), cancels: z.boolean(), source });

/** 6.3, 10.1.6: the Terrain Effects Chart. */
export const terrainEffects = z.strictObject({
  source,
  ground: z.strictObject({
    sea: z.strictObject({ source }),
    clear: ground,
    woods: ground,
    swamp: ground,
    beach: ground,
    'tidal-beach': ground,
    'tidal-flat': ground,
    shale: ground,
    town: ground,
    city: ground,
  }),
  hill: z.strictObject({ multiplier: times, drm: DRM, uphill: few(2), source }),
  /** Who goes up or down only by such a way. */
  slopes: z.strictObject({
    steep: z.strictObject({ levels: few(2), closedTo: GAIT_LIST, open: WAY_LIST, source }),
    beachToHill: z.strictObject({ closedTo: GAIT_LIST, open: WAY_LIST, source }),
  }),
  hexsides: z.strictObject({
    stream: hexside,
    canal: hexside,
    river: hexside,
    'sea-wall': hexside,
    bridge: hexside,
    streets: hexside,
  }),
  ways: z.strictObject({ road: way, trail: way, rail: way }),
  sight: z.strictObject({ blocks: z.array(TERRAIN_WORD), source }),
});

/** 6.1, 7.3: allowances. */
export const movement = z.strictObject({
  source,
  modeChange: z.strictObject({ cost: few(4), atLeast: PART, goesOn: PART }),
  landing: z.strictObject({ divide: few(4), firstHex: few(4) }),
  gliders: few(1),
  minimum: few(1),
});

const caught = z.enum(['-', 'D', 'E']);
const byWeight = z.strictObject({ light: caught, heavy: caught });
/** 5.4.1, 6.3.5: the cycle of the tide and whom it catches. */
export const tide = z.strictObject({
  source,
  cycle: z.array(TIDE_WORD),
  first: TIDE_WORD,
  floods: TIDE_WORD,
  light: GAIT_LIST,
  caught: z.strictObject({ 'tidal-flat': byWeight, 'tidal-beach': byWeight, shale: byWeight }),
});

/** 8.0: who may stand in a hex together. */
export const stacking = z.strictObject({
  source,
  units: few(4),
  battalions: few(4),
  ofOneBrigade: few(4),
  companiesToABattalion: few(4),
  extraCompany: few(4),
  ofOneBattalion: few(4),
  uncounted: TYPES,
});

const work = z.strictObject({ multiplier: times, drm: DRM, source });
/** 13.0, 14.1.5: works and what they give to Germans. */
export const fortifications = z.strictObject({
  source,
  'resistance-nest': work,
  strongpoint: work,
  improved: work,
});

/** 12.2: in place of the effects of the town. */
export const ruins = z.strictObject({ source, cost: points, drm: DRM, assault: times, fire: times });

export const garrisons = z.strictObject({
  source,
  limit: few(20),
  within: few(6),
  combat: few(9),
  protection: few(9),
});

/** 15.0: what engineers do, by the die and in points; null for the whole allowance. */
export const engineers = z.strictObject({
  source,
  mines: z.strictObject({ clears: FACES, disrupts: FACES, levels: few(4), mostPerTurn: few(4) }),
  seaWalls: z.strictObject({ cost: points, disrupts: FACES }),
  ruins: z.strictObject({ town: points, city: z.nullable(points), armoured: points }),
});
