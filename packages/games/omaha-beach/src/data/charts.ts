import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/charts.json' with { type: 'json' };
import { attack, barrage, fire, terrain, weapons } from './combat.ts';
import { catastrophicLoss, extended, turns, victory } from './course.ts';
import { BAND, few, UNIT_TYPES, WHOLE_DAY } from './words.ts';

const source = z.string();

const CELL = z.strictObject({
  drift: z.optional(z.int()),
  delay: z.optional(few(9)),
  steps: z.optional(few(4)),
  eliminated: z.optional(z.literal(true)),
  removed: z.optional(z.literal(true)),
  option: z.optional(
    z.strictObject({
      types: z.array(UNIT_TYPES),
      except: z.array(z.string()),
      drift: z.tuple([few(30), few(30)]),
    }),
  ),
});
/**
 * What a landing table says: boxes to drift, east positive; turns to wait; steps to lose. Who is removed does not come
 * before 7 June; those of the option may drift so far if they like.
 */
export type LandingCell = z.output<typeof CELL>;
const ROW = z.strictObject({
  types: z.array(UNIT_TYPES),
  turns: z.optional(BAND),
  beaches: z.optional(z.array(z.string())),
  notBeaches: z.optional(z.array(z.string())),
  cells: z.strictObject({ A: CELL, B: CELL, C: CELL, D: CELL }),
});
export type LandingRow = z.output<typeof ROW>;

/** `data/charts.json`: the tables of the play aid. */
export const CHARTS = readData(
  'charts.json',
  z.strictObject({
    source,
    types: z.strictObject({ source, infantry: z.array(UNIT_TYPES), regular: z.array(UNIT_TYPES) }),
    landing: z.strictObject({
      source,
      bands: z.array(z.strictObject({ turns: BAND, rows: z.array(ROW) })).check(WHOLE_DAY),
      edgeDelay: few(9),
      noWaterlineDelay: few(9),
      mines: z.strictObject({ turns: BAND, hqDelay: few(9), source }),
    }),
    fire,
    artillery: z.strictObject({
      source,
      turns: BAND,
      targets: z.array(
        z.strictObject({ class: z.enum(['infantry', 'other']), where: z.enum(['box', 'beach']) }),
      ),
    }),
    terrain,
    weapons,
    attack,
    barrage,
    limits: z.strictObject({
      source,
      stack: few(9),
      /** so many do the same together. */
      together: few(9),
      /** REI-08 to 10: how near Americans draw the reserves. */
      reservesNear: few(9),
      box: few(9),
      boxRangersOnly: z.array(z.string()),
      voluntaryDelayFrom: few(32),
      freeBoxFrom: few(32),
      adjacentControl: z.strictObject({ infantrySteps: few(4) }),
      commandRange: few(9),
    }),
    turns,
    catastrophicLoss,
    victory,
    extended,
  }),
  file,
);
