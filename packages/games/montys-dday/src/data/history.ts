import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/history.json' with { type: 'json' };
import { few } from './words.ts';

const NOTE = z.optional(z.string());
const MEN = z.int().check(z.minimum(0));
const HEX = z.string().check(z.regex(/^\d{4}$/));
const casualties = z.strictObject({ men: z.tuple([MEN, MEN]), sources: z.array(z.string()) });
const depth = z.strictObject({ hex: HEX, note: NOTE });
const lodgment = z.strictObject({ held: z.boolean(), note: NOTE });

const SHAPE = z.strictObject({
  source: z.string(),
  sources: z.record(z.string(), z.string()),
  menPerUnit: MEN,
  casualties: z.strictObject({ sword: casualties, juno: casualties, gold: casualties, airborne: casualties }),
  /** How far inland the troops of each beach were on the evening of 6 June. */
  depth: z.strictObject({ sword: depth, juno: depth, gold: depth }),
  objectives: z.record(
    z.string(),
    z.strictObject({ name: z.string(), hexes: z.array(HEX), taken: z.boolean(), note: NOTE }),
  ),
  beachheads: z.strictObject({ sword: z.boolean(), juno: z.boolean(), gold: z.boolean() }),
  /** Where history is clear about it. */
  lodgments: z.strictObject({ sword: lodgment, juno: lodgment, gold: z.optional(lodgment) }),
  caen: z.strictObject({ taken: z.boolean(), note: NOTE }),
  dropZones: z.strictObject({ lost: few(2), note: NOTE }),
});

/** 6 and 7 June 1944 as `data/history.json` has it. */
export const HISTORY: z.output<typeof SHAPE> = readData('history.json', SHAPE, file);
