import * as z from 'zod/mini';
import { DOTS, few, WEAPONS } from './words.ts';

// Charts of fire, ground, weapons and attack, as `data/charts.json` has them.

const source = z.string();

const CELL = z.strictObject({
  armored: z.boolean(),
  symbol: z.enum(['any', 'target']),
  steps: few(1),
  disrupted: z.boolean(),
});
const COLUMNS = z.strictObject({ known: CELL, hidden: CELL });
const AMBUSH = z.strictObject({ steps: few(1) });
export const fire = z.strictObject({
  source,
  cells: z.strictObject({ intense: COLUMNS, steady: COLUMNS, sporadic: COLUMNS }),
  ambush: z.strictObject({ intense: AMBUSH, steady: AMBUSH, sporadic: AMBUSH }),
  concentrated: few(9),
  leaderDots: z.array(DOTS),
  leaders: z.strictObject({ hqDelay: few(9) }),
});

const MAY = z.enum(['yes', 'no', 'road', 'climb', 'climbCliff']);
const ENTRY = { kind: z.string(), infantry: MAY, leaders: MAY, others: MAY };
const TIMES = few(2);
export const terrain = z.strictObject({
  source,
  hexes: z.array(z.strictObject({ ...ENTRY, defense: z.strictObject({ unit: TIMES, depth: TIMES }) })),
  sides: z.array(
    z.strictObject({
      ...ENTRY,
      /** What its strength is multiplied by, or what becomes of an attack up and down. */
      defense: z.strictObject({
        unit: z.optional(TIMES),
        depth: z.optional(TIMES),
        up: z.optional(z.literal('prohibited')),
        down: z.optional(z.enum(['prohibited', 'slope'])),
      }),
    }),
  ),
  protective: z.array(z.string()),
  lowGround: z.array(z.string()),
});

const ARMS = z.array(WEAPONS);
export const weapons = z.strictObject({
  source,
  list: z.record(WEAPONS, z.string()),
  full: z.strictObject({ infantry: ARMS, ranger: ARMS, heavyInfantry: ARMS }),
  heavyAtRange: ARMS,
  always: z.strictObject({ tank: ARMS, antiAircraft: ARMS, artillery: ARMS, dukw: ARMS, antiTank: ARMS }),
  tankNear: z.strictObject({ within: few(9), adds: ARMS }),
  hq: ARMS,
  naval: ARMS,
  navalStrength: few(20),
  hero: z.strictObject({ wildCards: few(9), strength: few(9) }),
  flanking: z.strictObject({ both: z.strictObject({ hexes: few(6) }) }),
});

const EFFECT = z.enum([
  'usDisrupted', 'gainDepth', 'unitHidden', 'germanDisrupted', 'attrition', 'defeated', 'reveal', 'depthOut',
]); // biome-ignore format: a list
const EFFECTS = z.array(EFFECT);
const BY_DEPTH = z.strictObject({ alone: EFFECTS, hidden: EFFECTS, revealed: EFFECTS });
const BY_RATIO = z.strictObject({ less: BY_DEPTH, equal: BY_DEPTH, greater: BY_DEPTH, double: BY_DEPTH });
export const attack = z.strictObject({
  source,
  ratios: z.array(z.enum(['less', 'equal', 'greater', 'double'])),
  /** So many times the strength of the Germans is double. */
  doubleAt: few(9),
  cells: z.strictObject({ without: BY_RATIO, with: BY_RATIO }),
  effects: z.record(EFFECT, z.string()),
  extended: z.strictObject({ double: EFFECTS, source }),
});
export const barrage = z.strictObject({
  source,
  strengths: z.array(z.tuple([few(99), few(99)])),
  rows: z.array(
    z.strictObject({
      shows: z.enum(['neither', 'symbol', 'colour', 'both']),
      depth: z.boolean(),
      cells: z.array(EFFECTS),
    }),
  ),
  distance: z.strictObject({ least: few(9) }),
  naval: z.strictObject({ result: EFFECTS, source }),
});
