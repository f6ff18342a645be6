import * as z from 'zod/mini';

const side = z.enum(['allied', 'german']);

/** 3.2.1: one way to win at once. */
const suddenDeath = z.strictObject({
  id: z.enum(['beaches', 'cherbourg', 'avranches', 'no-supply']),
  winner: side,
  /** Closed beaches, and how many of them must touch. */
  closed: z.optional(z.int()),
  adjacent: z.optional(z.int()),
  turn: z.optional(z.int()),
  upToTurn: z.optional(z.int()),
  source: z.string(),
});

/** 3.2.2: a line of the two tables of points. */
const line = z.strictObject({
  id: z.string(),
  side,
  when: z.string(),
  each: z.optional(z.number()),
  byTurn: z.optional(z.record(z.string(), z.int())),
  hold: z.optional(z.array(z.string())),
  divisionIn: z.optional(z.string()),
  groups: z.optional(z.array(z.string())),
  fromTurn: z.optional(z.int()),
  source: z.string(),
});

/** 3.2: who wins, and by what. */
export const victory = z.strictObject({
  source: z.string(),
  suddenDeath: z.array(suddenDeath),
  atEnd: z.strictObject({ tie: side, source: z.string() }),
  points: z.array(line),
  /** What the campaign as it went comes to, for the report. */
  historical: z.strictObject({
    allied: z.strictObject({ cherbourg: z.int(), towns: z.int(), brittany: z.int(), 'allied-exit': z.int() }),
    german: z.strictObject({
      'special-units': z.number(),
      'closed-beach': z.int(),
      'german-exit': z.int(),
      'german-exit-division': z.int(),
    }),
    source: z.string(),
  }),
});
