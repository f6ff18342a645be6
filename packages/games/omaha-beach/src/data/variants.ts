import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/variants.json' with { type: 'json' };

const turns = z.tuple([z.number(), z.number()]);
const SHAPE = z.strictObject({
  source: z.string(),
  earlyActions: z.strictObject({ from: z.number(), source: z.string() }),
  bombardment: z.strictObject({
    firstTurn: z.number(),
    delays: z.array(z.strictObject({ turns, by: z.number() })),
    cards: z.number(),
    landing: z.strictObject({ turns, as: z.number() }),
    noRecoveryOn: z.number(),
    clearingFrom: z.number(),
    gunsFrom: z.number(),
    points: z.number(),
    source: z.string(),
  }),
  safeTanks: z.strictObject({ turn: z.number(), as: z.number(), points: z.number(), source: z.string() }),
  noRangers: z.strictObject({ but: z.array(z.string()), points: z.number(), source: z.string() }),
  reaction: z.strictObject({ markersBack: z.number(), points: z.number(), source: z.string() }),
});

export const VARIANTS = readData('variants.json', SHAPE, file);
