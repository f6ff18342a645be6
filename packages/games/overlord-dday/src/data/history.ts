import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/history.json' with { type: 'json' };

const SOURCE = z.string();
const NOTE = z.optional(z.string());
const MEN = z.int().check(z.minimum(0));

const SHAPE = z.strictObject({
  source: SOURCE,
  sources: z.record(z.string(), z.string()),
  menPerStep: MEN,
  menPerNestStep: MEN,
  beaches: z.record(z.string(), z.strictObject({ secured: z.boolean(), note: NOTE })),
  objectives: z.record(z.string(), z.strictObject({ taken: z.boolean(), note: NOTE })),
  casualties: z.record(
    z.string(),
    z.strictObject({ men: z.tuple([MEN, MEN]), sources: z.array(z.string()) }),
  ),
});

/** 6 June 1944 as `data/history.json` has it. */
export const HISTORY: z.output<typeof SHAPE> = readData('history.json', SHAPE, file);
