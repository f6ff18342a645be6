import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/history.json' with { type: 'json' };

const sourced = { note: z.optional(z.string()), sources: z.array(z.string()) };
const byAlly = z.strictObject({ us: z.int(), british: z.int() });

/** The position at the end of a turn, by what has come about since the one before; men are counted from 6 June on. */
const WEEK = z.strictObject({
  turn: z.int(),
  until: z.string(),
  note: z.string(),
  /** The hexes that the Allies have come to hold. */
  taken: z.string(),
  /** The steps that Germans have lost: `352-914` for one, `275:2` for two. */
  germans: z.string(),
  /** The boxes that the Allies have come to hold, and who stands there. */
  boxes: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Depots that the sea has taken. */
  wrecked: z.optional(z.array(z.string())),
  heavyBombers: z.optional(z.strictObject({ us: z.optional(z.int()), british: z.optional(z.int()) })),
  /** Special troops that have gone home. */
  home: z.optional(z.string()),
  men: byAlly,
  elite: byAlly,
});

const SHAPE = z.strictObject({
  source: z.string(),
  sources: z.record(z.string(), z.string()),
  menPerStep: z.int(),
  casualties: z.record(z.string(), z.strictObject({ men: z.tuple([z.number(), z.number()]), ...sourced })),
  places: z.record(
    z.string(),
    z.strictObject({ name: z.string(), hexes: z.string(), day: z.string(), note: z.string() }),
  ),
  /** The points of the whole course, by what they are for, as the rules score it. */
  ledger: z.record(z.string(), z.int()),
  course: z.array(WEEK),
});

/** The campaign as it went, for the report and for what it is held to. */
export const HISTORY: z.output<typeof SHAPE> = readData('history.json', SHAPE, file);
/** The end of a turn of it. */
export type Week = z.output<typeof WEEK>;
