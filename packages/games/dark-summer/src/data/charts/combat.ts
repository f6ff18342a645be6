import * as z from 'zod/mini';

/** What each throw of the die brings, in one column. */
const cells = z.array(z.string());

/** 11.3: the Combat Results Table. */
export const crt = z.strictObject({
  source: z.string(),
  rolls: z.array(z.int()),
  columns: z.array(z.string()),
  goOnBelow: z.boolean(),
  belowTable: z.string(),
  cells: z.strictObject({
    '1-3': cells,
    '1-2': cells,
    '1-1': cells,
    '2-1': cells,
    '3-1': cells,
    '4-1': cells,
    '5-1': cells,
    '6-1': cells,
  }),
  /** From the worst for the attacker to the best. */
  order: z.array(z.string()),
});

/** What a result of combat does. */
const effect = z.strictObject({
  /** Steps the attacker loses: so many, or as many as the defender had. */
  attackerSteps: z.optional(z.union([z.int(), z.literal('defender')])),
  defenderSteps: z.optional(z.union([z.int(), z.literal('all')])),
  /** Whether the defender retreats (11.3.7). */
  retreat: z.optional(z.boolean()),
  text: z.string(),
});
export const results = z.strictObject({
  source: z.string(),
  AL1: effect,
  AL2: effect,
  BL1: effect,
  EX: effect,
  DR: effect,
  'DR*': effect,
  DE: effect,
});

/** 11.4, 11.5, 11.8, 11.9: what becomes of a result in some places. */
export const conversions = z.strictObject({
  source: z.string(),
  list: z.array(
    z.strictObject({
      id: z.string(),
      source: z.string(),
      attacker: z.optional(z.string()),
      rounds: z.optional(z.array(z.string())),
      map: z.optional(
        z.strictObject({
          EX: z.optional(z.string()),
          BL1: z.optional(z.string()),
          'DR*': z.optional(z.string()),
          DR: z.optional(z.string()),
          DE: z.optional(z.string()),
        }),
      ),
      strength: z.optional(z.int()),
      exchangeSteps: z.optional(z.int()),
      turns: z.optional(z.tuple([z.int(), z.int()])),
      notOnly: z.optional(z.array(z.string())),
      carpetBombingCancels: z.optional(z.boolean()),
      starNeedsSteps: z.optional(z.int()),
      closedBy: z.optional(z.array(z.string())),
      attackers: z.optional(z.array(z.string())),
    }),
  ),
});

/** 11.3.4: columns to the right, or where negative to the left. */
export const shifts = z.strictObject({
  source: z.string(),
  combinedAction: z.int(),
  preparedOffensive: z.int(),
  carpetBombing: z.int(),
});

export const retreat = z.strictObject({ source: z.string(), hexes: z.int() });

/** 11.6: what makes Flak fire at the ground, and what it defends with where nothing does. */
export const flak = z.strictObject({
  source: z.string(),
  defense: z.strictObject({ otherwise: z.int() }),
  against: z.strictObject({ types: z.array(z.string()), support: z.array(z.string()) }),
});

/** What a result of Cherbourg Combat does. */
const portEffect = z.strictObject({
  attackerSteps: z.optional(z.int()),
  defenderSteps: z.optional(z.union([z.int(), z.literal('all')])),
});
/** 11.7: the Cherbourg Combat Table, and how many markers of a kind help. */
export const cherbourg = z.strictObject({
  source: z.string(),
  rolls: z.array(z.int()),
  columns: z.array(z.string()),
  cells: z.strictObject({ '1-1': cells, '2-1': cells, '3-1': cells, '4-1': cells }),
  order: z.array(z.string()),
  results: z.record(z.string(), portEffect),
  support: z.strictObject({ tacAir: z.int(), tankDestroyer: z.int() }),
});

/** 11.9: an Open Beach that defends alone. */
export const openBeach = z.strictObject({ source: z.string(), strength: z.int(), steps: z.int() });
