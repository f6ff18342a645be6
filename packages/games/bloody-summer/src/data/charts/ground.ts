import * as z from 'zod/mini';
import { few, PART, source } from '../words.ts';

/** Movement points; null where such a unit never goes. */
const cost = z.nullable(few(6));
const byGait = z.strictObject({ foot: cost, cyclist: cost, motor: cost, armour: cost });
const rate = z.number().check(z.minimum(0.5), z.maximum(6));
const shift = few(4);
/** What the ground does for those who defend there. */
const cover = { shift, airSupport: z.boolean(), stand: z.boolean(), source };
const ground = z.strictObject({ movement: byGait, ...cover });
const side = { movement: byGait, zocCrosses: z.boolean(), source };
const way = z.strictObject({ foot: rate, cyclist: rate, motor: rate, armour: rate, source });

/** 2.2: the Terrain Effects Chart; columns are to the left. */
export const terrainEffects = z.strictObject({
  source,
  ground: z.strictObject({
    sea: ground,
    clear: ground,
    bocage: ground,
    forest: ground,
    marsh: ground,
    city: ground,
  }),
  settlements: z.strictObject({
    /** It costs what its ground does. */
    village: z.strictObject({ movement: z.null(), ...cover }),
    town: ground,
  }),
  hexsides: z.strictObject({
    river: z.strictObject({ ...side, shift }),
    'all-sea': z.strictObject(side),
  }),
  ways: z.strictObject({ road: way, rail: way }),
  fortified: z.strictObject({ shift, stand: z.boolean(), zocEnters: z.boolean(), source }),
  beach: z.strictObject({ shift, source }),
});

const points = few(12);
/** 3, 4: allowances and what is paid beside the ground. */
export const movement = z.strictObject({
  source,
  motorizedAbove: points,
  marker: points,
  /** In hexes. */
  minimum: points,
  reserve: points,
  overrun: points,
  leavingZone: z.strictObject({ commando: points, elite: points, other: points, source }),
  /** In boxes; divisions for each Allied headquarters. */
  offMap: z.strictObject({ boxes: few(2), extended: few(2), divisions: few(5), source }),
  markerByLink: z.strictObject({ cost: points, source }),
});

/** 2.1: stacking points of a side in a hex, and what takes none. */
export const stacking = z.strictObject({
  source,
  points: few(9),
  withoutPoints: few(9),
  headquarters: few(9),
  markers: few(9),
  festung: few(9),
  confusion: few(9),
});

/** 7.4, 7.5: who is cut off. */
export const supply = z.strictObject({
  source,
  defence: PART,
  attack: few(1),
  movement: PART,
  byAir: z.strictObject({ points: few(9), weather: z.array(z.enum(['clear', 'overcast', 'rain'])), source }),
});

/** 4.1.2, 6.12: what is added to the die of who leaves a box. */
export const strategic = z.strictObject({ source, partisans: few(4), perColumn: few(4) });
