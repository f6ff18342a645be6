import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/history.json' with { type: 'json' };
import { few } from './words.ts';

const SOURCED = { note: z.optional(z.string()), sources: z.array(z.string()) };
const MEN = z.strictObject({ ...SOURCED, men: z.tuple([few(9999), few(9999)]) });
const DRAW = z.strictObject(SOURCED);
const BY_DIVISION = z.strictObject({ '1st': few(99), '29th': few(99) });

/** `data/history.json`: what is known of the morning. */
export const HISTORY = readData(
  'history.json',
  z.strictObject({
    source: z.string(),
    sources: z.record(z.string(), z.string()),
    menPerStep: few(999),
    casualties: z.strictObject({ '1st': MEN, '29th': MEN }),
    strongpoints: z.strictObject({ ...SOURCED, hexes: z.tuple([few(18), few(18)]) }),
    /** Where the designer has everybody stand when the morning is over. */
    published: z.strictObject({
      ...SOURCED,
      heavy: BY_DIVISION,
      companies: BY_DIVISION,
      reserves: few(99),
      offBeach: few(99),
      onBluffs: few(99),
      points: few(99),
    }),
    draws: z.strictObject({ 'D-1': DRAW, 'D-3': DRAW, 'E-1': DRAW, 'E-3': DRAW }),
  }),
  file,
);
