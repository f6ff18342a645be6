import { readData } from '@bocage/wargame';
import * as z from 'zod/mini';
import file from '../../data/setup.json' with { type: 'json' };
import { BAND, DIVISIONS, few, HEX, SECTORS, TURNS } from './words.ts';

const source = z.string();

const BOX = z.strictObject({
  id: z.string(),
  beach: z.nullable(z.string()),
  sector: SECTORS,
  hex: HEX,
  low: HEX,
  mid: HEX,
  high: z.nullable(HEX),
  obstacle: z.nullable(HEX),
});
/** A landing box. */
export type BoxData = z.output<typeof BOX>;

const RESERVES = z.strictObject({
  TR: few(9),
  DR: few(11),
  positions: z.array(z.strictObject({ position: z.string(), depth: z.boolean() })),
});
/** Reserves that are dealt to the map: so many of each class, to these positions. */
export type ReservesData = z.output<typeof RESERVES>;

const PIECE = { unit: z.string(), steps: z.optional(few(4)) };
const ASHORE = z.strictObject({
  ...PIECE,
  hex: HEX,
  hero: z.optional(z.string()),
  transferred: z.optional(z.boolean()),
});
const ON_BEACH = z.strictObject({ ...PIECE, sector: SECTORS });

const SCENARIO_IDS = z.enum(['first-waves', 'easy-fox', 'd-day', 'beyond-the-beach']);
export type ScenarioId = z.output<typeof SCENARIO_IDS>;
const SCENARIO = z.strictObject({
  id: SCENARIO_IDS,
  name: z.string(),
  turns: BAND,
  sectors: z.array(SECTORS),
  /** The turns of whose units it has any; those of earlier ones come by `start`, or are out of play. */
  arrivals: BAND,
  germans: z.strictObject({
    wn: z.array(
      z.strictObject({ hex: HEX, kind: z.enum(['plain', '75', '88', 'rocket']), depth: z.boolean() }),
    ),
    pools: z.strictObject({
      WN: few(18),
      TR: few(9),
      DR: few(11),
      KGM: few(8),
      KGMdepth: few(4),
      mobile: few(24),
      building: few(8),
    }),
    reserves: z.optional(RESERVES),
  }),
  start: z.strictObject({
    ashore: z.array(ASHORE),
    /** Those whom the player puts on the beach of their sector. */
    onBeach: z.array(ON_BEACH),
    delayed: z.optional(z.array(z.strictObject({ unit: z.string(), turn: TURNS }))),
    cleared: z.array(HEX),
    lossBox: z.strictObject({ '1st': z.array(z.string()), '29th': z.array(z.string()) }),
    rocketsFired: few(9),
  }),
  /** The points that win, where the charts have others for two sectors. */
  win: z.optional(few(99)),
  source,
});
/** A scenario. */
export type ScenarioData = z.output<typeof SCENARIO>;

/** `data/setup.json`: places with a name on the map, and the scenarios. */
export const SETUP = readData(
  'setup.json',
  z.strictObject({
    source,
    sectors: z.array(z.strictObject({ id: SECTORS, division: DIVISIONS, source })),
    /** From west to east. */
    boxes: z.strictObject({ list: z.array(BOX), source }),
    beaches: z.array(z.strictObject({ id: z.string(), name: z.string(), source })),
    zones: z.array(z.strictObject({ id: z.string(), source })),
    exits: z.array(z.strictObject({ id: z.string(), hex: HEX, source })),
    draws: z.array(
      z.strictObject({
        id: z.string(),
        hexes: z.array(HEX),
        barrier: z.array(z.string().check(z.regex(/^\d{4}\/\d{4}$/))),
        scores: z.boolean(),
        source,
      }),
    ),
    obstacles: z.strictObject({ hexes: z.array(HEX), source }),
    scenarios: z.array(SCENARIO),
  }),
  file,
);
