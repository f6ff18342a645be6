import * as z from 'zod/mini';

const kind = z.enum(['carpetBombing', 'tacAir', 'naval', 'tankDestroyer', 'nebelwerfer', 'artillery', 'assaultGun']); // biome-ignore format: a list

/** 12.0: the Combat Support markers. */
export const support = z.strictObject({
  source: z.string(),
  markers: z.array(
    z.strictObject({
      id: z.string(),
      name: z.string(),
      kind,
      group: z.enum(['us', 'british', 'german']),
      value: z.nullable(z.int()),
      turn: z.int(),
      perTurn: z.optional(z.int()),
      perGame: z.optional(z.int()),
      perRound: z.optional(z.int()),
      perCombat: z.optional(z.int()),
      attack: z.boolean(),
      defense: z.boolean(),
      rounds: z.array(z.string()),
      notWith: z.optional(z.array(kind)),
      cherbourg: z.optional(z.boolean()),
      /** False where it helps nobody who is out of supply, or no Open Beach by itself. */
      outOfSupply: z.optional(z.boolean()),
      openBeach: z.optional(z.boolean()),
      nations: z.optional(z.array(z.string())),
      notAgainst: z.optional(z.array(z.string())),
      option: z.optional(z.literal('assaultGuns')),
      source: z.string(),
    }),
  ),
});
