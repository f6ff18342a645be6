import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/history.json' with { type: 'json' };

const sourced = { note: z.optional(z.string()), sources: z.array(z.string()) };
const range = z.tuple([z.number(), z.number()]);

const SHAPE = z.strictObject({
  source: z.string(),
  sources: z.record(z.string(), z.string()),
  menPerStep: z.int(),
  menPerBattalionStep: z.int(),
  days: z.record(z.string(), z.strictObject({ day: z.string(), ...sourced })),
  held: z.record(z.string(), z.strictObject({ held: z.boolean(), note: z.string() })),
  casualties: z.record(z.string(), z.strictObject({ men: range, ...sourced })),
  pocket: z.record(z.string(), z.strictObject({ units: range, ...sourced })),
});

/** The campaign as it went, for the report. */
export const HISTORY: z.output<typeof SHAPE> = readData('history.json', SHAPE, file);
