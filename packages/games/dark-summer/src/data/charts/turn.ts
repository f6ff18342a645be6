import * as z from 'zod/mini';

/** What a weather brings (7.2). */
const skyEffects = z.strictObject({
  germanRoads: z.boolean(),
  germanClear: z.int(),
  germanAttackShift: z.int(),
  preparedOffensive: z.boolean(),
  carpetBombing: z.boolean(),
  tacAir: z.enum(['round', 'turn', 'none']),
  naval: z.boolean(),
  germanArtillery: z.boolean(),
  assaultGun: z.int(),
  alliedAttrition: z.boolean(),
  entryPenalty: z.nullable(z.enum(['allied', 'german'])),
  withdrawals: z.boolean(),
});
const chits = z.strictObject({
  sun: z.int(),
  cloud: z.int(),
  showers: z.int(),
  rain: z.int(),
  storm: z.int(),
});

/** 7.0: the Weather chits and their effects. */
export const weather = z.strictObject({
  source: z.string(),
  kinds: z.array(z.string()),
  chits,
  historical: z.strictObject({ first: chits, refillAfter: z.array(z.string()) }),
  effects: z.strictObject({
    sun: skyEffects,
    cloud: skyEffects,
    showers: skyEffects,
    rain: skyEffects,
    storm: skyEffects,
  }),
});

/** 8.1.1: how many Formations enter. */
export const entry = z.strictObject({
  source: z.string(),
  half: z.strictObject({ divide: z.int() }),
  penalty: z.strictObject({ modifier: z.int(), least: z.int(), noHalf: z.boolean() }),
});

const stock = z.strictObject({ infantry: z.int(), mechanized: z.int(), armor: z.int() });
const stockRow = z.strictObject({
  us: stock,
  british: stock,
  canadian: z.strictObject({ generic: z.int() }),
  german: stock,
});

/** 8.2: the Replacements Table. */
export const replacements = z.strictObject({
  source: z.string(),
  types: z.array(z.string()),
  byWeather: z.strictObject({
    sun: stockRow,
    cloud: stockRow,
    showers: stockRow,
    rain: stockRow,
    storm: stockRow,
  }),
});

/** 8.2.1: the Rebuilding Units Table. */
export const rebuilding = z.strictObject({
  source: z.string(),
  lines: z.array(
    z.strictObject({
      pool: z.enum(['us', 'british', 'canadian', 'german']),
      nations: z.array(z.string()),
      types: z.array(z.string()),
      needs: z.array(z.string()),
      motorized: z.optional(z.boolean()),
    }),
  ),
});

export const withdrawal = z.strictObject({ source: z.string(), lastTurn: z.int() });

const chitRow = z.strictObject({
  us: z.int(),
  british: z.array(z.strictObject({ move: z.int(), combat: z.int() })),
  german: z.int(),
  reaction: z.int(),
});
/** Least and most. */
const quota = z.strictObject({ move: z.tuple([z.int(), z.int()]), combat: z.tuple([z.int(), z.int()]) });

/** 9.1, 9.2: the Action Chit Availability Table. */
export const actionChits = z.strictObject({
  source: z.string(),
  byWeather: z.strictObject({
    sun: chitRow,
    cloud: chitRow,
    showers: chitRow,
    rain: chitRow,
    storm: chitRow,
  }),
  quota: z.strictObject({
    us: z.strictObject({ default: quota, rain: quota, storm: quota }),
    german: z.strictObject({ default: quota, storm: quota }),
  }),
  combinedAction: z.strictObject({ fromTurn: z.int(), hexes: z.int(), hexesByRoad: z.int() }),
});
